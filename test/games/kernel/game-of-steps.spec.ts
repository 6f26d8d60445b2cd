import { describe, expect, it } from '@jest/globals';
import { seededChance } from '../../../src/games/kernel/chance.js';
import { type Decision, type Fact, LOCALES, refuse } from '../../../src/games/kernel/game-definition.js';
import { become, begin, ended } from '../../../src/games/kernel/game-of-steps.js';
import { seal } from '../../../src/games/kernel/sealed-choice.js';
import { tell } from '../../../src/games/kernel/tell.js';
import { WIDOW } from './invented-board.js';
import { lanterns } from './invented-game.js';
import { words } from './invented-words.js';
import { allSail, lanternsTable, toFirstTurn, toMarket, war } from './lanterns-scenes.js';
import { fold, TestTable, throughJson } from './playing.js';
import { noted, tinyGame, tinyOffer, type TinyRules, type TinyStep, yesOrNo } from './tiny-game.js';

const tiny = (rules: TinyRules, ...first: TinyStep[]) => new TestTable(tinyGame(rules, ...first), 'ABC');
/** What was said, in a word: accepted, stale, or why it was refused. */
const verdict = (decision: Decision<Fact>): string =>
  'facts' in decision ? 'accepted' : 'stale' in decision ? 'stale' : decision.refused.why.say;

describe('a question has an id', () => {
  it('made of the step, the seat and the answers given', () => {
    const table = lanternsTable();
    toFirstTurn(table);
    const [turn] = table.waiting();
    const [, step, answers] = /^(\d+)\.A\.(\d+)$/.exec(turn)!;
    expect(answers).toBe('0');
    table.does('A', { type: 'Burn', count: 1 });
    table.does('A', { type: 'Light', harbour: 'cape' });
    expect(table.waiting()).toEqual([`${step}.A.2`]);
  });

  it('that also names on whose behalf it is asked', () => {
    const table = lanternsTable();
    expect(table.waiting().map((id) => id.replace(/^\d+/, 'n'))).toEqual(['n.A.0', 'n.B.0', 'n.C.0', 'n.A/widow.0']);
    const widows = table.waiting()[3];
    const action = { type: 'Chart', harbours: ['cape'] };
    expect(table.questions().find(({ id }) => id === widows)).toMatchObject({
      seat: 'A',
      for: WIDOW,
      about: { ship: WIDOW },
    });
    expect(verdict(table.decide({ question: widows, seat: 'B', action }))).toBe('kernel.notYourQuestion');
    expect(verdict(table.decide({ question: widows, seat: WIDOW, action }))).toBe('kernel.notYourQuestion');
    table.take({ question: widows, seat: 'A', action });
    expect(table.waiting().map((id) => id.replace(/^\d+/, 'n'))).toEqual(['n.A.0', 'n.B.0', 'n.C.0']);
  });

  it("which is stale once answered, and refused when it is another seat's or nobody's", () => {
    const table = lanternsTable();
    const [a, b] = table.waiting();
    const action = { type: 'Chart', harbours: ['quay'] };
    const says = (question: unknown, seat: string) =>
      verdict(table.decide({ question: question as string, seat, action }));
    table.take({ question: a, seat: 'A', action });
    expect(says(a, 'A')).toBe('stale');
    expect(says(a, 'B')).toBe('kernel.notYourQuestion');
    expect(says(b, 'A')).toBe('kernel.notYourQuestion');
    expect(says(b.replace(/^\d+/, '999'), 'B')).toBe('kernel.noSuchQuestion');
    for (const id of [
      '',
      'x',
      '1.A',
      '1..0',
      '__proto__',
      'constructor',
      `${b} `,
      `${b}\n`,
      '1'.repeat(1e6),
      '-1.A.0',
      null,
      7,
      {},
      [b],
    ])
      expect([id, says(id, 'B')]).toEqual([id, 'kernel.noSuchQuestion']);
    expect(says(b, 'B')).toBe('accepted');
  });

  it('that no answer of another seat makes stale', () => {
    const table = lanternsTable();
    const [a, b, c, widow] = table.waiting();
    const action = { type: 'Chart', harbours: ['quay'] };
    for (const [question, seat] of [
      [widow, 'A'],
      [c, 'C'],
      [b, 'B'],
      [a, 'A'],
    ])
      table.take({ question, seat, action });
    expect(lanterns.view(table.state, null).step).toBe('lampAuction');
  });

  it('that stays good while another plays a whole turn', () => {
    const table = lanternsTable();
    toFirstTurn(table);
    const invitation = table.where('B', 'DeclareWar').id;
    table.does('A', { type: 'Burn', count: 1 });
    table.does('A', { type: 'Rig' });
    table.does('A', { type: 'SetLamps', layout: { quay: 'great', mole: 'dark', cape: 'dark', reef: 'dark' } });
    table.does('A', { type: 'EndTurn' });
    expect(table.where('B', 'DeclareWar').id).toBe(invitation);
    table.take({ question: invitation, seat: 'B', action: { type: 'DeclareWar', on: 'C' } });
    expect(verdict(table.decide({ question: invitation, seat: 'B', action: { type: 'DeclareWar', on: 'A' } }))).toBe(
      'stale',
    );
  });

  it('so that of two answers at once the second is stale', () => {
    const table = lanternsTable();
    toFirstTurn(table);
    const burn = { question: table.waiting()[0], seat: 'A', action: { type: 'Burn', count: 1 } };
    table.take(burn);
    expect(verdict(table.decide(burn))).toBe('stale');
    expect(table.state.board.glow.A).toBe(1);
  });

  it('and a step that asks one seat twice is an error of its author', () => {
    const rules: TinyRules = {
      s: { asks: () => [yesOrNo('A')], invites: () => [yesOrNo('A')], answer: () => [noted('x')] },
    };
    const game = tinyGame(rules, { step: 's' });
    expect(() => game.questions(fold(game, game.setup({}, ['A'], seededChance(1))))).toThrow('asks one seat twice');
  });
});

describe('steps lie on a stack', () => {
  const say = (what: string): TinyRules[string] => ({ resolve: () => [noted(what), ended] });

  it('and begin in the order in which they are named, before what lies below goes on', () => {
    const table = tiny(
      {
        root: {
          resolve: ({ board }) =>
            board.length === 0 ? [begin<TinyStep>({ step: 'one' }, { step: 'two' })] : [noted('root'), ended],
        },
        one: { resolve: ({ board }) => (board.length === 0 ? [noted('one'), begin<TinyStep>({ step: 'inner' })] : []) },
        inner: say('inner'),
        two: say('two'),
        last: say('last'),
      },
      { step: 'root' },
      { step: 'last' },
    );
    expect(table.state.board).toEqual(['one', 'inner', 'two', 'root', 'last']);
    expect(table.state.stack).toEqual([]);
  });

  it('and may become others', () => {
    const table = tiny(
      {
        s: { resolve: () => [noted('s'), become<TinyStep>({ step: 'x' }, { step: 'y' })] },
        x: say('x'),
        y: say('y'),
        z: say('z'),
      },
      { step: 's' },
      { step: 'z' },
    );
    expect(table.state.board).toEqual(['s', 'x', 'y', 'z']);
  });

  it('and are over when they have nothing to say', () => {
    const table = tiny({ s: {}, t: { resolve: () => [] }, u: say('u') }, { step: 's' }, { step: 't' }, { step: 'u' });
    expect(table.state.board).toEqual(['u']);
    expect(table.facts.filter(({ type }) => type === 'StepEnded')).toHaveLength(3);
  });

  it('and get new ordinals, so that no id ever comes back', () => {
    const ids = new Set<string>();
    const table = lanternsTable();
    do for (const id of table.waiting()) ids.add(id);
    while (table.plays());
    const answered = table.answers.map(({ question }) => question);
    expect(new Set(answered).size).toBe(answered.length);
  });

  it('and one that never ends is found out', () => {
    expect(() => tiny({ s: { resolve: () => [noted('again')] } }, { step: 's' })).toThrow(
      'step s never comes to an end',
    );
    expect(() => tiny({ s: { resolve: () => [begin<TinyStep>({ step: 's' })] } }, { step: 's' })).toThrow(
      'never comes to an end',
    );
  });

  it("and a war declared in somebody else's move is one more on top", () => {
    const table = lanternsTable();
    toFirstTurn(table);
    table.does('A', { type: 'Burn', count: 1 });
    const turn = table.waiting();
    table.does('B', { type: 'DeclareWar', on: 'C' });
    expect(table.questions()).toMatchObject([{ seat: 'C', about: { say: 'about.parley', by: 'B' } }]);
    expect(verdict(table.decide({ question: turn[0], seat: 'A', action: { type: 'EndTurn' } }))).toBe('stale');
    table.does('C', { type: 'Stand' });
    expect(table.waiting()).toEqual(turn);
    expect(table.state.board.wars).toEqual(['B-C']);
    table.does('A', { type: 'EndTurn' });
  });

  it('and a closed one suspends the invitations below', () => {
    const table = lanternsTable();
    const invitations = () =>
      table
        .questions()
        .filter(({ waits }) => !waits)
        .map(({ seat }) => seat);
    expect(invitations()).toEqual(['A', 'B', 'C']);
    const id = table.where('A', 'DeclareWar').id;
    table.does('B', { type: 'DeclareWar', on: 'C' });
    expect(invitations()).toEqual([]);
    expect(verdict(table.decide({ question: id, seat: 'A', action: { type: 'DeclareWar', on: 'B' } }))).toBe('stale');
    table.does('C', { type: 'Stand' });
    expect(table.where('A', 'DeclareWar').id).toBe(id);
    allSail(table, { A: 'mole', B: 'cape' });
    expect(lanterns.view(table.state, null).step).toBe('lampAuction');
    expect(invitations()).toEqual([]);
  });

  it('and a closed one still has its own invitations', () => {
    const table = tiny(
      {
        low: { invites: () => [yesOrNo('A')], resolve: () => [begin<TinyStep>({ step: 'shut' })] },
        shut: { closed: () => true, invites: () => [yesOrNo('B')], resolve: () => [begin<TinyStep>({ step: 'top' })] },
        top: { asks: () => [yesOrNo('C')], invites: () => [yesOrNo('A')] },
      },
      { step: 'low' },
    );
    expect(table.questions().map(({ seat, waits }) => `${seat}${waits ? '!' : ''}`)).toEqual(['C!', 'A', 'B']);
  });

  it('and one that only waits for its turn neither invites nor closes yet', () => {
    const table = tiny(
      {
        root: {
          invites: () => [yesOrNo('C')],
          resolve: ({ board }) => (board.length > 0 ? [] : [begin<TinyStep>({ step: 'first' }, { step: 'later' })]),
        },
        first: { asks: () => [yesOrNo('A')], answer: () => [noted('first'), become<TinyStep>({ step: 'second' })] },
        second: { asks: () => [yesOrNo('A')], answer: () => [noted('second'), ended] },
        later: {
          closed: () => true,
          asks: ({ board }) => (board.length < 3 ? [yesOrNo('A')] : []),
          invites: () => [yesOrNo('B')],
          answer: () => [noted('later'), begin<TinyStep>({ step: 'over' })],
        },
        over: { asks: () => [yesOrNo('A')], answer: () => [noted('over'), ended] },
      },
      { step: 'root' },
    );
    const invited = () =>
      table
        .questions()
        .filter(({ waits }) => !waits)
        .map(({ seat }) => seat)
        .join('');
    const seen = [invited()];
    for (let i = 0; i < 4; i++) {
      table.does('A', { type: 'Yes' });
      seen.push(invited());
    }
    expect(table.state.board).toEqual(['first', 'second', 'later', 'over']);
    expect(seen).toEqual(['C', 'C', 'B', 'B', '']);
  });

  it('and what is sealed for one below does not fall into the one on top', () => {
    const table = tiny(
      {
        below: {
          invites: ({ sealed }) => (sealed.B === undefined ? [yesOrNo('B')] : []),
          answer: (_here, seat, { type }) => [seal(seat, type)],
          resolve: ({ board, sealed }) =>
            board.length === 0
              ? [begin<TinyStep>({ step: 'top' })]
              : [noted(`sealed: ${JSON.stringify(sealed.B)}`), ended],
        },
        top: {
          asks: ({ sealed }) => (Object.keys(sealed).length === 0 ? [yesOrNo('A')] : []),
          answer: () => [noted('top'), ended],
        },
      },
      { step: 'below' },
    );
    table.does('B', { type: 'Yes' });
    expect(table.questions().map(({ seat }) => seat)).toEqual(['A']);
    table.does('A', { type: 'No' });
    expect(table.state.board).toEqual(['top', 'sealed: "Yes"']);
  });

  it('and a half-finished turn survives a restart at any moment', () => {
    const table = lanternsTable('ABC', 4);
    let moments = 0;
    for (let i = 0; ; i++) {
      const restarted = throughJson(table.state);
      if (JSON.stringify(lanterns.questions(restarted)) !== JSON.stringify(table.questions())) break;
      const before = table.state;
      const answer = table.plays();
      if (!answer) break;
      const again = lanterns.decide(restarted, answer, seededChance(i));
      expect(again).toEqual(lanterns.decide(before, answer, seededChance(i)));
      moments++;
    }
    expect(moments).toBe(table.answers.length);
    expect(lanterns.outcome(table.state)).not.toBeNull();
  });
});

describe('what is answered by itself', () => {
  const asked = (...offers: ReturnType<typeof tinyOffer>[]) =>
    tiny(
      { s: { asks: () => [{ ...yesOrNo('A'), offers }], answer: (_here, _seat, { type }) => [noted(type), ended] } },
      { step: 's' },
    );

  it('is the only answer, where everybody could know it', () => {
    expect(asked(tinyOffer('Only')).state.board).toEqual(['Only']);
    expect(asked(tinyOffer('Only', { n: { kind: 'number', min: 3, max: 3 } })).state.board).toEqual(['Only']);
  });

  it.each([
    ['a choice', [tinyOffer('Yes'), tinyOffer('No')]],
    ['a choice of inputs', [tinyOffer('Only', { n: { kind: 'number', min: 3, max: 4 } })]],
    ['an offer that a secret made', [tinyOffer('Only', {}, { private: true })]],
    ['an offer that is judged', [tinyOffer('Only', {}, { judged: true, examples: [{}] })]],
  ])('is not %s', (_what, offers) => expect(asked(...offers).waiting()).toHaveLength(1));

  it('is not what is asked by hand: nobody drinks by proxy', () => {
    const table = lanternsTable('AB');
    toMarket(table);
    for (const seat of 'AB') table.does(seat, { type: 'FileBook', give: {}, partners: [] });
    for (const seat of 'AB') table.does(seat, { type: 'Drop', cards: [] });
    expect(table.questions('A')[0]).toMatchObject({
      about: { say: 'about.toast' },
      byHand: true,
      offers: [{ action: { type: 'RaiseGlass' } }],
    });
  });

  it('is given at once, between the answers of others: a course of one harbour lands by itself', () => {
    const table = lanternsTable();
    table.does('A', { type: 'Chart', harbours: ['quay'] });
    table.does('B', { type: 'Chart', harbours: ['mole', 'cape'] });
    table.does('C', { type: 'Chart', harbours: ['reef'] });
    table.does('A', { type: 'Chart', harbours: ['cape', 'mole'] }, WIDOW);
    expect(table.state.board.at).toEqual({ A: 'quay' });
    table.does('B', { type: 'Land', harbour: 'cape' });
    expect(table.state.board.at).toEqual({ A: 'quay', B: 'cape', C: 'reef' });
    expect(table.questions('A')[0]).toMatchObject({ for: WIDOW, about: { say: 'about.landing', ship: WIDOW } });
    table.does('A', { type: 'Land', harbour: 'mole' }, WIDOW);
    expect(table.state.board.at[WIDOW]).toBe('mole');
  });

  it('is never an invitation', () => {
    const only = { ...yesOrNo('B'), offers: [tinyOffer('Only')] };
    const table = tiny(
      { s: { asks: () => [yesOrNo('A')], invites: () => [only], answer: () => [noted('x')] } },
      { step: 's' },
    );
    expect(table.state.board).toEqual([]);
  });
});

describe('an answer is refused, with a reason in both languages', () => {
  const refusalOf = (decision: Decision<Fact>) => {
    if (!('refused' in decision)) throw new Error(`not refused: ${JSON.stringify(decision)}`);
    for (const locale of LOCALES)
      expect(tell({ words: words[locale] }, decision.refused.why).length).toBeGreaterThan(3);
    return decision.refused;
  };
  const table = lanternsTable();
  toFirstTurn(table);
  const tries = (action: unknown) => refusalOf(table.decide({ question: table.waiting()[0], seat: 'A', action }));

  it('when it is no action at all', () => {
    for (const action of [null, undefined, 'EndTurn', 3, [], {}, { type: 3 }, { type: null }])
      expect(tries(action)).toMatchObject({ field: 'type', why: { say: 'kernel.wantsAction' } });
  });

  it('when it is not among the offers', () => {
    for (const type of ['Fly', 'Bid', 'DeclareWar', 'constructor', '__proto__', 'x'.repeat(1e6)])
      expect(tries({ type })).toMatchObject({ field: 'type', why: { say: 'kernel.notAmongOffers' } });
    expect((tries({ type: 'x'.repeat(1e6) }).why.given as string).length).toBe(41);
  });

  it('when an input does not fit, citing the rule of the offer and the field', () => {
    expect(tries({ type: 'Burn', count: 99 })).toMatchObject({
      rule: '4.2',
      field: 'count',
      why: { say: 'kernel.outOfRange', max: 5 },
    });
    expect(tries({ type: 'Light', harbour: 'atlantis' })).toMatchObject({ rule: '4.1', field: 'harbour' });
    expect(tries({ type: 'Light', harbour: 'cape', seat: 'B' })).toMatchObject({ rule: '4.1', field: 'seat' });
  });

  it('when payments together do not reach the value, citing the rule', () => {
    const offer = table.where('A', 'Hire').offers.find(({ action }) => action.type === 'Hire')!;
    expect(offer).toMatchObject({ judged: true, private: true, rule: '4.4' });
    for (const example of offer.examples!)
      expect(
        verdict(table.decide({ question: table.waiting()[0], seat: 'A', action: { type: 'Hire', ...example } })),
      ).toBe('accepted');
    expect(tries({ type: 'Hire', cards: [], goods: { oil: 1 } })).toEqual({
      rule: '4.4',
      why: { say: 'why.crewWorth', need: 5, most: 6, worth: 1 },
    });
    expect(tries({ type: 'Hire', cards: [], goods: { oil: 5, lamp: 2 } }).why).toMatchObject({ worth: 9 });
    expect(tries({ type: 'Hire', cards: [], goods: { oil: 6 } })).toMatchObject({ rule: '4.4', field: 'goods' });
    expect(
      verdict(
        table.decide({
          question: table.waiting()[0],
          seat: 'A',
          action: { type: 'Hire', cards: [], goods: { oil: 1, lamp: 2 } },
        }),
      ),
    ).toBe('accepted');
  });

  it('when it is barred now, saying why', () => {
    const other = lanternsTable('AB');
    toFirstTurn(other);
    other.does('A', { type: 'EndTurn' });
    other.does('B', { type: 'Burn', count: 6 });
    other.does('A', { type: 'DeclareWar', on: 'B' });
    // Without oil there is nothing to choose: war it is.
    expect(other.state.board.wars).toEqual(['A-B']);
    const rules: TinyRules = {
      s: {
        asks: () => [
          {
            ...yesOrNo('A'),
            barred: [{ type: 'Fly', label: { say: 'kernel.nothing' }, refusal: refuse('9', 'kernel.nothing') }],
          },
        ],
      },
    };
    const barred = tiny(rules, { step: 's' });
    expect(refusalOf(barred.decide({ question: barred.waiting()[0], seat: 'A', action: { type: 'Fly' } }))).toEqual(
      refuse('9', 'kernel.nothing'),
    );
  });

  it('and of several offers of one type the one that was meant says why', () => {
    const sell = (resource: string, max: number) =>
      tinyOffer('Sell', { n: { kind: 'number', min: 1, max } }, { action: { type: 'Sell', resource }, rule: resource });
    const offers = [sell('ore', 3), sell('oil', 5), sell('air', 7)];
    const market = tiny({ s: { asks: () => [{ ...yesOrNo('A'), offers }] } }, { step: 's' });
    const says = (action: unknown) => refusalOf(market.decide({ question: market.waiting()[0], seat: 'A', action }));
    expect(says({ type: 'Sell', resource: 'oil', n: 6 })).toMatchObject({ rule: 'oil', field: 'n', why: { max: 5 } });
    expect(says({ type: 'Sell', resource: 'oil', n: 6, x: 1 })).toMatchObject({ rule: 'oil', field: 'x' });
    expect(says({ type: 'Sell', resource: 'tea', n: 6 })).toMatchObject({ field: 'resource' });
  });

  it('and nothing of it has happened', () => {
    const before = throughJson(table.state);
    tries({ type: 'Burn', count: 99 });
    tries({ type: 'Hire', cards: [], goods: {} });
    expect(table.state).toEqual(before);
  });
});

describe('mistakes of an author are errors', () => {
  it('an answer that leads to nothing', () => {
    const table = tiny({ s: { asks: () => [yesOrNo('A')], answer: () => [] } }, { step: 's' });
    expect(() => table.does('A', { type: 'Yes' })).toThrow('Yes in s leads to no fact');
  });

  it('a step that refuses its only offer', () => {
    const rules: TinyRules = {
      s: {
        asks: () => [{ ...yesOrNo('A'), offers: [tinyOffer('Only')] }],
        answer: () => refuse('1', 'kernel.nothing'),
      },
    };
    expect(() => tiny(rules, { step: 's' })).toThrow('s refuses its only offer');
  });
});

it('facts remember which question they begin to answer, and only the first does', () => {
  const table = lanternsTable();
  war(table, 'B', 'C');
  toFirstTurn(table);
  for (const { question } of table.answers) {
    const of = question.slice(0, question.lastIndexOf('.'));
    expect(table.facts.some((fact) => fact.of === of)).toBe(true);
  }
  const facts = table.does('A', { type: 'EndTurn' });
  expect(facts.map(({ of }) => of !== undefined)).toEqual(facts.map((_fact, i) => i === 0));
});
