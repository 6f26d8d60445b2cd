import { describe, expect, it } from '@jest/globals';
import { seededChance } from '../../../src/games/kernel/chance.js';
import {
  effectivePositions,
  type Recorded,
  type Undone,
  undoRange,
} from '../../../src/games/kernel/effective-history.js';
import { type Fact, type Seat } from '../../../src/games/kernel/game-definition.js';
import { type AnyFact, type LanternsAction, WIDOW } from './invented-board.js';
import { lanterns } from './invented-game.js';
import { fold, TestTable } from './playing.js';

/** A table whose records are kept as the shell keeps them: nothing is ever removed, undoing is one more record. */
class Recording {
  readonly records: Recorded<AnyFact | (Undone & AnyFact)>[] = [];
  private answers = 0;

  constructor(seats = 'ABC', seed = 1) {
    this.add(new TestTable(lanterns, seats, seededChance(seed)).facts, null);
  }

  get positions(): number[] {
    return effectivePositions(this.records.map(({ fact }) => fact));
  }

  get state() {
    return fold(
      lanterns,
      this.positions.map((position) => this.records[position].fact),
    );
  }

  private add(facts: readonly AnyFact[], seat: Seat | null, byOrder = false): void {
    const answer = `answer ${++this.answers}`;
    for (const fact of facts) this.records.push({ fact, answer, seat, ...(byOrder ? { byOrder } : {}) });
  }

  does(
    seat: Seat,
    action: LanternsAction,
    { byOrder = false, behalf }: { byOrder?: boolean; behalf?: Seat } = {},
  ): this {
    const { state } = this;
    const question = lanterns
      .questions(state)
      .find(
        ({ seat: whose, for: whom, offers }) =>
          whose === seat && whom === behalf && offers.some((offer) => offer.action.type === action.type),
      );
    const decision = lanterns.decide(
      state,
      { question: question?.id ?? '', seat, action },
      seededChance(this.records.length),
    );
    if (!('facts' in decision)) throw new Error(JSON.stringify(decision));
    this.add(decision.facts, seat, byOrder);
    return this;
  }

  range(seat: Seat) {
    return undoRange(this.records, this.positions, seat, (fact) => lanterns.irrevocable(fact));
  }

  /** What is said when a seat may not undo, or null when it did. */
  undo(seat: Seat): string | null {
    const range = this.range(seat);
    if ('refused' in range) return range.refused.say;
    this.add([{ type: 'Undone', ...range } as Undone & AnyFact], seat);
    return null;
  }
}

const toTurn = (): Recording => {
  const table = new Recording();
  for (const [seat, harbour] of [
    ['A', 'quay'],
    ['B', 'mole'],
    ['C', 'cape'],
  ])
    table.does(seat, { type: 'Chart', harbours: [harbour] });
  table.does('A', { type: 'Chart', harbours: ['reef'] }, { behalf: WIDOW });
  table.does('A', { type: 'Bid', amount: 1 });
  return table.does('B', { type: 'PassBidding' }).does('C', { type: 'PassBidding' });
};
const burn: LanternsAction = { type: 'Burn', count: 1 };
const endTurn: LanternsAction = { type: 'EndTurn' };

describe('a seat takes back its own last answer', () => {
  it('wholly: the table is as before it', () => {
    const table = toTurn();
    const before = table.state;
    table.does('A', { type: 'Light', harbour: 'cape' });
    expect(table.state).not.toEqual(before);
    expect(table.undo('A')).toBeNull();
    expect(table.state).toEqual(before);
  });

  it('with all that followed from it by itself', () => {
    const table = toTurn();
    const before = table.state;
    table.does('C', { type: 'DeclareWar', on: 'B' });
    expect(table.undo('C')).toBeNull();
    expect(table.state).toEqual(before);
  });

  it('one after another, and no further than its own', () => {
    const table = toTurn();
    const states = [table.state];
    for (let i = 0; i < 3; i++) states.push(table.does('A', burn).state);
    for (let i = 2; i >= 0; i--) {
      expect(table.undo('A')).toBeNull();
      expect(table.state).toEqual(states[i]);
    }
    expect(table.undo('A')).toBe('kernel.undoOther');
    expect(table.undo('C')).toBeNull();
  });

  it('and the id of its question is good again', () => {
    const table = toTurn();
    const id = lanterns.questions(table.state)[0].id;
    table.does('A', burn).undo('A');
    expect(lanterns.questions(table.state)[0].id).toBe(id);
  });
});

describe('a seat cannot take back by itself', () => {
  it('the set-up, or nothing', () => {
    expect(new Recording().undo('A')).toBe('kernel.nothingToUndo');
    expect(undoRange([], [], 'A', () => false)).toEqual({ refused: { say: 'kernel.nothingToUndo' } });
  });

  it('what luck has followed, or a secret was shown by', () => {
    const table = toTurn().does('A', { type: 'Hire', cards: [], goods: { oil: 5 } });
    expect(table.undo('A')).toBe('kernel.undoLuck');
    const sealed = new Recording();
    for (const seat of 'ABC') sealed.does(seat, { type: 'Chart', harbours: ['quay'] });
    sealed.does('A', { type: 'Chart', harbours: ['quay'] }, { behalf: WIDOW });
    expect(sealed.undo('A')).toBe('kernel.undoLuck');
  });

  it('what another has answered since, be it only a sealed choice', () => {
    const table = new Recording()
      .does('A', { type: 'Chart', harbours: ['quay'] })
      .does('B', { type: 'Chart', harbours: ['quay'] });
    expect(table.undo('A')).toBe('kernel.undoOther');
    expect(table.undo('B')).toBeNull();
    expect(table.undo('A')).toBeNull();
    expect(table.undo('A')).toBe('kernel.nothingToUndo');
  });

  it("what another seat's order has answered: a maximum could be probed", () => {
    const table = toTurn().does('A', endTurn).does('B', endTurn, { byOrder: true });
    expect(table.undo('A')).toBe('kernel.undoOrder');
    const mixed = toTurn().does('A', endTurn).does('B', endTurn, { byOrder: true }).does('C', burn);
    expect(mixed.undo('A')).toBe('kernel.undoOther');
    expect(mixed.undo('C')).toBeNull();
    expect(mixed.undo('C')).toBe('kernel.undoOrder');
  });
});

describe("what a seat's own orders answered", () => {
  it('goes with the answer they followed', () => {
    const table = toTurn();
    const before = table.state;
    table.does('A', burn).does('A', burn, { byOrder: true }).does('A', burn, { byOrder: true });
    expect(table.undo('A')).toBeNull();
    expect(table.state).toEqual(before);
  });

  it("after another seat's answer goes by itself, the last one first", () => {
    const table = toTurn();
    const states = [table.state];
    states.push(table.does('A', burn, { byOrder: true }).state);
    table.does('A', burn, { byOrder: true });
    expect(table.undo('A')).toBeNull();
    expect(table.state).toEqual(states[1]);
    expect(table.undo('A')).toBeNull();
    expect(table.state).toEqual(states[0]);
    expect(table.undo('A')).toBe('kernel.undoOther');
  });
});

describe('what is undone', () => {
  it('stays readable, and nothing takes its position', () => {
    const table = toTurn();
    const kept = table.positions;
    table.does('A', burn);
    const readable = table.records.length;
    table.undo('A');
    expect(table.records).toHaveLength(readable + 1);
    expect(table.records[readable - 1].fact).toMatchObject({ type: 'OilBurnt', count: 1 });
    expect(table.positions).toEqual(kept);
    table.does('A', { type: 'Burn', count: 2 });
    expect(table.positions).toEqual([...kept, readable + 1]);
  });

  it('is undone once: later ranges may lie around earlier ones', () => {
    const table = toTurn();
    const before = table.state;
    table.does('A', burn).does('A', { type: 'Light', harbour: 'quay' });
    table.undo('A');
    table.does('A', { type: 'Light', harbour: 'reef' });
    table.undo('A');
    const range = table.range('A');
    expect(range).toEqual({ from: table.positions.at(-1), to: table.records.length - 1 });
    table.undo('A');
    expect(table.state).toEqual(before);
  });

  it('counts no more, whatever the ranges', () => {
    const fact: Fact = { type: 'Any' };
    const undone = (from: number, to: number): Undone => ({ type: 'Undone', from, to });
    expect(effectivePositions([])).toEqual([]);
    expect(effectivePositions([fact, fact, undone(1, 1), fact])).toEqual([0, 3]);
    expect(effectivePositions([fact, fact, undone(1, 1), fact, undone(3, 3), undone(0, 5)])).toEqual([]);
    expect(effectivePositions([fact, fact, fact, undone(1, 1), fact])).toEqual([0, 2, 4]);
  });
});

it('undoing at random restores exactly, all through many games', () => {
  let undone = 0;
  for (let seed = 0; seed < 25; seed++) {
    const chance = seededChance(seed);
    const table = new TestTable(lanterns, 'ABC', chance);
    const records: Recorded<AnyFact>[] = table.facts.map((fact) => ({ fact, answer: '', seat: null }));
    let at = 0;
    for (let before = table.state; ; before = table.state) {
      const known = table.facts.length;
      const answer = table.plays();
      if (!answer) break;
      for (const fact of table.facts.slice(known)) records.push({ fact, answer: `${at}`, seat: answer.seat });
      at++;
      const positions = effectivePositions(records.map(({ fact }) => fact));
      const range = undoRange(records, positions, answer.seat, (fact) => lanterns.irrevocable(fact));
      if ('refused' in range) {
        expect(table.facts.slice(known).some((fact) => lanterns.irrevocable(fact))).toBe(true);
        continue;
      }
      if (chance.below(3) > 0) continue;
      records.push({
        fact: { type: 'Undone', ...range } as unknown as AnyFact,
        answer: `undo ${at}`,
        seat: answer.seat,
      });
      const left = effectivePositions(records.map(({ fact }) => fact)).map((position) => records[position].fact);
      table.state = fold(lanterns, left);
      expect(table.state).toEqual(before);
      undone++;
    }
  }
  expect(undone).toBeGreaterThan(100);
});
