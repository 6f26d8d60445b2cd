import { BASE_TYPES, ERAS, LATER_ERAS, PROGRESS_KINDS, type ProgressKind, SEAT_COUNTS } from '../kinds.js';
import { type Components } from '../types.js';
import { part, repeated, sumOf, unless } from './parts.js';

/** 1.3, 1.4, 13.13, 13.22: printed numbers. */
const BASES = 27;
const PROGRESS: Readonly<Record<ProgressKind, number>> = { adaptation: 18, breakthrough: 14 };
const PROGRESS_OF_AN_ERA = 16;
const COLONIES = { 2: 12, 3: 17, 4: 20 } as const;

const basesPart = part(['bases'], ({ bases }) => {
  const all = sumOf(BASE_TYPES, (type) => bases[type].copies);
  return [
    ...unless(all === BASES, 'bases', `a seat has ${BASES} bases, not ${all}.`),
    ...BASE_TYPES.flatMap((type) =>
      ERAS.flatMap((era) => {
        const { requirement, effects } = bases[type];
        const needs = requirement[era];
        return [
          ...unless(
            needs !== null || effects[era].length === 0,
            `bases.${type}.effects.${era}`,
            'a base that cannot be built in an era has no effects in it.',
          ),
          ...unless(
            needs?.kind !== 'tileWith' || needs.anyOf.length > 0,
            `bases.${type}.requirement.${era}.anyOf`,
            'this list is empty.',
          ),
        ];
      }),
    ),
  ];
});

const progressPart = part(['progress'], ({ progress }) => [
  ...PROGRESS_KINDS.flatMap((kind) => {
    const found = sumOf(
      progress.filter((title) => title.kind === kind),
      ({ copies }) => copies,
    );
    return unless(found === PROGRESS[kind], 'progress', `there are ${PROGRESS[kind]} cards of ${kind}s, not ${found}.`);
  }),
  ...LATER_ERAS.flatMap((era) => {
    const found = sumOf(
      progress.filter((title) => title.era === era),
      ({ copies }) => copies,
    );
    return unless(found === PROGRESS_OF_AN_ERA, 'progress', `${era} has ${PROGRESS_OF_AN_ERA} cards, not ${found}.`);
  }),
  ...progress.flatMap(({ id, prerequisite, effects }) => [
    ...unless(
      prerequisite?.kind !== 'owns' || progress.some((other) => other.id === prerequisite.title && other.id !== id),
      `progress[${id}].prerequisite.title`,
      `there is no other title "${prerequisite?.kind === 'owns' ? prerequisite.title : ''}".`,
    ),
    ...unless(effects.length > 0, `progress[${id}].effects`, 'this list is empty.'),
  ]),
  ...repeated(progress.map(({ id }) => [id, `progress[${id}].id`])),
]);

const coloniesPart = part(['colonies', 'colonyEffects'], ({ colonies, colonyEffects }) => [
  ...SEAT_COUNTS.flatMap((seats) => {
    const found = colonies.filter((colony) => colony.seats.includes(seats)).length;
    return unless(
      found === COLONIES[seats],
      'colonies',
      `with ${seats} seats ${COLONIES[seats]} colonies are used, not ${found}.`,
    );
  }),
  ...colonies.flatMap(({ id, effect }) =>
    unless(Object.hasOwn(colonyEffects, effect), `colonies[${id}].effect`, `there is no effect "${effect}".`),
  ),
  ...repeated(colonies.map(({ id }) => [id, `colonies[${id}].id`])),
]);

const wrongPlaces = ({ setUp, boards }: Pick<Components, 'setUp' | 'boards'>): readonly string[] =>
  ERAS.flatMap((era) =>
    (setUp.eras[era].beyond ?? []).flatMap(({ site: id, how }, i) => {
      const kind = how === 'explores' || how === 'stands' ? 'world' : 'star';
      return unless(
        boards[era].sites.some((site) => site.id === id && site.kind === kind),
        `setUp.eras.${era}.beyond[${i}].site`,
        `there is no ${kind} "${id}" on this board.`,
      );
    }),
  );

const setUpPart = part(['setUp', 'wheel', 'contracts', 'figures'], ({ setUp, wheel, contracts, figures }) => [
  ...ERAS.flatMap((era) => {
    const { teamsAtHome, extraDraws, begun } = setUp.eras[era];
    const path = `setUp.eras.${era}`;
    return [
      ...unless(teamsAtHome <= setUp.teams, `${path}.teamsAtHome`, `a seat has ${setUp.teams} teams.`),
      ...unless(begun.cubeSpaces < wheel.spaces, `${path}.begun.cubeSpaces`, `the wheel has ${wheel.spaces} spaces.`),
      ...SEAT_COUNTS.flatMap((seats) =>
        extraDraws[seats].flatMap((place, i) =>
          unless(place <= seats, `${path}.extraDraws.${seats}[${i}]`, `there are ${seats} seats only.`),
        ),
      ),
      ...unless(
        figures.contractsToEnd <= contracts[era].length,
        'figures.contractsToEnd',
        `${era} has ${contracts[era].length} contracts.`,
      ),
    ];
  }),
]);

export const pieceParts = [basesPart, progressPart, coloniesPart, setUpPart, part(['setUp', 'boards'], wrongPlaces)];
