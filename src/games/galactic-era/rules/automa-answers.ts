import { type Ask, type Chance, type Offer, type Seat } from '../../kernel/game-definition.js';
import { type GalacticAction } from '../actions.js';
import { type Board } from '../board.js';
import { FIGHTS_FROM } from '../components/automas.js';
import { type Hex } from '../components/galaxy.js';
import { type GalacticFact } from '../facts.js';
import { type GalacticStep } from '../steps.js';
import { drawn, drawnSome, rolled } from './automa-dice.js';

/** What an automa answers where a seat would be asked (29.12, 29.17, 29.18); nobody is. */
export interface Answered {
  readonly action: GalacticAction;
  /** Dice rolled for it. */
  readonly told: readonly GalacticFact[];
}

const idsIn = (offer: Offer, input: string): string[] => {
  const found = offer.inputs[input];
  return found?.kind === 'pick' && !('list' in found.from) ? found.from.map(({ id }) => id) : [];
};
const maxima = (offer: Offer, input: string): Record<string, number> => {
  const found = offer.inputs[input];
  return found?.kind === 'amounts' ? Object.fromEntries(found.over.map(({ id, max }) => [id, max])) : {};
};

/** Its own ships before those of whoever fights beside it. */
const ownLosses = (seat: Seat, offer: Offer): Record<string, number> => {
  const all = Object.entries(maxima(offer, 'lose'));
  const isOwn = (id: string): boolean => id.startsWith(`${seat}.`);
  let left = offer.inputs.lose?.kind === 'amounts' ? offer.inputs.lose.total.min : 0;
  return Object.fromEntries(
    [...all.filter(([id]) => isOwn(id)), ...all.filter(([id]) => !isOwn(id))].map(([id, max]) => {
      const n = Math.min(max, left);
      left -= n;
      return [id, n];
    }),
  );
};

export const automaAnswer = (
  board: Board,
  step: GalacticStep,
  { seat, offers, silent }: Ask<GalacticAction>,
  chance: Chance,
): Answered => {
  const { kind } = board.automas[seat];
  const offer = (type: GalacticAction['type']): Offer<GalacticAction> | undefined =>
    offers.find(({ action }) => action.type === type);
  const leave = offer('Leave');
  const away = (): GalacticAction => ({ type: 'Leave', to: drawn(chance, idsIn(leave!, 'to')) });
  const says = (action: GalacticAction, ...told: readonly GalacticFact[]): Answered => ({ action, told });
  switch (step.step) {
    case 'battles':
      return says({ type: 'Fight', hex: drawn(chance, idsIn(offer('Fight')!, 'hex')) });
    case 'retreats': {
      if (!leave) break;
      if (kind === 'farmers') return says(away());
      const roll = rolled(board, seat, 'retreat', chance);
      return says(roll.result >= FIGHTS_FROM ? { type: 'Stay' } : away(), roll);
    }
    case 'drivenOff':
    case 'rout':
      return says(away());
    case 'spoils':
      if (kind === 'slavers') return says({ type: 'NameSpoils', destroy: maxima(offer('NameSpoils')!, 'destroy') });
      break;
    case 'losses':
      return says({ type: 'NameLosses', lose: ownLosses(seat, offer('NameLosses')!) });
    case 'technologyTheft': {
      const steal = drawn(
        chance,
        offers.filter(({ action }) => action.type === 'Steal'),
      );
      const technology = drawn(chance, idsIn(steal, 'technology'));
      return says({ ...steal.action, technology } as unknown as GalacticAction);
    }
    case 'growing': {
      const { natural, replicas: wished } = silent as Extract<GalacticAction, { type: 'PlaceDiscs' }>;
      const open: Hex[] = idsIn(offer('PlaceDiscs')!, 'replicas');
      return says({ type: 'PlaceDiscs', natural, replicas: drawnSome(chance, open, wished.length) });
    }
    default:
      break;
  }
  if (silent === undefined || silent === null) throw new Error(`galactic-era: an automa has no answer in ${step.step}`);
  return says(silent);
};
