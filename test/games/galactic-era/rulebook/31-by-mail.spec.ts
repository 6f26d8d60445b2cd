import { describe, expect, it } from '@jest/globals';
import { galacticEra } from '../../../../src/games/galactic-era/index.js';
import { galaxyOf } from '../../../../src/games/galactic-era/components/galaxy.js';
import { readLine } from '../../../../src/games/kernel/notation.js';
import { type GalacticOrder } from '../../../../src/games/galactic-era/orders.js';
import {
  answers,
  at,
  basics,
  boardOf,
  discs,
  ethics,
  fighting,
  fleet,
  type Given,
  given,
  hand,
  levels,
  moving,
  nation,
  neutral,
  play,
  points,
  progressing,
  round,
  tactic,
  TILES,
  tokens,
  types,
  war,
} from '../given.js';

const clever = [levels('A', { genetics: 3 }), levels('B', { robotics: 3 }), basics('A', 'xilox', 1)];
/** A turn written before it comes. */
const lines = (...all: readonly string[]) => all.map((line) => ({ type: 'Line', line }) as never);
const block = (
  reply: 'yes' | 'no' | 'ask',
  seat = 'any',
  where = 'anywhere',
  what: 'any' | 'gain' | 'build' = 'any',
): GalacticOrder => ({
  type: 'OrderBlock',
  what,
  seat,
  at: where,
  reply,
});
const growing = () =>
  progressing(given(discs('A', 'uru', 1), ethics('B', 'dark'), basics('B', 'uru', 1), tokens('A', 'grow build'))).when(
    'A',
    'grow',
  );
const attacked = (mine: number, theirs: number) =>
  fighting(
    given(war('A', 'B'), levels('B', { propulsion: 2 }), basics('A', 'khaa', theirs), basics('B', 'khaa', mine)),
  );
const silence = (position: ReturnType<typeof at>, seat: string) => position.question(seat).silent;

describe('31 Playing by mail', () => {
  it('31.1 story and goal are options of the table', () => {
    expect(galacticEra.options.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['story', 'goal', 'asked', 'bounds']),
    );
    const laid = galacticEra.setup({ story: 'wars', goal: 'none' }, ['A', 'B', 'C'], { below: () => 0 });
    expect(laid[0]).toMatchObject({ type: 'TableLaid', story: 'wars', goal: null });
  });

  it('31.2 a turn is given in small answers, which may be taken back until it is done, but not beyond a look', () => {
    const position = moving(given(basics('A', 'lyra', 2), basics('A', 'uru', 1), neutral('uru', 'primitive')));
    const free = (line: string): boolean =>
      position.when('A', line).facts.every((fact) => !galacticEra.irrevocable(fact));
    expect([free('move 1 lyra > 1.1.01'), free('create a lyra 2'), free('look uru'), free('done')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('31.3 of an order others learn nothing, not even that it exists', () => {
    const [byHand, byOrder] = [growing().when('B', 'block'), growing().ordered({ B: [block('yes')] })];
    expect(byOrder.facts).toEqual(byHand.facts);
    for (const viewer of ['A', 'C', null]) expect(byOrder.view(viewer)).toEqual(byHand.view(viewer));
  });

  it('31.4 an order acts at the moment its seat would be asked, as the seat itself could', () => {
    expect(types(growing().ordered({ B: [block('yes')] }))).toContain('ActionBlocked');
    expect(
      growing()
        .ordered({ B: [block('no')] })
        .told('WarDeclared'),
    ).toEqual([]);
  });

  it('31.4a the first that fits answers, and `ask` stops the search', () => {
    expect(
      growing()
        .ordered({ B: [block('no', 'C'), block('yes', 'A', 'uru')] })
        .told('WarDeclared'),
    ).toHaveLength(1);
    expect(
      growing()
        .ordered({ B: [block('ask'), block('yes')] })
        .asked(),
    ).toEqual(['B']);
  });

  it('31.5a orders for being attacked: stay, leave, or leave if the weaker', () => {
    const order = (reply: 'stay' | 'leave' | 'weaker'): GalacticOrder => ({ type: 'OrderAttacked', reply });
    expect(types(attacked(5, 1).ordered({ B: [order('leave')] }))).toContain('RetreatMade');
    expect(types(attacked(1, 5).ordered({ B: [order('stay')] }))).toContain('CombatWon');
    expect(types(attacked(1, 5).ordered({ B: [order('weaker')] }))).toContain('RetreatMade');
    expect(types(attacked(5, 1).ordered({ B: [order('weaker')] }))).toContain('CombatWon');
  });

  it('31.4b what is not legal at its moment is dropped for that question, and the seat is asked', () => {
    const position = moving(given(basics('A', 'lyra', 2)));
    const tried = position.ordered({ A: lines('move 3 lyra > 1.1.01', 'done') });
    expect([tried.facts, tried.asked()]).toEqual([[], ['A']]);
    const gone = growing().ordered({ B: [...lines('block red'), block('yes')] });
    expect([gone.facts, gone.asked()]).toEqual([[], ['B']]);
  });

  it('31.4c an order stands until it is withdrawn, or for the rounds it names', () => {
    const during = (limits: object) => growing().ordered({ B: [{ ...block('no'), ...limits }] });
    expect([{}, { until: 3 }, { from: 3 }].map((limits) => during(limits).asked())).toEqual([['A'], ['A'], ['A']]);
    expect([{ until: 2 }, { from: 4 }].map((limits) => during(limits).asked())).toEqual([['B'], ['B']]);
    const board = given(
      discs('A', 'uru', 1),
      ethics('B', 'dark'),
      basics('B', 'uru', 1),
      tokens('A', 'grow build'),
      levels('A', { robotics: 4 }),
    );
    const twice = progressing(board).ordered({ A: lines('grow'), B: [block('no')] });
    expect(twice.ordered({ A: lines('skip', 'build'), B: [block('no')] }).asked()).toEqual(['A']);
  });

  it('31.5 an order names a situation, a seat, a place, tests and a reply, and is typed in either language', () => {
    const templates = galacticEra.orders(growing().view('B'), 'B');
    const typed = (line: string): unknown => {
      const read = readLine(galacticEra.words, line, [
        { id: '', seat: 'B', about: { say: '' }, waits: true, offers: templates },
      ]);
      return 'action' in read ? read.action : read;
    };
    const rounds = { from: 1, until: 8 };
    expect(typed('order block gain of gold at lyra: yes')).toEqual({
      type: 'OrderBlock',
      what: 'gain',
      seat: 'A',
      at: 'lyra',
      tests: [],
      reply: 'yes',
      ...rounds,
    });
    const anything = {
      type: 'OrderBlock',
      what: 'any',
      seat: 'any',
      at: 'anywhere',
      tests: [],
      reply: 'no',
      ...rounds,
    };
    expect([typed('order block any: no'), typed('orden bloquear cualquiera: no')]).toEqual([anything, anything]);
    expect(typed('order attacked if fewer-ships at-war: leave toward khaa, nebula')).toMatchObject({
      tests: ['fewer-ships', 'at-war'],
      reply: 'leave',
      toward: ['khaa', 'nebula'],
    });
    expect(typed('order card spatial if threatened: B 1')).toMatchObject({ card: 'spatial', play: 'B1' });
    expect(typed('order reserve: yes until round 6')).toMatchObject({ reply: 'yes', until: 6 });
  });

  it('31.5 no gain is let pass at a place, and a seat is never declared on', () => {
    const board = given(
      ethics('A', 'dark'),
      ethics('B', 'dark'),
      neutral('uru', 'uninhabited'),
      basics('A', 'uru', 1),
      basics('B', 'uru', 1),
      tokens('A', 'gain build'),
    );
    const gaining = (...orders: readonly GalacticOrder[]) =>
      progressing(board).when('A', 'gain uru').ordered({ B: orders });
    expect(types(gaining(block('yes', 'any', 'uru', 'gain')))).toContain('ActionBlocked');
    expect(types(gaining(block('yes', 'any', 'izar', 'gain'), block('no')))).not.toContain('ActionBlocked');
    expect(types(gaining(block('yes', 'any', 'uru', 'build'), block('no')))).not.toContain('ActionBlocked');
    expect(types(gaining(block('no', 'A'), block('yes', 'any', 'uru', 'gain')))).not.toContain('WarDeclared');
  });

  it('31.5a peace is accepted, a retreat goes toward what is named, and an E with x2 evades', () => {
    const peace: GalacticOrder = { type: 'OrderPeace', seat: 'any', tests: ['more-points'] };
    const proposed = (mine: number) =>
      moving(given(war('A', 'B'), basics('A', 'lyra', 1), points('B', mine)))
        .when('A', 'peace blue')
        .ordered({ B: [peace] });
    expect([proposed(3).told('PeaceMade').length, proposed(0).told('PeaceMade').length]).toEqual([1, 0]);
    const left = (...toward: string[]) =>
      attacked(1, 5)
        .ordered({ B: [{ type: 'OrderAttacked', reply: 'leave', toward }] })
        .told('RetreatMade')
        .map(({ to }) => to);
    const away = (hex: string, goal: string) => galaxyOf(TILES).distances(hex)[goal];
    for (const goal of ['lyra', 'xilox', 'rigel']) {
      const [to] = left(goal);
      expect(away(to, goal)).toBe(away('khaa', goal) - 1);
    }
    expect(galaxyOf(TILES).places[left('nebula', 'lyra')[0]].terrain).toBe('nebula');
    const shown = fighting(
      given(war('A', 'B'), basics('A', 'khaa', 9), fleet('B', 1, 'E', 'khaa', 2), tactic('B', 'E')),
    );
    const evaded = (reply: 'stay' | 'leave') =>
      types(
        shown.ordered({
          B: [
            { type: 'OrderAttacked', reply: 'stay' },
            { type: 'OrderEvade', reply },
          ],
        }),
      );
    expect([evaded('leave').includes('RetreatMade'), evaded('stay').includes('RetreatMade')]).toEqual([true, false]);
  });

  it('31.5b tests compare ships, odds, levels and points, or ask for war', () => {
    const holding = (position: ReturnType<typeof at>, ...tests: string[]): boolean =>
      position.ordered({ B: [{ type: 'OrderAttacked', reply: 'leave', tests }] }).told('RetreatMade').length > 0;
    const [strong, weak] = [attacked(5, 1), attacked(1, 5)];
    for (const [yes, no] of [
      ['more-ships', 'fewer-ships'],
      ['better-odds', 'worse-odds'],
      ['at-war', 'at-peace'],
    ])
      expect([yes, no, holding(strong, yes), holding(strong, no)]).toEqual([yes, no, true, false]);
    expect([holding(weak, 'fewer-ships'), holding(weak, 'worse-odds'), holding(weak, 'more-ships')]).toEqual([
      true,
      true,
      false,
    ]);
    expect([holding(weak, 'higher-propulsion'), holding(weak, 'higher-military')]).toEqual([true, false]);
    expect([holding(weak, 'fewer-ships', 'more-points'), holding(weak, 'fewer-ships', 'at-war')]).toEqual([
      false,
      true,
    ]);
  });

  it('31.5c `theirs` is the most that may be possible, by the public number of all ships', () => {
    const hide = nation('A', (one) => ({ fleets: one.fleets.map((each) => ({ ...each, chipsShown: false })) }));
    const met = (...parts: readonly Given[]) =>
      fighting(
        given(
          war('A', 'B'),
          levels('B', { propulsion: 2 }),
          fleet('A', 1, 'A', 'khaa', 1, 0, 0),
          basics('B', 'khaa', 2),
          ...parts,
        ),
      ).ordered({ B: [{ type: 'OrderAttacked', reply: 'weaker' }] });
    const elsewhere = fleet('A', 2, 'B', 'lyra', 5);
    expect(types(met(elsewhere))).toContain('CombatWon');
    expect(types(met(elsewhere, hide))).toContain('RetreatMade');
    expect(types(met(hide))).toContain('CombatWon');
  });

  it('31.5d threatened: an announced action names a hex of the seat; its card is played before it is carried out', () => {
    const board = (hex: string) =>
      progressing(
        given(
          ethics('A', 'dark'),
          ethics('C', 'dark'),
          discs('B', 'uru', 1),
          basics('A', hex, 2),
          basics('C', hex, 1),
          neutral('izar', 'primitive'),
          hand('B', 'military'),
          tokens('A', 'gain build'),
        ),
      ).when('A', `gain ${hex}`);
    const order: GalacticOrder = { type: 'OrderCard', card: 'military', play: 'B2', tests: ['threatened'] };
    const played = (hex: string) => types(board(hex).ordered({ B: [order] }));
    expect(board('uru').asked()).toEqual(['C']);
    expect([played('uru').includes('CardPlayed'), played('izar')]).toEqual([true, []]);
  });

  it('31.5e spoils: all, what costs nothing, or none; trades by what is learned and taught', () => {
    const won = (reply: 'all' | 'free' | 'none') =>
      fighting(given(war('A', 'B'), basics('A', 'khaa', 3), basics('B', 'khaa', 2))).ordered({
        A: [{ type: 'OrderSpoils', reply }],
      });
    expect(
      [won('all'), won('free'), won('none')].map((position) => boardOf(position).nations.B.basics.khaa?.ships ?? 0),
    ).toEqual([0, 2, 2]);
    const order: GalacticOrder = {
      type: 'OrderTrade',
      seat: 'any',
      learn: ['robotics', 'genetics'],
      teach: ['genetics', 'robotics'],
    };
    const traded = at(given(...clever), { step: 'tradeFair' }).ordered({ A: [order], B: [order] });
    expect(types(traded)).toContain('TradeMade');
  });

  it('31.6 windows asked together are asked at the same time', () => {
    const board = given(
      discs('A', 'uru', 1),
      ethics('B', 'dark'),
      ethics('C', 'dark'),
      basics('B', 'uru', 1),
      basics('C', 'uru', 1),
      tokens('A', 'grow build'),
    );
    expect(progressing(board).when('A', 'grow').asked()).toEqual(['B', 'C']);
  });

  it('31.6a a window in which nobody could be asked is not opened', () => {
    const board = given(discs('A', 'uru', 1), basics('B', 'uru', 1), tokens('A', 'grow build'));
    expect(types(progressing(board).when('A', 'grow'))).toEqual([]);
  });

  it('31.6b who may react is read anew: peace made meanwhile takes a seat out', () => {
    const board = given(
      war('A', 'B'),
      war('A', 'C'),
      levels('B', { propulsion: 2 }),
      levels('C', { propulsion: 2 }),
      basics('A', 'khaa', 5),
      basics('B', 'khaa', 1),
      basics('C', 'khaa', 1),
    );
    const position = fighting(board);
    expect(position.asked()).toEqual(['B']);
    const peace = play(position, 'B: peace gold', 'A: accept peace blue');
    expect(peace.asked()).toEqual(['C']);
  });

  it('31.7 the end of a round counts as an announcement for a card', () => {
    const position = at(given(points('A', 9), hand('A', 'alignment')), { step: 'alignmentWindow' });
    const played = (tests: readonly string[], play: 'A' | 'B1') =>
      position.ordered({ A: [{ type: 'OrderCard', card: 'alignment', play, tests }] }).told('CardPlayed');
    expect(played([], 'B1')).toMatchObject([{ card: 'alignment', section: 'B' }]);
    expect(played(['threatened', 'possible'], 'A')).toMatchObject([{ section: 'A' }]);
    const before = moving(given(points('A', 9), hand('A', 'alignment'), basics('B', 'xilox', 1)), 'B');
    expect(before.ordered({ A: [{ type: 'OrderCard', card: 'alignment', play: 'B1' }] }).facts).toEqual([]);
  });

  it('31.8 lines of a turn written before are answered one by one; the first that is not offered stops them', () => {
    const position = moving(given(basics('A', 'lyra', 2)));
    const all = position.ordered({ A: lines('move 1 lyra > 1.1.01', 'create lyra a 1', 'done') });
    expect([types(all), all.asked()]).toEqual([['ShipsMoved'], ['A']]);
  });

  it('31.8a what else has changed meanwhile does not stop a line that is still offered', () => {
    const written = lines('move 1 lyra > 1.1.01');
    for (const change of [war('A', 'B'), basics('B', '1.1.01', 3)])
      expect(types(moving(given(basics('A', 'lyra', 2), change)).ordered({ A: written }))).toEqual(['ShipsMoved']);
  });

  it('31.8b from the showing of the tokens on a progress turn can be written, and nobody waits for it', () => {
    const board = given(
      tokens('A', 'grow build'),
      tokens('B', 'research build', 'genetics'),
      levels('B', { robotics: 4 }),
    );
    const shown = at(board, { step: 'progressTurn', seat: 'A' }, { step: 'progressTurn', seat: 'B' });
    const plan: GalacticOrder = { type: 'OrderProgress', first: ['research'], at: [] };
    expect(shown.ordered({ B: [plan] }).asked()).toEqual(['A']);
    const turned = shown.when('A', 'done').ordered({ B: [plan] });
    expect(turned.told('TechnologyRaised').map(({ seat }) => seat)).toEqual(['B']);
  });

  it('31.10 a question with one possible answer is answered by itself, unless a secret would show', () => {
    const single = fighting(given(war('A', 'B'), basics('A', 'khaa', 2), basics('B', 'khaa', 1)));
    expect(types(single)).toContain('BattleBegan');
    const asked = fighting(given(war('A', 'B'), basics('A', 'khaa', 9), fleet('B', 1, 'A', 'khaa', 1)));
    expect(answers(asked, 'B')).toEqual(['Stay']);
  });

  it('31.10a a turn without ships is not asked, nor losses when all are alike, nor theft with nothing to learn', () => {
    expect(moving(given()).told('MovementTurnEnded')).toHaveLength(1);
    const lost = fighting(given(war('A', 'B'), basics('A', 'khaa', 3), basics('B', 'khaa', 2))).when(
      'A',
      'destroy all',
    );
    expect(lost.told('LossesNamed')).toHaveLength(1);
    const taken = progressing(
      given(ethics('A', 'dark'), tokens('A', 'gain grow'), discs('B', 'uru', 1), basics('A', 'uru', 2)),
    ).when('A', 'gain uru');
    expect(answers(taken, 'A')).not.toContain('Skip');
  });

  it('31.10b one thing to learn is still a question', () => {
    const taken = progressing(
      given(
        ethics('A', 'dark'),
        tokens('A', 'gain grow'),
        discs('B', 'uru', 1),
        basics('A', 'uru', 2),
        levels('B', { genetics: 2 }),
      ),
    ).when('A', 'gain uru');
    expect(answers(taken, 'A')).toEqual(['Steal', 'Skip']);
  });

  it('31.10c a seat without a possible trade is not asked, nor one without a card at an era change', () => {
    expect(at(given(...clever), { step: 'tradeFair' }).asked()).toEqual(['A', 'B']);
    const change = at({ ...given(hand('A', 'spatial')), deck: ['density'] }, { step: 'eraChange' });
    expect(change.asked()).toEqual(['A']);
  });

  it('31.10d in round 8 it is said that it is the last chance for a section A', () => {
    const about = (number: number) => {
      const position = moving(given(round(number), hand('A', 'spatial'), basics('B', 'xilox', 1)), 'B');
      return position.questions('A')[0].about.say;
    };
    expect([about(7), about(8)]).toEqual(['about.anyTime', 'about.lastChance']);
  });

  it('31.11 silence says done in the own turns and stops under way', () => {
    expect(silence(moving(given(basics('A', 'lyra', 1))), 'A')).toEqual({ type: 'Done' });
    expect(silence(progressing(given(tokens('A', 'grow build'))), 'A')).toEqual({ type: 'Done' });
    const board = given(fleet('A', 1, 'A', 'lyra', 2), basics('A', '1.1.01', 1));
    expect(silence(moving(board).when('A', 'via #1 1.1.01'), 'A')).toEqual({ type: 'Stop' });
  });

  it('31.11a silence retreats to the hex nearest to an own planet, then to a nebula, then by name', () => {
    const lost = (...parts: Parameters<typeof discs>[]) =>
      fighting(
        given(war('A', 'B'), basics('A', 'khaa', 9), basics('B', 'khaa', 1), ...parts.map((one) => discs(...one))),
      ).when('A', 'destroy none');
    expect(silence(lost(['B', 'capella', 1]), 'B')).toEqual({ type: 'Leave', to: '0.1.04' });
    expect(silence(lost(['B', 'vega', 1]), 'B')).toEqual({ type: 'Leave', to: '0.1.06' });
  });

  it('31.11b any other question by the table', () => {
    expect(silence(at(given(), { step: 'choosingEthics' }), 'A')).toEqual({ type: 'ChooseEthics', ethics: 'light' });
    expect(silence(at(given(), { step: 'choosingTokens' }), 'A')).toEqual({
      type: 'ChooseTokens',
      ovals: { grow: 1, build: 1 },
      squares: ['military'],
    });
    expect(silence(growing(), 'B')).toEqual({ type: 'LetPass' });
    expect(silence(attacked(1, 2), 'B')).toEqual({ type: 'Stay' });
    expect(silence(at(given(...clever), { step: 'tradeFair' }), 'A')).toEqual({ type: 'FileTrades', trades: [] });
    expect(silence(at(given(points('A', 9), hand('A', 'alignment')), { step: 'alignmentWindow' }), 'A')).toEqual({
      type: 'NoCard',
    });
    const extra = at(
      given(
        discs('A', 'uru', 5),
        ethics('B', 'dark'),
        basics('B', 'uru', 1),
        tokens('A', 'gain research ethics', 'military'),
      ),
      { step: 'extraWindow' },
    ).when('B', 'block gold');
    expect(silence(extra, 'A')).toEqual({ type: 'ReturnTokens', ovals: { ethics: 1 } });
  });
});
