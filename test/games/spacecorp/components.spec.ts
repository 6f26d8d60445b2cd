import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { type Locale, LOCALES, type Words } from '../../../src/games/kernel/game-definition.js';
import { tell } from '../../../src/games/kernel/tell.js';
import { en as kernelEn } from '../../../src/games/kernel/words/en.js';
import { es as kernelEs } from '../../../src/games/kernel/words/es.js';
import { type Site } from '../../../src/games/spacecorp/components/board-types.js';
import { cardById, deckOf, isTimeCard, timeCardsOf } from '../../../src/games/spacecorp/components/cards.js';
import { checkComponents } from '../../../src/games/spacecorp/components/check.js';
import {
  distancesFromHome,
  nearby,
  nearbySystems,
  neighboursOf,
  waysFrom,
} from '../../../src/games/spacecorp/components/distances.js';
import { components } from '../../../src/games/spacecorp/components/index.js';
import {
  BASE_TYPES,
  EDGE_IDS,
  type Era,
  ERAS,
  SEAT_COUNTS,
  SIDES,
  STACKS,
} from '../../../src/games/spacecorp/components/kinds.js';
import { nameWords } from '../../../src/games/spacecorp/components/names.js';
import { phraseOf, textWords } from '../../../src/games/spacecorp/components/texts.js';

const { boards, tiles, decks, edges, bases, hqs, contracts, progress, colonies, colonyEffects, setUp, names } =
  components;

const countBy = <T>(entries: readonly T[], key: (entry: T) => string): Record<string, number> =>
  Object.fromEntries(
    Object.entries(Object.groupBy(entries, key)).map(([name, group]) => [name, group?.length ?? 0] as const),
  );
const site = (era: Era, id: string) => boards[era].sites.find((candidate) => candidate.id === id)!;
const title = (id: string) => progress.find((candidate) => candidate.id === id)!;
const distance = (era: Era, from: string, to: string) => waysFrom(components, era, from).get(to)!.distance;

describe('the figures of the rulebook', () => {
  it.each([
    ['mariners', 46, 7],
    ['planeteers', 58, 7],
    ['starfarers', 76, 9],
  ] as const)('1.4 the %s deck has %i cards, 12 Start cards, %i Edge cards', (era, cards, edged) => {
    const deck = deckOf(components, era).map(({ type }) => type);
    expect(deck).toHaveLength(cards);
    expect(deck.filter(({ start }) => start)).toHaveLength(12);
    expect(deck.filter(({ edge }) => edge !== null)).toHaveLength(edged);
    expect(deck.filter(({ edge, start }) => edge !== null && start)).toEqual([]);
  });

  it('1.4 gives every card an id of its own', () => {
    expect(cardById(components, 'M04')?.type.id).toBe('chemical_drive');
    expect(cardById(components, 'M05')?.type.id).toBe('cargo_pod');
    expect(cardById(components, 'P58')?.type.edge).toBe('market_influence');
    expect(cardById(components, 'S76')?.type.edge).toBe('sabotage');
    expect(cardById(components, 'T1')).toBeUndefined();
    expect(timeCardsOf(components)).toHaveLength(8);
    expect(isTimeCard(components, 'T8')).toBe(true);
    expect(isTimeCard(components, 'S76')).toBe(false);
  });

  it('1.4 nine Adaptations and seven Breakthroughs, two copies, 16 cards in each later era', () => {
    expect(countBy(progress, ({ kind }) => kind)).toEqual({ adaptation: 9, breakthrough: 7 });
    expect(countBy(progress, ({ era }) => era)).toEqual({ planeteers: 8, starfarers: 8 });
    expect(progress.every(({ copies }) => copies === 2)).toBe(true);
    expect(progress.every(({ kind, award }) => award === (kind === 'adaptation' ? 1 : 2))).toBe(true);
  });

  it('1.3 four teams, and three bases of each of nine types', () => {
    expect(setUp.teams).toBe(4);
    expect(BASE_TYPES.map((type) => bases[type].copies)).toEqual(Array(9).fill(3));
  });

  it('1.9 the stacks of tiles', () => {
    expect(countBy(tiles.mariners, ({ stack }) => stack)).toEqual({ e1: 6, e2: 3 });
    expect(countBy(tiles.planeteers, ({ stack }) => stack)).toEqual({ e1: 6, e2: 14, e3: 8 });
    expect(countBy(tiles.starfarers, ({ stack }) => stack)).toEqual({ primary: 16, secondary: 12, alien: 5 });
    expect(tiles.starfarers.filter(({ redirect }) => redirect === 'alien')).toHaveLength(2);
  });

  it('1.8 keeps P0 apart from no P number', () => {
    const byId = (id: string) => ERAS.flatMap((era) => tiles[era]).find((tile) => tile.id === id)!;
    expect(byId('M-e1-02').p).toBe(0);
    expect(byId('M-e1-01').p).toBeNull();
  });

  it('1.10, 18.3 what is printed in the HQs', () => {
    const said = ERAS.map((era) => [
      hqs[era].research,
      ...hqs[era].slots.map((face) => (face === null ? null : `${face.kind} ${face.value}`)),
    ]);
    expect(said).toEqual([
      [2, 'move 1', null, null],
      [2, 'move 3', 'explore 1', 'build 2'],
      [3, 'move 5', 'explore 3', 'build 3'],
    ]);
  });

  it('2.7 to 2.10, 13, 18.4 the set-up', () => {
    expect(SEAT_COUNTS.map((seats) => seats * setUp.timeInHand + setUp.timeInDeck[seats])).toEqual([2, 5, 8]);
    expect(setUp.eras.mariners.dealtCard).toBe('chemical_drive');
    expect(setUp.eras.mariners.extraDraws).toEqual({ 2: [2], 3: [2, 3], 4: [3, 4] });
    expect(setUp.eras.mariners.lastSeatProfit).toEqual({ 2: 0, 3: 1, 4: 1 });
    expect(ERAS.map((era) => setUp.eras[era].teamsAtHome)).toEqual([2, 2, 3]);
    expect(ERAS.map((era) => setUp.eras[era].dealtStartCards)).toEqual([0, 2, 2]);
    expect(ERAS.map((era) => setUp.eras[era].begun.profit)).toEqual([0, 8, 20]);
    expect(ERAS.flatMap((era) => setUp.eras[era].beyond?.map((place) => place.site) ?? [])).toEqual([
      'ceres',
      'vesta',
      'alpha_centauri',
      'luhman_16',
    ]);
  });

  it('10.2 seven rows with their awards on both sides', () => {
    const awards = ERAS.map((era) => SIDES.map((side) => contracts[era].map((row) => row[side].award)));
    expect(awards).toEqual([
      [
        [2, 3, 2, 2, 2, 3, 3],
        [2, 3, 2, 2, 2, 3, 3],
      ],
      [
        [3, 3, 5, 5, 4, 4, 4],
        [3, 3, 5, 5, 4, 4, 4],
      ],
      [
        [4, 3, 5, 6, 5, 5, 6],
        [5, 4, 6, 6, 6, 5, 6],
      ],
    ]);
    expect(contracts.mariners[2]['3-4'].condition).toEqual({ kind: 'basesOffLagrange', n: 3 });
    expect(contracts.starfarers[1]['1-2'].condition).toMatchObject({ stacks: ['alien'] });
  });

  it('11.2 which Edge is in which deck, one copy each', () => {
    const carried = Object.fromEntries(
      EDGE_IDS.map((edge) => [
        edge,
        ERAS.map((era) => deckOf(components, era).filter((c) => c.type.edge === edge).length),
      ]),
    );
    expect(carried).toEqual({
      competitors: [1, 0, 1],
      divert: [0, 1, 1],
      hack: [1, 1, 1],
      hostile_microbes: [0, 1, 1],
      incompatible: [0, 1, 1],
      intercept: [1, 1, 1],
      leak: [0, 1, 1],
      market_influence: [1, 1, 0],
      poach: [1, 0, 1],
      sabotage: [1, 0, 1],
      salvage: [1, 0, 0],
    });
    expect(edges.market_influence).toMatchObject({ own: 2, other: 1, moment: 'claims' });
  });

  it('9.5 no upgrade card has a Produce face', () => {
    const faces = ERAS.flatMap((era) => decks[era].filter(({ upgrade }) => upgrade).flatMap((type) => type.faces));
    expect(faces.filter(({ kind }) => kind === 'produce')).toEqual([]);
  });

  it('14.12c, 14.16 prerequisites and Quantum Trading', () => {
    expect(title('star_children').prerequisite).toEqual({ kind: 'ownsOfKind', of: 'breakthrough', n: 2 });
    expect(title('long_sleep').prerequisite).toEqual({ kind: 'owns', title: 'metabolic_control' });
    expect(title('quantum_trading').effects).toEqual([{ kind: 'extraTiles', tiles: 1 }]);
  });

  it('13.22, 16.7 the colonies of each number of seats, by effect', () => {
    const values = (seats: (typeof SEAT_COUNTS)[number]) => {
      const used = colonies.filter((colony) => colony.seats.includes(seats));
      return Object.fromEntries(
        Object.entries(Object.groupBy(used, ({ effect }) => effect)).map(([effect, group]) => [
          effect,
          group!.map(({ value }) => value).sort((a, b) => a - b),
        ]),
      );
    };
    expect(SEAT_COUNTS.map((seats) => colonies.filter((c) => c.seats.includes(seats)).length)).toEqual([12, 17, 20]);
    const shared = { 9: [6, 6], 13: [6], 14: [7], 15: [5], 4: [4], 1: [4, 4], 5: [7], 7: [5], 8: [5], 17: [4] };
    expect(values(2)).toEqual({ 3: [4], 4: [4, 4], 7: [5, 5], 9: [6], 10: [3, 3], 13: [6], 14: [7], 15: [5], 17: [3] });
    expect(values(3)).toEqual({ ...shared, 10: [2, 3, 3], 11: [5], 16: [5] });
    expect(values(4)).toEqual({ ...shared, 10: [2, 2, 3, 3], 11: [5, 5], 16: [5, 5] });
  });
});

/** The boards as the rulebook's tables give them, in English names. */
const rulebook = readFileSync(new URL('../../../src/games/spacecorp/rulebook.md', import.meta.url), 'utf8');
const tableOf = (rule: string): string[][] => {
  const rows = rulebook.split(`- **${rule}** `)[1].split('- **')[0].split('\n');
  return rows
    .filter((row) => row.startsWith('  | '))
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .slice(1);
};
const listed = (cell: string): string[] => (cell === '' ? [] : cell.split(', '));
const bordersOf = (era: Era, region: string): string[] =>
  neighboursOf(boards[era], region).map(([id, cost]) => `${names.region[id].en} ${cost}`);

describe('the boards of the rulebook', () => {
  it.each([
    ['1.16', 'mariners'],
    ['14.1', 'planeteers'],
  ] as const)('%s regions, sites and borders of %s', (rule, era) => {
    const { regions, sites } = boards[era];
    const written = tableOf(rule).map(([region, of, , borders]) => [region, listed(of), listed(borders).sort()]);
    const said = ({ id, kind, explore, build, gravity }: Site): string =>
      [
        names.site[id].en,
        { home: '(home)', beyond: '(Beyond)', lagrange: '(L)', world: '', star: '', spur: '' }[kind],
        explore === null ? '' : `e${explore}`,
        build === null ? '' : `b${build}`,
        gravity === 0 ? '' : `g${gravity}`,
      ]
        .filter((word) => word !== '')
        .join(' ');
    const ours = regions.map(({ id }) => [
      names.region[id].en,
      sites.filter(({ region }) => region === id).map(said),
      bordersOf(era, id).sort(),
    ]);
    expect(ours).toEqual(written);
  });

  it('15.1 regions, figures and borders of starfarers', () => {
    const written = tableOf('15.1').map(([region, e, b, boxes, stars, , borders]) => [
      region.replace(/ \((home|empty)\)$/, ''),
      [e, b, boxes, stars],
      listed(borders).sort(),
    ]);
    const ours = boards.starfarers.regions.map(({ id }) => {
      const at = boards.starfarers.sites.find(({ region, kind }) => region === id && kind === 'star');
      return [
        names.region[id].en,
        at
          ? [`${at.explore}`, `${at.build}`, `${at.boxes.length}`, at.multiStar ? 'several' : 'one']
          : ['', '', '', ''],
        bordersOf('starfarers', id).sort(),
      ];
    });
    expect(ours).toEqual(written);
  });

  it('14.13 the progress cards in their order', () => {
    const written = tableOf('14.13').map(([name, kind, era, award]) => [name, kind, era, Number(award)]);
    expect(
      progress.map(({ id, kind, era, award }) => [
        names.progress[id].en,
        names.progressKind[kind].en,
        names.era[era].en,
        award,
      ]),
    ).toEqual(written);
  });
});

describe('distances', () => {
  it('1.16, 14.1, 15.1 from home', () => {
    expect(distancesFromHome(components, 'mariners')).toEqual({
      luna: 4,
      ...{ lunar_lp4: 5, lunar_lp5: 5, solar_lp1: 6, solar_lp2: 6, sisyphus: 6, eros: 6, solar_lp4: 7, solar_lp5: 7 },
      ...{ solar_lp3: 9, halley: 8, phobos: 9, deimos: 9, south_mars: 10, north_mars: 10, asteroid_belt: 12 },
    });
    expect(distancesFromHome(components, 'planeteers')).toEqual({
      ...{ davida: 4, interamnia: 4, hygiea: 4, pallas: 4, vesta: 4, ceres: 4 },
      ...{ callisto: 6, io: 7, ganymede: 7, europa: 7, rhea: 9, dione: 9, iapetus: 9, enceladus: 9, titan: 10 },
      ...{ umbriel: 13, ariel: 13, titania: 13, proteus: 16, triton: 17, charon: 19, pluto: 19, oort_cloud: 24 },
    });
    expect(distancesFromHome(components, 'starfarers')).toMatchObject({
      ...{ alpha_centauri: 20, barnard: 30, luhman_16: 30, wolf_359: 40, sirius: 40, epsilon_eridani: 50 },
      ...{ lacaille_9352: 50, procyon: 50, tau_ceti: 60, epsilon_indi: 60, kapteyn: 70, wolf_1061: 70, ross_780: 70 },
    });
  });

  it.each([
    ['20.12', 'mariners', 'luna', 'sisyphus', 4],
    ['20.13', 'mariners', 'earth', 'luna', 4],
    ['20.14', 'mariners', 'north_mars', 'south_mars', 3],
    ['6.6a', 'mariners', 'phobos', 'north_mars', 3],
    ['6.4', 'mariners', 'phobos', 'deimos', 2],
    ['20.29', 'planeteers', 'iapetus', 'umbriel', 12],
    ['14.6', 'planeteers', 'rhea', 'proteus', 13],
    ['14.6a', 'planeteers', 'callisto', 'proteus', 12],
    ['20.40', 'starfarers', 'kapteyn', 'epsilon_eridani', 60],
  ] as const)('%s on the %s board %s to %s is %i', (_rule, era, from, to, expected) => {
    expect(distance(era, from, to)).toBe(expected);
    expect(distance(era, to, from)).toBe(expected);
  });

  it('6.4a is the same both ways between all sites, and knows every pair', () => {
    for (const era of ERAS)
      for (const { id: from } of boards[era].sites) {
        expect(waysFrom(components, era, from).size).toBe(boards[era].sites.length - 1);
        for (const [to, way] of waysFrom(components, era, from)) expect(way.distance).toBe(distance(era, to, from));
      }
  });

  it('14.3a tells the regions crossed and whether there is radiation', () => {
    const way = (era: Era, from: string, to: string) => waysFrom(components, era, from).get(to)!;
    expect(way('planeteers', 'ceres', 'vesta')).toEqual({ distance: 2, through: ['belt'], radiation: false });
    expect(way('planeteers', 'ceres', 'io')).toMatchObject({ through: ['belt', 'jupiter'], radiation: true });
    expect(way('mariners', 'earth', 'eros').through).toEqual(['earth_luna', 'cislunar', 'near_earth']);
    expect(way('starfarers', 'kapteyn', 'epsilon_eridani').through).toContain('void_eridani');
  });

  it('6.4b of equally cheap ways takes one out of the radiation', () => {
    const board = boards.mariners;
    const shone = (...ids: readonly string[]) => ({
      ...components,
      boards: {
        ...boards,
        mariners: {
          ...board,
          regions: board.regions.map((region) => ({ ...region, radiation: ids.includes(region.id) })),
        },
      },
    });
    const acrossLeading = waysFrom(shone('trailing'), 'mariners', 'sisyphus').get('solar_lp3')!;
    const acrossTrailing = waysFrom(shone('leading'), 'mariners', 'sisyphus').get('solar_lp3')!;
    expect(acrossLeading).toEqual({ distance: 5, through: ['near_earth', 'leading', 'far_side'], radiation: false });
    expect(acrossTrailing).toEqual({ distance: 5, through: ['near_earth', 'trailing', 'far_side'], radiation: false });
  });

  it('15.6a never passes through an Orion Spur', () => {
    for (const { id } of boards.starfarers.sites)
      for (const { through } of waysFrom(components, 'starfarers', id).values())
        expect(through.slice(1, -1).filter((region) => region.startsWith('orion'))).toEqual([]);
  });

  it('15.9, 15.9a, 20.41 what is nearby', () => {
    expect(nearbySystems(components)).toEqual([
      ['alpha_centauri', 'luhman_16'],
      ['sirius', 'procyon'],
      ['epsilon_eridani', 'tau_ceti'],
      ['lacaille_9352', 'tau_ceti'],
      ['lacaille_9352', 'epsilon_indi'],
    ]);
    expect(nearby(components).get('ross_780')).toEqual(new Set(['ross_780']));
  });

  it('computes them once', () => {
    expect(waysFrom(components, 'mariners', 'earth')).toBe(waysFrom(components, 'mariners', 'earth'));
    expect(nearbySystems(components)).toBe(nearbySystems(components));
  });

  it('15.10, 20.15, 20.42 costs and boxes', () => {
    expect(site('mariners', 'south_mars')).toMatchObject({ explore: 2, build: 6, gravity: 1, boxes: ['e2'] });
    expect(site('starfarers', 'epsilon_indi')).toMatchObject({
      explore: 10,
      build: 20,
      boxes: ['primary', 'secondary', 'secondary'],
      multiStar: true,
    });
    expect(boards.starfarers.sites.filter(({ kind }) => kind === 'star')).toHaveLength(13);
    expect(boards.mariners.sites.map(({ id }) => id)).not.toContain('rogue_asteroid');
  });
});

describe('names and texts', () => {
  const words: Readonly<Record<Locale, Words>> = {
    en: { ...kernelEn, ...nameWords(names, 'en'), ...textWords('en') },
    es: { ...kernelEs, ...nameWords(names, 'es'), ...textWords('es') },
  };

  it('everything that is named has both names', () => {
    const ids = {
      region: ERAS.flatMap((era) => boards[era].regions.map(({ id }) => id)),
      site: ERAS.flatMap((era) => boards[era].sites.map(({ id }) => id)),
      tile: ERAS.flatMap((era) => tiles[era].map(({ id }) => id)),
      card: [...ERAS.flatMap((era) => decks[era].map(({ id }) => id)), components.time.id],
      progress: progress.map(({ id }) => id),
      colony: colonies.map(({ id }) => id),
      base: BASE_TYPES,
      edge: EDGE_IDS,
      stack: STACKS,
      era: ERAS,
    };
    const wanted = Object.entries(ids).flatMap(([family, of]) => of.map((id) => `${family}.${id}`));
    for (const locale of LOCALES) expect(wanted.filter((key) => !words[locale][key])).toEqual([]);
  });

  it('every effect, requirement and condition can be told in both languages', () => {
    const phrases = [
      ...BASE_TYPES.flatMap((type) =>
        ERAS.flatMap((era) => {
          const needs = bases[type].requirement[era];
          return [
            ...(needs === null ? [] : [phraseOf('requirement', needs)]),
            ...bases[type].effects[era].map((effect) => phraseOf('baseEffect', effect)),
          ];
        }),
      ),
      ...ERAS.flatMap((era) => decks[era].flatMap((type) => (type.special ? [phraseOf('special', type.special)] : []))),
      ...ERAS.flatMap((era) =>
        contracts[era].flatMap((row) => SIDES.map((side) => phraseOf('condition', row[side].condition))),
      ),
      ...progress.flatMap(({ prerequisite, effects }) => [
        ...(prerequisite === null ? [] : [phraseOf('prerequisite', prerequisite)]),
        ...effects.map((effect) => phraseOf('progressEffect', effect)),
      ]),
      ...Object.values(colonyEffects).map((effect) => phraseOf('colonyEffect', effect)),
      ...EDGE_IDS.map((edge) => ({ ...edges[edge], say: `edgeEffect.${edge}` })),
    ];
    for (const locale of LOCALES)
      for (const phrase of phrases) expect(tell({ words: words[locale] }, phrase)).toMatch(/^[^{}]+$/);
  });

  it('says them as a person would', () => {
    const told = (locale: 'en' | 'es', row: number) =>
      tell({ words: words[locale] }, phraseOf('condition', contracts.planeteers[row]['3-4'].condition));
    expect(told('en', 2)).toBe('3 bases in the region Asteroid Belt');
    expect(told('es', 6)).toBe('1 base entre estas regiones: Neptuno y Plutón');
  });
});

/**
 * Component data as a group would edit it: each path, in the form in which faults are told, gets the value; `undefined`
 * takes it out, and `[+]` adds to a list.
 */
type Edit = readonly [path: string, value?: unknown];
type Node = Record<string, unknown>;
const keyIn = (node: unknown, step: string): string => {
  if (!Array.isArray(node)) return step;
  const byId = node.findIndex((entry: unknown) => (entry as Node | null)?.id === step);
  return step === '+' ? String(node.length) : byId >= 0 ? String(byId) : step;
};
const edited = (...edits: readonly Edit[]): unknown => {
  const draft = JSON.parse(JSON.stringify(components)) as Node;
  for (const [path, value] of edits) {
    const steps = path.split(/[.[\]]+/).filter((step) => step !== '');
    const last = steps.pop()!;
    const node = steps.reduce<Node>((at, step) => at[keyIn(at, step)] as Node, draft);
    const key = keyIn(node, last);
    if (value !== undefined) node[key] = value;
    else if (Array.isArray(node)) node.splice(Number(key), 1);
    else delete node[key];
  }
  return draft;
};

/** What, how it is planted, and what is said: at the path that was edited, or where a whole sentence is given, there. */
type Planted = readonly [what: string, edit: Edit, says: string, ...more: readonly Edit[]];
const SHAPES: readonly Planted[] = [
  ['a missing field', ['boards.mariners.sites[luna].gravity'], 'this is missing.'],
  ['a missing section', ['wheel'], 'this is missing.'],
  ['a field that is none', ['tiles.mariners[M-e1-01].gen1', 1], 'there is no such field.'],
  [
    'a text for a number',
    ['decks.mariners[ion_drive].faces[0].value', '3'],
    'should be a whole number from 1, not "3".',
  ],
  ['a number for a list', ['setUp.eras.mariners.extraDraws.3', 2], 'should be a list, not 2.'],
  ['a slot too few', ['hqs.mariners.slots', [null, null]], 'should have 3 entries, not 2.'],
  ['an unknown effect', ['bases.refinery.effects.mariners[0].kind', 'refines'], 'should be one of givesP, '],
  ['an unknown condition', ['contracts.mariners[0].1-2.condition.kind', 'first'], 'should be one of produceAction, '],
  ['a moment without meaning', ['edges.divert.moment', 'closing'], 'should be one of produce, not "closing".'],
  ['a name in one language', ['names.card[ion_drive].es', ''], 'should be a text, not "".'],
  ['a claim about no field', ['progress[jump_drive].printed[0]', 'speed'], 'should be one of name, '],
];
const BOARDS: readonly Planted[] = [
  ['an unknown region', ['boards.mariners.sites[eros].region', 'venus'], 'there is no region "venus" on this board.'],
  [
    'a border to nowhere',
    ['boards.mariners.borders[2].between', ['cislunar', 'venus']],
    'there is no region "venus" on',
  ],
  [
    'borders that are not symmetric',
    ['boards.mariners.borders[+]', { between: ['cislunar', 'earth_luna'], cost: 2 }],
    'boards.mariners.borders[16]: not symmetric, cislunar and earth_luna are 2 apart here and 1 before.',
  ],
  [
    'a transit given twice',
    ['boards.planeteers.transits[+]', { between: ['pluto', 'neptune'], add: 2 }],
    'boards.planeteers.transits[6]: pluto and neptune are given twice.',
  ],
  [
    'a region that nobody can reach',
    ['boards.planeteers.borders[7]'],
    'boards.planeteers.regions[oort]: no border leads here from home.',
    ['boards.planeteers.borders[6]'],
  ],
  [
    'a Beyond site that the board does not name',
    ['boards.planeteers.beyond', null],
    'boards.planeteers.sites[oort_cloud].kind: it is not the beyond that the board names.',
  ],
  [
    'a spur that can be passed',
    ['boards.starfarers.regions[orion_spur_a].kind', 'open'],
    'boards.starfarers.sites[orion_spur_a].kind: spurs lie',
  ],
  ['a home that is none', ['boards.starfarers.home', 'sirius'], 'there is no home "sirius".'],
  ['a wrong stack', ['boards.starfarers.sites[sirius].boxes', ['secondary', 'primary']], 'the first box of a star is'],
  ['a Lagrange point to explore', ['boards.mariners.sites[solar_lp1].explore', 1], 'worlds and stars have an explore'],
  ['a tile too few', ['tiles.planeteers[P-e3-08]'], 'tiles.planeteers: the stack e3 has 8 tiles, not 7.'],
  [
    'more boxes than tiles',
    ['boards.mariners.sites[+]', { ...site('mariners', 'eros'), id: 'ida' }],
    'tiles.mariners: the stack e1 has 6 tiles for 7 boxes and redirections.',
  ],
  [
    'a redirection to nowhere',
    ['tiles.planeteers[P-e2-01].redirect', 'alien'],
    'no tile can be drawn from the stack al',
  ],
];
const CARDS: readonly Planted[] = [
  ['a card too many', ['decks.planeteers[cryobot].copies', 3], 'decks.planeteers: this deck has 58 cards, not 59.'],
  [
    'too few Start cards',
    ['decks.mariners[ground_lab].start', false],
    'decks.mariners: it has 12 Start cards, not 10.',
  ],
  [
    'an Edge without copies',
    ['decks.mariners[gravity_assist].edge', null],
    'edges.salvage: no card of any deck carries',
  ],
  ['an Edge on a Start card', ['decks.mariners[cargo_pod].edge', 'hack'], 'a Start card carries no Edge.'],
  ['a shielded Explore', ['decks.planeteers[cryobot].faces[0].sign', 'shielded'], 'only Move and Build are shielded.'],
  [
    'two cards of one id',
    ['decks.planeteers[cryobot].id', 'ion_drive'],
    'decks.planeteers[ion_drive].id: the id "ion_d',
  ],
  [
    'a dealt card that is none',
    ['setUp.eras.mariners.dealtCard', 'warp'],
    'the deck needs a Start card "warp" with 4 c',
  ],
  [
    'too many Start cards dealt',
    ['setUp.eras.planeteers.dealtStartCards', 4],
    'there are not enough Start cards for 4',
  ],
  ['too many Time cards in use', ['setUp.timeInDeck.4', 5], 'with 4 seats more than the 8 Time cards would be used.'],
];
const REST: readonly Planted[] = [
  [
    'a contract over no region',
    ['contracts.planeteers[2].3-4.condition.regions', ['kuiper']],
    'there is no region "kui',
  ],
  [
    'a contract over no site',
    ['contracts.mariners[1].1-2.condition.sites', ['east_mars']],
    'there is no site "east_ma',
  ],
  ['a contract for too much', ['contracts.mariners[3].1-2.condition.n', 8], '8 are wanted, but there are 7.'],
  ['a contract out of its era', ['contracts.mariners[4].1-2.condition.kind', 'colonies'], 'nothing of the kind exists'],
  ['a row too few', ['contracts.mariners[6]'], 'contracts.mariners: an era has 7 contracts, not 6.'],
  ['no such title', ['progress[long_sleep].prerequisite.title', 'nap'], 'there is no other title "nap".'],
  ['an Adaptation too few', ['progress[long_sleep].copies', 1], 'progress: there are 18 cards of adaptations, not 17.'],
  ['an unknown colony effect', ['colonies[17].effect', '6'], 'there is no effect "6".'],
  ['a colony too many', ['colonies[32].seats', [3, 4]], 'colonies: with 3 seats 17 colonies are used, not 18.'],
  ['a base too many', ['bases.secure.copies', 4], 'bases: a seat has 27 bases, not 28.'],
  [
    'a base at work too early',
    ['bases.secure.effects.mariners', [{ kind: 'transports' }]],
    'a base that cannot be built',
  ],
  [
    'no such Beyond place',
    ['setUp.eras.planeteers.beyond[0].site', 'earth'],
    'there is no world "earth" on this board.',
  ],
  ['a cube beyond the wheel', ['setUp.eras.starfarers.begun.cubeSpaces', 3], 'the wheel has 3 spaces.'],
  ['a name missing', ['names.site[luna]'], 'this is missing.'],
  ['a name of nothing', ['names.region[venus]', { en: 'Venus', es: 'Venus' }], 'there is no region of this id.'],
  ['two cards of one name', ['names.card[ion_drive].en', 'Chemical Drive'], 'chemical_drive has this name already.'],
  ['a name with braces', ['names.card[ion_drive].en', '{drive}'], 'a name has no braces.'],
];

describe('checkComponents', () => {
  it('finds nothing wrong with our own data, also after JSON', () => {
    expect(checkComponents(components)).toEqual([]);
    expect(checkComponents(edited())).toEqual([]);
  });

  it.each([null, 7, 'box', [], undefined])('refuses %p as a whole', (value) => {
    expect(checkComponents(value)).toEqual([expect.stringMatching(/^components: /)]);
  });

  it.each([...SHAPES, ...BOARDS, ...CARDS, ...REST])('finds %s', (_what, edit, says, ...more) => {
    const sentence = /^[\w.]+(\[\w+\][\w.]*)?: /.test(says) ? says : `${edit[0]}: ${says}`;
    const found = checkComponents(edited(edit, ...more));
    expect(found.filter((said) => said.startsWith(sentence)).length || found).toBe(1);
  });

  it('tells all faults at once, also when a section has a wrong shape', () => {
    const found = checkComponents(
      edited(['wheel', 3], ['figures.nearby', -1], ['decks.planeteers[cryobot].copies', 3]),
    );
    expect(found.map((said) => said.split(':')[0])).toEqual(['wheel', 'figures.nearby', 'decks.planeteers']);
  });

  it('lets a group replace what was designed', () => {
    const corrected = edited(
      ['boards.mariners.sites[eros].build', 2],
      ['boards.mariners.borders[2].cost', 2],
      ['names.card[xenon_drive]', { en: 'Xenon Drive', es: 'Motor de xenón' }],
      ['names.card[ion_drive]'],
      ['decks.mariners[ion_drive].id', 'xenon_drive'],
      ['contracts.starfarers[3].1-2', { condition: { kind: 'basesInSystems', n: 5 }, award: 7 }],
    );
    expect(checkComponents(corrected)).toEqual([]);
  });
});
