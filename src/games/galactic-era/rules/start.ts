import { type Seat } from '../../kernel/game-definition.js';
import { become, begin } from '../../kernel/game-of-steps.js';
import { sealedChoice } from '../../kernel/sealed-choice.js';
import { type GalacticAction } from '../actions.js';
import { type Board, galaxy, level, playersOf, seated } from '../board.js';
import { ETHICS, type People, PEOPLES, ROUNDS, type StartBonus } from '../components/pieces.js';
import { sectorOf } from '../components/sectors.js';
import { TECHNOLOGIES, type Technology } from '../components/technologies.js';
import { type GalacticFact } from '../facts.js';
import { type AnyFact, named, offer, oneOf, type RulesOf, type StepOf, type Wanted } from '../offers.js';
import { type GalacticStep } from '../steps.js';
import { raised } from './levels.js';
import { isPicking } from './set-ups.js';
import { invitations, invitedAnswer } from './invitations.js';

const puppetsOf = ({ puppet }: Board): Seat[] => (puppet === null ? [] : [puppet.seat]);

/** The root: it lives all game, invites to peace and cards, and lets the rounds follow each other (chapters 3 and 4). */
export const galaxyStep: RulesOf<'galaxy'> = {
  invites: ({ board }) => invitations(board),
  answer: ({ board }, seat, action, chance) => invitedAnswer(board, seat, action, chance),
  resolve: ({ board }) => {
    if (board.ended) return [];
    if (board.round === 0 && board.nations[board.seats[0]].people === null)
      return [
        begin<GalacticStep>(
          { step: isPicking(board) ? 'picking' : 'gatheringPeoples' },
          { step: 'choosingEthics' },
          { step: 'startBonuses' },
        ),
      ];
    return [
      begin<GalacticStep>(board.round < ROUNDS ? { step: 'round', round: board.round + 1 } : { step: 'reckoning' }),
    ];
  },
};

/** 3.10 */
export const gatheringPeoples: RulesOf<'gatheringPeoples'> = sealedChoice<
  Board,
  StepOf<'gatheringPeoples'>,
  GalacticAction,
  AnyFact
>({
  seats: ({ board }) => playersOf(board),
  ask: ({ board }, seat) => ({
    about: { say: 'about.gatheringPeoples' },
    offers: [
      offer('KeepPeople', '3.10', {
        inputs: { people: oneOf(board.nations[seat].dealt.map((people) => named('people', people))) },
      }),
    ],
    silent: { type: 'KeepPeople', people: board.nations[seat].dealt[0] },
  }),
  reveal: ({ board }, choices) => [
    {
      type: 'PeoplesRevealed',
      peoples: Object.fromEntries([
        ...choices.map(([seat, action]) => [seat, (action as Wanted<'KeepPeople'>).people] as const),
        ...puppetsOf(board).map((seat) => [seat, board.nations[seat].people!] as const),
      ]),
    },
    { type: 'StepEnded' },
  ],
});

/** 3.11 */
export const choosingEthics: RulesOf<'choosingEthics'> = sealedChoice<
  Board,
  StepOf<'choosingEthics'>,
  GalacticAction,
  AnyFact
>({
  seats: ({ board }) => playersOf(board),
  ask: () => ({
    about: { say: 'about.choosingEthics' },
    offers: [
      offer('ChooseEthics', '3.11', {
        inputs: {
          ethics: oneOf(
            ETHICS.map((side) => named('ethics', side)),
            'light',
          ),
        },
      }),
    ],
    silent: { type: 'ChooseEthics', ethics: 'light' },
  }),
  reveal: ({ board }, choices) => [
    {
      type: 'EthicsRevealed',
      // 28.3
      ethics: Object.fromEntries([
        ...choices.map(([seat, action]) => [seat, (action as Wanted<'ChooseEthics'>).ethics] as const),
        ...puppetsOf(board).map((seat) => [seat, 'light'] as const),
      ]),
    },
    { type: 'StepEnded' },
  ],
});

const bonusOf = (board: Board, seat: Seat): StartBonus => {
  const { people, ethics } = board.nations[seat];
  return PEOPLES[people as People][ethics];
};
const sectorBonus = (board: Board, seat: Seat) =>
  sectorOf(board.tiles.find(({ position }) => position === board.nations[seat].position)!.sector).bonus;

/** 3.12 to 3.17d: what a seat gets, and the choice that is left to it. */
export const startOf = (board: Board, seat: Seat): { facts: GalacticFact[]; steps: GalacticStep[] } => {
  const bonus = bonusOf(board, seat);
  const sector = sectorBonus(board, seat);
  const { capital } = board.nations[seat];
  const own = { ...bonus.technology } as Partial<Record<Technology, number>>;
  const given: Partial<Record<Technology, number>> = { ...own };
  let choices = bonus.choice ? 1 : 0;
  const yowies = board.nations[seat].people === 'yowies';
  if ('technology' in sector) {
    // 3.17, 3.17b, 25.21c: the same technology twice, or one that cannot rise, is a choice of another.
    if (own[sector.technology] !== undefined || (yowies && sector.technology === 'robotics')) choices++;
    else given[sector.technology] = 2;
  }
  const ships = (bonus.ships ?? 0) + ('ships' in sector ? sector.ships : 0);
  const discs = (bonus.discs ?? 0) + ('discs' in sector ? sector.discs : 0);
  const rises = Object.entries(given).map(([technology, to]) =>
    raised(board, seat, technology as Technology, to, 'start'),
  );
  const not: Technology[] = yowies ? ['robotics', 'spirituality'] : [];
  return {
    facts: [
      ...rises.flatMap(({ facts }) => facts),
      ...(ships === 0 ? [] : [{ type: 'ShipsPlaced', seat, hex: capital, ships, why: 'start' } as const]),
      ...(discs === 0 ? [] : [{ type: 'DiscsPlaced', seat, hex: capital, count: discs, why: 'start' } as const]),
      ...(bonus.points ? [{ type: 'PointsChanged', seat, points: bonus.points, why: 'start' } as const] : []),
      ...handicap(board, seat),
    ],
    steps: [
      ...rises.flatMap(({ steps }) => steps),
      ...Array.from({ length: choices }, (): GalacticStep => ({ step: 'choosingBonus', seat, not })),
    ],
  };
};

/** 27.1 */
const handicap = (board: Board, seat: Seat): GalacticFact[] => {
  const who = board.options[`handicap${seat}`];
  if (who !== 'beginner' && who !== 'experienced') return [];
  return [{ type: 'PointsChanged', seat, points: who === 'beginner' ? 5 : -5, why: 'handicap' }];
};

export const startBonuses: RulesOf<'startBonuses'> = {
  resolve: ({ board }) => {
    const all = seated(board).map((seat) => startOf(board, seat));
    // 28.3a: nobody can choose for the puppet yet.
    const now = playersOf(board).map((seat) => startOf(board, seat));
    return [...all.flatMap(({ facts }) => facts), become<GalacticStep>(...now.flatMap(({ steps }) => steps))];
  },
};

/** 3.17: one technology at I rises to II. */
export const choosingBonus: RulesOf<'choosingBonus'> = {
  asks: ({ board, step: { seat, not } }) => {
    const open = TECHNOLOGIES.filter((technology) => level(board, seat, technology) === 1 && !not.includes(technology));
    return [
      {
        seat,
        about: { say: 'about.choosingBonus' },
        offers: [
          offer('ChooseTechnology', '3.17', {
            inputs: { technology: oneOf(open.map((technology) => named('technology', technology))) },
          }),
        ],
        silent: { type: 'ChooseTechnology', technology: open[0] },
      },
    ];
  },
  answer: ({ board, step: { seat } }, _seat, action) => {
    const { facts, steps } = raised(board, seat, (action as Wanted<'ChooseTechnology'>).technology, 2, 'start');
    return [...facts, become<GalacticStep>(...steps)];
  },
};

/** 11.3b */
export const hasFreeOval = (board: Board, seat: Seat): boolean =>
  board.round === 1 && 'extraOval' in sectorBonus(board, seat);
export const mainPlanetOfCentre = (board: Board): string =>
  galaxy(board).planets.find((hex) => galaxy(board).places[hex].main && galaxy(board).places[hex].position === 0)!;
