import { describe, expect, it } from '@jest/globals';
import { atWar } from '../../../../src/games/galactic-era/board.js';
import { CARD_IDS } from '../../../../src/games/galactic-era/components/pieces.js';
import { galacticEra } from '../../../../src/games/galactic-era/index.js';
import { surcharge } from '../../../../src/games/galactic-era/rules/puppet-auction.js';
import { goalPoints, majorities } from '../../../../src/games/galactic-era/rules/reckoning.js';
import { witness } from '../../../../src/games/kernel/tell.js';
import {
  answers,
  at,
  basics,
  boardOf,
  discs,
  dp,
  ethics,
  fleet,
  given,
  type Given,
  goal,
  levels,
  neutral,
  people,
  play,
  points,
  type Position,
  puppet,
  round,
  tokens,
  types,
  war,
} from '../given.js';
import { boardNow, does, silentWhile, started } from '../table.js';

/** C is the puppet; A controls it unless a test says otherwise. */
const two = (...parts: readonly Given[]) => given(puppet('A', { A: 1, B: 0 }), ...parts);
const bidding = (...parts: readonly Given[]): Position =>
  at(given(puppet(null), people('C', 'alliance', 'light'), ...parts), { step: 'biddingForPuppet' });
const bid = (position: Position, a: number, b: number): Position => play(position, `A: bid ${a}`, `B: bid ${b}`);
/** What a seat is asked in the puppet's place. */
const forPuppet = (position: Position, seat: string) => position.questions(seat).find((one) => one.for === 'C');
const moving = (seat: string, ...parts: readonly Given[]) => at(two(...parts), { step: 'movementTurn', seat });
const mayAttack = (position: Position, seat: string): string[] =>
  position.offered(seat).includes('DeclareWar') ? position.choices(seat, 'DeclareWar', 'on') : [];
/** A is good at genetics, B at robotics, the puppet at propulsion; all meet at Khaa. */
const fair = (...parts: readonly Given[]) =>
  at(
    two(
      levels('A', { genetics: 3 }),
      levels('B', { robotics: 3 }),
      levels('C', { propulsion: 3 }),
      ...['A', 'B', 'C'].map((seat) => basics(seat, 'khaa', 1)),
      ...parts,
    ),
    { step: 'tradeFair' },
    { step: 'roundScoring' },
  );
const ended = (...parts: readonly Given[]) => at(two(round(8), ...parts), { step: 'reckoning' });
const dark = ethics('B', 'dark');

describe('28 Two seats and the puppet', () => {
  it('28.1 one of the two does for the third seat all that a seat does', () => {
    const position = moving('C', basics('C', 'khaa', 2));
    expect([position.asked(), forPuppet(position, 'A')?.seat]).toEqual([['A'], 'A']);
    const moved = position.when('A', 'move 1 khaa > yagsisa');
    expect(moved.told('ShipsMoved')).toMatchObject([{ seat: 'C', to: 'yagsisa' }]);
    expect(moved.refused('B', 'done').why.say).toBeDefined();
  });

  it('28.1 it is laid for three', () => {
    const { seats, tiles, nations } = boardNow(started('AB'));
    expect([seats.join(''), tiles.map(({ position }) => position)]).toEqual(['ABC', [0, 1, 3, 5]]);
    expect(nations.C.basics).toEqual({ [nations.C.capital]: { ships: 3, spent: 0 } });
  });

  it('28.2 the card Alignment and the people ICC are not used, Central stays', () => {
    const seen = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => boardNow(started('AB', {}, seed)));
    for (const { deck, nations } of seen) {
      const cards = [...deck, ...nations.A.hand, ...nations.B.hand];
      expect([...cards].sort()).toEqual(CARD_IDS.filter((card) => card !== 'alignment').sort());
    }
    const peoples = seen.flatMap(({ nations }) => [nations.C.people, ...nations.A.dealt, ...nations.B.dealt]);
    expect(peoples).not.toContain('icc');
    const picks = started('AB', { setup: 'picked' });
    expect(picks.choices(picks.asked()[0], 'PickPeople', 'people')).not.toContain('icc');
  });

  it('28.3 its people is drawn before the others are dealt, and it starts light', () => {
    const tables = [1, 2, 3, 4, 5].map((seed) => started('AB', {}, seed));
    for (const table of tables) {
      expect(types(table).indexOf('PuppetSeated')).toBeLessThan(types(table).indexOf('PeoplesDealt'));
      const { C, A, B } = boardNow(table).nations;
      expect([...A.dealt, ...B.dealt]).not.toContain(C.people);
      expect(C.dealt).toEqual([]);
    }
    expect(new Set(tables.map((table) => boardNow(table).nations.C.people)).size).toBeGreaterThan(1);
    const begun = silentWhile(tables[0], 'gatheringPeoples', 'choosingEthics');
    expect(begun.told('EthicsRevealed')).toMatchObject([{ ethics: { C: 'light' } }]);
    expect(begun.told('PeoplesRevealed')[0].peoples.C).toBe(boardNow(tables[0]).nations.C.people);
  });

  it('28.3a choices of its set-up are made by its first controller, right after the first bids', () => {
    const bids = at(
      given(
        puppet(null),
        ...['A', 'B'].map((seat) => people(seat, 'alliance', 'light')),
        people('C', 'caninoids', 'light'),
      ),
      { step: 'startBonuses' },
      { step: 'biddingForPuppet' },
    );
    expect([bids.asked(), answers(bids, 'A')]).toEqual([['A', 'B'], ['BidForPuppet']]);
    const taken = bid(bids, 0, 1);
    expect([taken.asked(), answers(taken, 'B'), forPuppet(taken, 'B')?.for]).toEqual([
      ['B'],
      ['ChooseTechnology'],
      'C',
    ]);
    expect(boardOf(taken.when('B', 'tech genetics')).nations.C.levels.genetics).toBe(2);
    const later = bid(bidding(people('C', 'caninoids', 'light'), puppet('A', { A: 1, B: 0 })), 0, 1);
    expect(later.offered('B')).not.toContain('ChooseTechnology');
  });

  it('28.4 both bid sealed from 0 to 39 DP, shown together, and the higher bid wins', () => {
    const position = bidding();
    expect(position.offer('A', 'BidForPuppet').inputs.amount).toMatchObject({ min: 0, max: 39 });
    expect(position.refused('A', 'bid 40').rule).toBe('28.4');
    const one = position.when('A', 'bid 3');
    const [sealed] = one.told('ChoiceSealed');
    expect([witness(sealed, 'B').secret, witness(sealed, 'A').secret?.choice]).toMatchObject([
      undefined,
      { amount: 3 },
    ]);
    expect(types(one)).not.toContain('PuppetBidsShown');
    const both = one.when('B', 'bid 2');
    expect(both.told('PuppetBidsShown')).toMatchObject([{ bids: { A: 3, B: 2 } }]);
    expect(both.told('PuppetTaken')).toMatchObject([{ seat: 'C', by: 'A', bid: 3, surcharge: 0 }]);
  });

  it('28.4 at the start of each round, before Movement', () => {
    const position = at(two(), { step: 'round', round: 4 });
    expect([position.asked(), answers(position, 'B')]).toEqual([['A', 'B'], ['BidForPuppet']]);
    expect(position.state.stack.at(-2)?.step.step).toBe('movementTurn');
  });

  it('28.4a of equal bids, 0 too, wins who did not control it in the round before', () => {
    const after = (controller: 'A' | 'B', amount: number) =>
      bid(bidding(puppet(controller)), amount, amount).told('PuppetTaken')[0].by;
    expect([after('A', 0), after('B', 0), after('A', 5)]).toEqual(['B', 'A', 'B']);
    const first = (face: number) => bidding().when('A', 'bid 1').rolling(face).when('B', 'bid 1');
    expect([first(1), first(2)].map((position) => position.told('PuppetTaken')[0].by)).toEqual(['A', 'B']);
  });

  it('28.4b the winner pays its bid, the other nothing', () => {
    const position = bid(bidding(), 2, 7);
    expect([dp(position, 'B'), dp(position, 'A')]).toEqual([{ puppet: -7 }, {}]);
  });

  it('28.4c who has controlled it in more earlier rounds pays the square of the difference too', () => {
    const controlled = { A: 3, B: 1 };
    expect(dp(bid(bidding(puppet('B', controlled)), 5, 0), 'A')).toEqual({ puppet: -(5 + 4) });
    expect(dp(bid(bidding(puppet('B', controlled)), 0, 5), 'B')).toEqual({ puppet: -5 });
    expect(boardOf(bid(bidding(puppet('B', controlled)), 0, 5)).puppet).toMatchObject({ controlled: { A: 3, B: 2 } });
  });

  it('28.5 puppet and controller are at peace from the bids on, and cannot declare war', () => {
    const position = bid(bidding(war('A', 'C'), war('A', 'B')), 1, 0);
    expect(position.told('PeaceMade')).toMatchObject([{ seats: ['A', 'C'] }]);
    expect([atWar(boardOf(position), 'A', 'C'), atWar(boardOf(position), 'A', 'B')]).toEqual([false, true]);
    const all = [
      ethics('A', 'dark'),
      dark,
      ethics('C', 'dark'),
      ...['A', 'B', 'C'].map((seat) => basics(seat, 'khaa', 1)),
    ];
    expect(mayAttack(moving('A', ...all), 'A')).toEqual(['B']);
    expect(mayAttack(moving('C', ...all), 'A')).toEqual(['B']);
  });

  it('28.5a the other seat may declare war on the puppet and the puppet on it, by their ethics', () => {
    const ships = ['A', 'B', 'C'].map((seat) => basics(seat, 'khaa', 1));
    expect(mayAttack(moving('B', dark, ...ships), 'B')).toEqual(['A', 'C']);
    expect(mayAttack(moving('C', ethics('C', 'dark'), ...ships), 'A')).toEqual(['B']);
    expect(mayAttack(moving('C', ...ships), 'A')).toEqual([]);
  });

  it('28.5b war between puppet and the other seat goes on from round to round', () => {
    const position = bid(bidding(puppet('A', { A: 1, B: 0 }), war('B', 'C')), 1, 0);
    expect(position.told('PeaceMade')).toEqual([]);
    expect(atWar(boardOf(position), 'B', 'C')).toBe(true);
  });

  it('28.6 it changes ethics and table order, explores and gains like any seat', () => {
    const changed = at(two(tokens('C', 'ethics grow', 'up')), { step: 'ethicsAndOrder' });
    expect([boardOf(changed).nations.C.ethics, boardOf(changed).order.join('')]).toEqual(['dark', 'ACB']);
    const looking = moving('C', basics('C', 'uru', 1), neutral('uru', 'uninhabited')).when('A', 'look uru');
    expect(looking.told('PlanetExplored')).toMatchObject([{ seat: 'C' }]);
    const gaining = at(two(basics('C', 'uru', 1), tokens('C', 'gain grow')), { step: 'progressTurn', seat: 'C' });
    expect(boardOf(gaining.when('A', 'gain uru')).discs.uru).toMatchObject({ seat: 'C' });
  });

  it('28.6 a question for the puppet says so to everybody', () => {
    const words = galacticEra.words.en;
    expect(words['about.movementTurn']).toContain('puppet');
    expect(forPuppet(moving('C', basics('C', 'khaa', 1)), 'A')?.about).toEqual({
      say: 'about.movementTurn',
      puppet: 'C',
    });
    expect(does(moving('C', basics('C', 'khaa', 1)), 'A', { type: 'Done' }).told('MovementTurnEnded')).toMatchObject([
      { seat: 'C' },
    ]);
  });

  it('28.6a its controller chooses its tokens sealed; they are shown with the others', () => {
    const position = at(two(), { step: 'choosingTokens' });
    expect(position.asked()).toEqual(['A', 'B', 'A']);
    const own = play(position, 'A: tokens grow 1 build 1 + military', 'A: tokens gain 1 grow 1 + up');
    const [, sealed] = own.told('ChoiceSealed');
    expect([sealed.seat, witness(sealed, 'A').secret?.to, witness(sealed, 'B').secret]).toEqual([
      'C',
      ['A'],
      undefined,
    ]);
    const shown = own.when('B', 'tokens grow 1 research 1 + down');
    expect(shown.told('TokensRevealed')[0].tokens.C).toEqual({ ovals: ['gain', 'grow'], squares: ['up'] });
  });

  it('28.6b a trade with its controller needs the controller alone, one with the other seat both', () => {
    const own = play(fair(), 'A: trade red-gives-propulsion-for-genetics', 'A: trade none', 'B: trade none');
    expect(own.told('TradeMade')).toMatchObject([{ seats: ['A', 'C'], learned: ['propulsion', 'genetics'] }]);
    const withB = (answer: string) =>
      play(fair(), 'A: trade none', 'A: trade blue-gives-robotics-for-propulsion', `B: ${answer}`);
    expect(types(withB('trade none'))).not.toContain('TradeMade');
    const made = withB('trade red-gives-propulsion-for-robotics').told('TradeMade');
    expect(made).toMatchObject([{ seats: ['B', 'C'], learned: ['propulsion', 'robotics'] }]);
  });

  it('28.6b it trades once in a round', () => {
    const traded = play(
      fair(),
      'A: trade red-gives-propulsion-for-genetics',
      'A: trade blue-gives-robotics-for-propulsion',
      'B: trade red-gives-propulsion-for-robotics',
    );
    expect(traded.told('TradeMade').length).toBe(1);
    expect(boardOf(traded).nations.C.tally.traded.length).toBe(1);
  });

  it('28.6c peace for the puppet is agreed by its controller', () => {
    const position = moving('B', war('B', 'C'), basics('B', 'khaa', 1));
    const made = play(position, 'B: peace red', 'A: accept peace blue');
    expect(made.told('PeaceMade')).toMatchObject([{ seats: ['B', 'C'] }]);
    const asked = forPuppet(position, 'A');
    expect([asked?.waits, asked?.offers.map(({ action }) => action.type)]).toEqual([false, ['ProposePeace']]);
  });

  it('28.6d standing orders answer for their own seat, never for the puppet', () => {
    const keeping = { A: [{ type: 'OrderReserve', reply: 'no' } as const] };
    const asked = (seat: string) =>
      at(two(), { step: 'emergency', seat, evacuated: true }).ordered(keeping).told('ReserveKept');
    expect(asked('A').map(({ seat }) => seat)).toEqual(['A']);
    expect(asked('C')).toEqual([]);
  });

  it('28.7 it never gains DP and never has a card', () => {
    const scored = at(two(round(1)), { step: 'roundScoring' });
    expect([dp(scored, 'A').era, dp(scored, 'C'), boardOf(scored).nations.C.points]).toEqual([1, {}, 0]);
    const { hand } = boardNow(started('AB')).nations.C;
    const era = at(
      two(round(6), (board) => ({ ...board, deck: ['density', 'economic', 'etheric'] })),
      {
        step: 'eraChange',
      },
    );
    expect([hand, era.told('CardDrawn').map(({ seat }) => seat)]).toEqual([[], ['A', 'B']]);
  });

  it('28.7a it may use whatever costs DP, and pays nothing', () => {
    const extra = [discs('A', 'uru', 5), discs('C', 'izar', 5)];
    const shown = play(
      at(two(...extra), { step: 'choosingTokens' }),
      'A: tokens grow 1 build 1 gain 1 + military',
      'A: tokens grow 1 build 1 gain 1 + military',
      'B: tokens grow 1 build 1 + military',
    );
    expect(shown.told('TokensRevealed')[0].tokens.C.ovals.length).toBe(3);
    expect([dp(shown, 'A').tokens, dp(shown, 'C')]).toEqual([-3, {}]);
  });

  it('28.7b where DP are compared it has 0', () => {
    const ships = (a: number) =>
      at(two(goal('leadership'), round(2), dark, points('A', a)), { step: 'leadership' })
        .told('LeadershipShipPlaced')
        .map(({ seat }) => seat)
        .join('');
    expect([ships(1), ships(0), ships(-1)]).toEqual(['AB', 'ABC', 'BC']);
  });

  it('28.7c it counts wherever others are compared: where it alone has most, nobody gains', () => {
    expect(majorities(two(basics('A', 'khaa', 2), basics('C', 'khaa', 3)), 'A')).toBe(0);
    const found = (c: number) =>
      two(goal('discovery'), (board) => ({
        ...board,
        nations: {
          ...board.nations,
          A: { ...board.nations.A, tokens: { ...board.nations.A.tokens, primitive: 2 } },
          C: { ...board.nations.C, tokens: { ...board.nations.C.tokens, primitive: c } },
        },
      }));
    expect([goalPoints(found(3), 'A'), goalPoints(found(1), 'A')]).toEqual([0, 10]);
  });

  it('28.7d a seat tied with the puppet gains', () =>
    expect(majorities(two(basics('A', 'khaa', 3), basics('C', 'khaa', 3)), 'A')).toBe(4));

  it('28.7e it puts a ship on the goal when alone in its ethics, and so can deny the 10 DP', () => {
    const position = at(two(goal('leadership'), round(2), ethics('C', 'dark'), points('A', 3)), { step: 'leadership' });
    expect(boardOf(position).nations.C.onGoal).toBe(1);
    const later = (times: number) =>
      two(goal('leadership'), (board) => ({
        ...board,
        nations: {
          ...board.nations,
          A: { ...board.nations.A, onGoal: 2 },
          C: { ...board.nations.C, onGoal: times },
        },
      }));
    expect([goalPoints(later(3), 'A'), goalPoints(later(2), 'A')]).toEqual([0, 10]);
  });

  it('28.8 it has an emergency reserve, and counts for that of others', () => {
    const own = at(two(), { step: 'emergency', seat: 'C', evacuated: true });
    expect(forPuppet(own, 'A')?.offers.map(({ action }) => action.type)).toEqual(['UseReserve', 'KeepReserve']);
    const losing = (...parts: readonly Given[]) =>
      at(two(discs('A', 'uru', 1), discs('A', 'izar', 1), ...parts), {
        step: 'emergency',
        seat: 'B',
        evacuated: false,
      });
    expect(answers(losing(), 'B')).toEqual([]);
    expect(answers(losing(discs('C', 'ectom', 1), discs('C', 'denaia', 1)), 'B')).toEqual([
      'UseReserve',
      'KeepReserve',
    ]);
  });

  it('28.9 what is secret about it is known to its controller and passes on with control', () => {
    const position = at(
      given(
        puppet('A', { A: 1, B: 0 }),
        fleet('C', 1, 'E', 'khaa', 3),
        basics('C', 'khaa', 1),
        neutral('khaa', 'advanced'),
      ),
      { step: 'movementTurn', seat: 'C' },
      { step: 'biddingForPuppet' },
    );
    const seen = (at: Position, seat: string | null) => {
      const view = at.view(seat);
      return [view.nations.C.fleets[0].letter, view.neutrals.khaa];
    };
    const looked = position.when('A', 'look khaa');
    expect([seen(looked, 'A'), seen(looked, 'B'), seen(looked, null)]).toEqual([
      ['E', 'advanced'],
      [null, null],
      [null, null],
    ]);
    const passed = bid(looked.when('A', 'done'), 0, 1);
    expect([seen(passed, 'B'), seen(passed, 'A'), seen(passed, null)]).toEqual([
      ['E', 'advanced'],
      [null, 'advanced'],
      [null, null],
    ]);
    expect(passed.view('A').nations.C.fleets[0].seen).toEqual({ letter: 'E', chips: [3] });
  });

  it('28.9 what it learns is told to its controller of that moment', () => {
    const created = moving('C', basics('C', 'rigel', 3)).when('A', 'create b rigel 2+1');
    const [fact] = created.told('FleetCreated');
    expect(fact.secret).toEqual({ to: ['A'], letter: 'B' });
  });

  it('28.10 it cannot win, and breaks no tie', () => {
    const rich = [discs('C', 'uru', 5), discs('C', 'izar', 5), points('A', 4), points('B', 3)];
    const standing = galacticEra.outcome(ended(...rich).state)!;
    expect(standing.map(({ seat, rank }) => [seat, rank])).toEqual([
      ['A', 1],
      ['B', 2],
    ]);
    expect(galacticEra.text(ended(...rich).view('A'), 'en')).toContain('2. B');
  });

  it('32.27 1, 2 or 3 rounds more than the other cost 1, 4 or 9 DP on top of the bid', () => {
    const paid = (more: number) => dp(bid(bidding(puppet('B', { A: 1 + more, B: 1 })), 2, 0), 'A').puppet;
    expect([1, 2, 3].map(paid)).toEqual([-3, -6, -11]);
    expect(surcharge({ seat: 'C', controller: 'A', controlled: { A: 1, B: 1 } }, 'A')).toBe(0);
  });

  it('32.28 the puppet alone has most ships in a sector at the end: nobody gains the 4 DP', () => {
    const outnumbered = ended(basics('A', 'khaa', 1), basics('B', 'khaa', 2), basics('C', 'khaa', 3));
    expect(['A', 'B', 'C'].map((seat) => dp(outnumbered, seat).sectors)).toEqual([undefined, undefined, undefined]);
    expect(dp(ended(basics('A', 'khaa', 1), basics('B', 'khaa', 2)), 'B').sectors).toBe(4);
  });
});
