import { rollDie } from '../../kernel/chance.js';
import { type Chance, type Options, type Seat } from '../../kernel/game-definition.js';
import { begin, ended } from '../../kernel/game-of-steps.js';
import { sealedChoice } from '../../kernel/sealed-choice.js';
import { type PlanetSteamAction } from '../actions.js';
import { type Board, type TableOptions } from '../board.js';
import { RIVER_NEUTRALS } from '../components/tables.js';
import { RESOURCES } from '../components/terminal.js';
import { type PlanetSteamFact } from '../facts.js';
import { type AnyFact, offer, oneOf, resourceOption, type RulesOf, type StepOf, type Wanted } from '../offers.js';

/** 2.8: all roll, those tied for the highest roll again, until one is highest. */
const firstPlayer = (seats: readonly Seat[], chance: Chance): PlanetSteamFact => {
  const rolls: Record<Seat, number>[] = [];
  let left = seats;
  do {
    const roll = Object.fromEntries(left.map((seat) => [seat, rollDie(chance)]));
    rolls.push(roll);
    const highest = Math.max(...Object.values(roll));
    left = left.filter((seat) => roll[seat] === highest);
  } while (left.length > 1);
  return { type: 'FirstPlayerRolled', rolls, seat: left[0] };
};

export const setup = (options: Options, seats: readonly Seat[], chance: Chance): AnyFact[] => {
  const chosen = options as unknown as TableOptions;
  return [
    { type: 'TableLaid', seats, options: chosen },
    firstPlayer(seats, chance),
    begin({ step: 'startingCarriers' }, ...(chosen.variableClaims ? [{ step: 'riverAgreement' } as const] : []), {
      step: 'round',
      round: 1,
    }),
  ];
};

/** 2.9: sealed and side by side, for no choice limits another. */
export const startingCarriers: RulesOf<'startingCarriers'> = sealedChoice<
  Board,
  StepOf<'startingCarriers'>,
  PlanetSteamAction,
  AnyFact
>({
  seats: ({ board }) => board.seats,
  ask: () => ({
    about: { say: 'about.startingCarriers' },
    offers: [offer('UpgradeStartingCarrier', '2.9', { inputs: { resource: oneOf(RESOURCES.map(resourceOption)) } })],
    silent: { type: 'UpgradeStartingCarrier', resource: 'water' },
  }),
  reveal: (_here, choices) => [
    {
      type: 'StartingCarriersRevealed',
      carriers: Object.fromEntries(
        choices.map(([seat, action]) => [seat, (action as Wanted<'UpgradeStartingCarrier'>).resource]),
      ),
    },
    ended,
  ],
});

/** 14.4a, 14.4b: agreement means the same sealed number from all; otherwise the die. */
export const riverAgreement: RulesOf<'riverAgreement'> = sealedChoice<
  Board,
  StepOf<'riverAgreement'>,
  PlanetSteamAction,
  AnyFact
>({
  seats: ({ board }) => board.seats,
  ask: ({ board }) => ({
    about: { say: 'about.riverAgreement' },
    offers: [
      offer('ProposeRiverNeutrals', '14.4a', {
        inputs: { count: { kind: 'number', min: 0, max: RIVER_NEUTRALS[board.seats.length] } },
      }),
    ],
    silent: { type: 'ProposeRiverNeutrals', count: 0 },
  }),
  reveal: ({ board }, choices, chance) => {
    const proposals = Object.fromEntries(
      choices.map(([seat, action]) => [seat, (action as Wanted<'ProposeRiverNeutrals'>).count]),
    );
    const [first, ...rest] = Object.values(proposals);
    if (rest.every((count) => count === first)) return [{ type: 'RiverNeutralsAgreed', count: first }, ended];
    const face = rollDie(chance);
    const count = face <= RIVER_NEUTRALS[board.seats.length] ? face : 0;
    return [{ type: 'RiverNeutralsRolled', proposals, face, count }, ended];
  },
});
