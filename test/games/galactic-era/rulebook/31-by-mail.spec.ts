import { describe, expect, it } from '@jest/globals';
import { galacticEra } from '../../../../src/games/galactic-era/index.js';
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
  given,
  hand,
  levels,
  moving,
  neutral,
  play,
  points,
  progressing,
  tokens,
  types,
  war,
} from '../given.js';

const clever = [levels('A', { genetics: 3 }), levels('B', { robotics: 3 }), basics('A', 'xilox', 1)];
const block = (reply: 'yes' | 'no' | 'ask', seat = 'any', where = 'anywhere'): GalacticOrder => ({
  type: 'OrderBlock',
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
    expect(galacticEra.options.map(({ id }) => id)).toEqual(expect.arrayContaining(['story', 'goal']));
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

  it('31.5c `theirs` is the most that may be possible', () => {
    const board = given(
      war('A', 'B'),
      levels('B', { propulsion: 2 }),
      fleet('A', 1, 'A', 'khaa', 1, 0, 0),
      basics('B', 'khaa', 2),
    );
    const unseen = {
      ...board,
      nations: {
        ...board.nations,
        A: { ...board.nations.A, fleets: board.nations.A.fleets.map((one) => ({ ...one, chipsShown: false })) },
      },
    };
    expect(types(fighting(unseen).ordered({ B: [{ type: 'OrderAttacked', reply: 'weaker' }] }))).toContain(
      'RetreatMade',
    );
    expect(types(fighting(board).ordered({ B: [{ type: 'OrderAttacked', reply: 'weaker' }] }))).toContain('CombatWon');
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
