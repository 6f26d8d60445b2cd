import { type Pay, type SpacecorpAction } from '../../../src/games/spacecorp/actions.js';
import { cardById } from '../../../src/games/spacecorp/components/cards.js';
import { components as box } from '../../../src/games/spacecorp/components/index.js';
import { type BaseType, type TimeUse, type ValueKind } from '../../../src/games/spacecorp/components/kinds.js';
import { card, cards } from './given.js';

/**
 * Actions in the words of given.ts: `move(1, 'luna', { hq: 'A', cards: 'ion_drive heavy_lifter', time: 'x2' })`.
 * A card stands for its face of the action's kind, `fission_drive:s` for the shielded one.
 */
export interface Paid {
  /** Seats whose Infra is used: 'A', 'AB'. */
  readonly hq?: string;
  readonly cards?: string;
  /** Infra cards that give their shielded face, by seat and slot: 'A2'. */
  readonly infra?: string;
  readonly time?: TimeUse;
  /** Boosts of opponents' bases: 'port:B factory:C'. */
  readonly bases?: string;
  /** The card, or Infra card by seat and slot, that a Spaceport doubles. */
  readonly double?: string;
  readonly edge?: string;
  readonly via?: string;
  readonly profit?: number;
}

const words = (list: string): string[] => list.split(/\s+/).filter(Boolean);

/** `ion_drive` as the face of a kind: `M14/0`. */
export const face = (kind: ValueKind, name: string): string => {
  const [of, sign] = name.split(':');
  const id = card(of);
  const faces = cardById(box, id)!.type.faces;
  const index = faces.findIndex((one) => one.kind === kind && (one.sign === 'shielded') === (sign === 's'));
  if (index < 0) throw new Error(`${name} has no face ${kind}`);
  return `${id}/${index}`;
};

const INFRA = /^[A-D][1-3]$/;
const pay = (kind: ValueKind, paid: Paid): Partial<Pay> => ({
  ...(paid.hq === undefined ? {} : { hq: [...paid.hq] }),
  ...(paid.cards === undefined ? {} : { faces: words(paid.cards).map((name) => face(kind, name)) }),
  ...(paid.infra === undefined ? {} : { infra: words(paid.infra) }),
  ...(paid.time === undefined ? {} : { time: paid.time }),
  ...(paid.bases === undefined ? {} : { bases: words(paid.bases) }),
  ...(paid.double === undefined ? {} : { double: [INFRA.test(paid.double) ? paid.double : face(kind, paid.double)] }),
  ...(paid.edge === undefined ? {} : { edge: cards(paid.edge) }),
  ...(paid.via === undefined ? {} : { via: [paid.via] }),
  ...(paid.profit === undefined ? {} : { profit: paid.profit }),
});

export const move = (team: number, to: string, paid: Paid = {}): SpacecorpAction => ({
  type: 'MoveTeam',
  team,
  to,
  ...pay('move', paid),
});
export const explore = (team: number, paid: Paid = {}): SpacecorpAction => ({
  type: 'ExploreSite',
  team,
  ...pay('explore', paid),
});
/** One type, or one for each box of a star: build(1, 'refinery bio_lab'). */
export const build = (team: number, types: string, paid: Paid = {}): SpacecorpAction => {
  const [base1, base2, base3] = words(types) as BaseType[];
  return {
    type: 'BuildBases',
    team,
    base1,
    ...(base2 ? { base2 } : {}),
    ...(base3 ? { base3 } : {}),
    ...pay('build', paid),
  };
};
/** produce('deimos/1 legacy', { cards: 'regolith_miner' }); the box of a site with one box may be left out. */
export const produce = (tiles: string, paid: Paid = {}): SpacecorpAction => ({
  type: 'Produce',
  tiles: words(tiles).map((tile) => (tile === 'legacy' || tile.includes('/') ? tile : `${tile}/1`)),
  ...pay('produce', paid),
});
export const research = (paid: Paid = {}): SpacecorpAction => ({ type: 'Research', ...pay('research', paid) });
export const advanceGenetics = (paid: Paid = {}): SpacecorpAction => ({
  type: 'AdvanceGenetics',
  ...pay('genetics', paid),
});
export const advanceRevelation = (paid: Paid = {}): SpacecorpAction => ({
  type: 'AdvanceRevelation',
  ...pay('revelation', paid),
});
export const upgrade = (name: string, slot: number): SpacecorpAction => ({
  type: 'UpgradeHQ',
  card: card(name),
  slot: String(slot),
});
/** special('near_space_probe', { site: 'eros' }), special('anti_matter_prototype', { team: 1, to: 'titan' }). */
export const special = (
  name: string,
  so: { readonly site?: string; readonly team?: number; readonly to?: string } = {},
): SpacecorpAction => ({ type: 'PlaySpecial', card: card(name), ...so });
/** colonize('tau_ceti', '17', 'team build', { hq: 'A' }) */
export const colonize = (region: string, colony: string, sources = '', paid: Paid = {}): SpacecorpAction => ({
  type: 'Colonize',
  region,
  colony,
  sources: words(sources) as ('team' | 'build' | 'profit')[],
  ...pay('build', paid),
});
export const claimRows = (...rows: readonly number[]): SpacecorpAction => ({
  type: 'ClaimContracts',
  rows: rows.map(String),
});
export const transport = (team: number, to: string): SpacecorpAction => ({ type: 'TransportTeam', team, to });
export const stay: SpacecorpAction = { type: 'StayPut' };
export const idle: SpacecorpAction = { type: 'IdleTurn' };
export const pass: SpacecorpAction = { type: 'PassForEra' };
export const waive: SpacecorpAction = { type: 'Waive' };
export const passWindow: SpacecorpAction = { type: 'PassWindow' };
/** edge('hack', ...) by the name of the card that carries it: edge('data_mining', { box: '2' }). */
export const edge = (
  name: string,
  so: Partial<Extract<SpacecorpAction, { type: 'PlayEdge' }>> = {},
): SpacecorpAction => ({ ...so, type: 'PlayEdge', card: card(name) });
export const takeOffer = (n: number): SpacecorpAction => ({ type: 'TakeOffer', box: String(n) });
export const drawDeck = (count: number): SpacecorpAction => ({ type: 'DrawFromDeck', count });
