import { describe, expect, it } from '@jest/globals';
import { lastRevision } from '../../src/event-store/event-store.js';
import { previewAnswer } from '../../src/tables/preview-answer.js';
import { ordersStream, TableStore, tableStream } from '../../src/tables/table-store.js';
import { giveStandingOrder, withdrawStandingOrder } from '../../src/tables/give-standing-order.js';
import { ordersOf } from '../../src/tables/standing-orders.js';
import { undo } from '../../src/tables/undo.js';
import { openQuestions, playOn, say, shellOn, sitDown, type Sitting, tableOf } from './at-a-table.js';

const carrier = { type: 'UpgradeStartingCarrier', resource: 'water' };

/** A table at the first bidding, with the opener's question. */
const atTheFirstBidding = async (): Promise<{ sitting: Sitting; id: string; seat: string }> => {
  const sitting = await sitDown(3);
  for (const { id, seat } of await openQuestions(sitting)) await say(sitting, seat, id, carrier, `carrier-${seat}`);
  const [{ id, seat }] = await openQuestions(sitting);
  return { sitting, id, seat };
};

describe('submitting an answer', () => {
  it('stores facts with who, when, by which way, command and link', async () => {
    const { sitting, id, seat } = await atTheFirstBidding();
    const { revision } = await tableOf(sitting);
    expect(await say(sitting, seat, id, { type: 'Bid', amount: 3 }, 'bid-1')).toEqual({
      accepted: { from: revision + 1, revision: revision + 1, repeated: false },
    });
    const [event] = await sitting.shell.tables.events.read(tableStream(sitting.id), { from: revision + 1 });
    expect(event.type).toBe('kernel.BidMade');
    expect(event.data).toMatchObject({ seat, amount: 3 });
    expect(event.meta).toMatchObject({
      version: 1,
      seat,
      player: `p-${seat}`,
      at: '2026-11-18T12:00:00.000Z',
      privately: { way: 'page', command: `p-${seat}:bid-1`, question: id, action: { type: 'Bid', amount: 3 } },
    });
  });

  it('answers a repeated command as before and stores nothing twice', async () => {
    const { sitting, id, seat } = await atTheFirstBidding();
    const first = await say(sitting, seat, id, { type: 'Bid', amount: 3 }, 'bid-1');
    const second = await say(sitting, seat, id, { type: 'Bid', amount: 3 }, 'bid-1');
    expect(second).toEqual({ accepted: { ...('accepted' in first && first.accepted), repeated: true } });
    expect((await tableOf(sitting)).history.filter(({ fact }) => fact.type === 'BidMade')).toHaveLength(1);
  });

  it('says in a fact of its own whom the table waits for, when that has changed', async () => {
    const { sitting, id, seat } = await atTheFirstBidding();
    expect(Object.keys((await tableOf(sitting)).awaiting)).toEqual([seat]);
    await say(sitting, seat, id, { type: 'Bid', amount: 3 }, 'bid-1');
    const { awaiting } = await tableOf(sitting);
    expect(Object.keys(awaiting)).toHaveLength(1);
    expect(awaiting).not.toHaveProperty(seat);
  });

  it('says stale to a question that has closed', async () => {
    const { sitting, id, seat } = await atTheFirstBidding();
    await say(sitting, seat, id, { type: 'Bid', amount: 3 }, 'bid-1');
    expect(await say(sitting, seat, id, { type: 'Bid', amount: 4 }, 'bid-2')).toHaveProperty('stale');
  });

  it('accepts exactly one of two answers at the same instant', async () => {
    const { sitting, id, seat } = await atTheFirstBidding();
    const answers = await Promise.all(
      [1, 2, 3, 4].map((amount) => say(sitting, seat, id, { type: 'Bid', amount }, `at-once-${amount}`)),
    );
    expect(answers.filter((answer) => 'accepted' in answer)).toHaveLength(1);
    expect(answers.filter((answer) => 'stale' in answer)).toHaveLength(3);
  });

  it("takes side-by-side answers at the same instant, for one seat's answer never makes another's stale", async () => {
    const sitting = await sitDown(4);
    const answers = await Promise.all(
      (await openQuestions(sitting)).map(({ id, seat }) => say(sitting, seat, id, carrier, `c-${seat}`)),
    );
    expect(answers.every((answer) => 'accepted' in answer)).toBe(true);
    expect(
      (await tableOf(sitting)).history.filter(({ fact }) => fact.type === 'StartingCarriersRevealed'),
    ).toHaveLength(1);
  });

  it('goes on after a restart in the middle of a turn, and folds to the same table', async () => {
    const sitting = await sitDown(3);
    await playOn(sitting, 40);
    const before = await tableOf(sitting);
    const restarted = { ...sitting, shell: { ...sitting.shell, tables: new TableStore(sitting.shell.tables.events) } };
    const after = await tableOf(restarted);
    expect(JSON.stringify(after.state)).toBe(JSON.stringify(before.state));
    expect(after.head).toBe(before.head);
    await playOn(restarted);
    expect((await tableOf(restarted)).seed).toMatch(/^[0-9a-f]{64}$/);
  });

  it('previews without a trace', async () => {
    const { sitting, id, seat } = await atTheFirstBidding();
    const { revision } = await tableOf(sitting);
    const shown = await previewAnswer(sitting.shell, {
      table: sitting.id,
      seat,
      player: `p-${seat}`,
      question: id,
      action: { type: 'Bid', amount: 2 },
    });
    expect(shown).toMatchObject({ facts: [{ type: 'BidMade', amount: 2 }] });
    expect(await lastRevision(sitting.shell.tables.events, tableStream(sitting.id))).toBe(revision);
  });
});

describe('bad input', () => {
  const deep = JSON.parse('{"type":"Bid","amount":3,"__proto__":{"admin":true}}') as unknown;
  it.each([
    ['an unknown action', { type: 'Explode' }, 'type'],
    ['no action at all', null, 'type'],
    ['a number out of range', { type: 'Bid', amount: 100000 }, 'amount'],
    ['NaN', { type: 'Bid', amount: NaN }, 'amount'],
    ['infinity', { type: 'Bid', amount: Infinity }, 'amount'],
    ['a fraction', { type: 'Bid', amount: 1.5 }, 'amount'],
    ['a string for a number', { type: 'Bid', amount: '3' }, 'amount'],
    ['a string of a megabyte', { type: 'Bid', amount: 'x'.repeat(1 << 20) }, 'amount'],
    ['a type of a megabyte', { type: 'x'.repeat(1 << 20) }, 'type'],
    ['a __proto__ key', deep, '__proto__'],
    ['a field too many', { type: 'Bid', amount: 3, seat: 'B' }, 'seat'],
    ['a missing type', { amount: 3 }, 'type'],
    ['passing as the opener', { type: 'PassBidding' }, '4.5'],
  ])('%s: refused, naming the field or the rule, and nothing is stored', async (_what, action, names) => {
    const { sitting, id, seat } = await atTheFirstBidding();
    const { revision } = await tableOf(sitting);
    const answer = await say(sitting, seat, id, action, 'bad');
    expect(answer).toHaveProperty('refused');
    const { refused } = answer as { refused: { rule: string; field?: string; why: object } };
    expect([refused.rule, refused.field]).toContain(names);
    expect(JSON.stringify(refused).length).toBeLessThan(600);
    expect((await tableOf(sitting)).revision).toBe(revision);
  });

  it.each([
    ["another seat's question", { seat: 'B', player: 'p-B' }],
    ['a seat that is not mine', { player: 'p-stranger' }],
    ['a question that never was', { question: '99999.A.0' }],
    ['nonsense for a question', { question: 'x'.repeat(1000) }],
    ['a command id of a megabyte', { command: 'x'.repeat(1 << 20) }],
    ['a way that does not exist', { way: 'pigeon' }],
  ])('%s: refused, and nothing is stored', async (_what, wrong) => {
    const { sitting, id, seat } = await atTheFirstBidding();
    const { revision } = await tableOf(sitting);
    const { submitAnswer } = await import('../../src/tables/submit-answer.js');
    const other = seat === 'A' ? { seat: 'B', player: 'p-B' } : { seat: 'A', player: 'p-A' };
    const good = {
      table: sitting.id,
      seat,
      player: `p-${seat}`,
      question: id,
      action: { type: 'Bid', amount: 3 },
      command: 'c',
      way: 'page' as const,
    };
    const answer = await submitAnswer(sitting.shell, { ...good, ...('seat' in wrong ? other : wrong) } as typeof good);
    expect(answer).toHaveProperty('refused');
    expect((await tableOf(sitting)).revision).toBe(revision);
  });
});

describe('undo', () => {
  it('takes back the own last answer; it stays readable and no longer counts', async () => {
    const { sitting, id, seat } = await atTheFirstBidding();
    const before = JSON.stringify((await tableOf(sitting)).state);
    await say(sitting, seat, id, { type: 'Bid', amount: 3 }, 'bid-1');
    expect(
      await undo(sitting.shell, { table: sitting.id, seat, player: `p-${seat}`, command: 'undo-1', way: 'page' }),
    ).toHaveProperty('undone');
    const table = await tableOf(sitting);
    expect(JSON.stringify(table.state)).toBe(before);
    expect(table.history.map(({ fact }) => fact.type)).toContain('BidMade');
    // Folding from the stream alone says the same.
    expect(JSON.stringify((await tableOf({ ...sitting, shell: shellOn(sitting.shell.tables.events) })).state)).toBe(
      before,
    );
    expect(await say(sitting, seat, id, { type: 'Bid', amount: 5 }, 'bid-2')).toHaveProperty('accepted');
  });

  it('is refused past a secret shown, and past the answer of another', async () => {
    const { sitting, id, seat } = await atTheFirstBidding();
    const back = (who: string, command: string) =>
      undo(sitting.shell, { table: sitting.id, seat: who, player: `p-${who}`, command, way: 'page' });
    expect(await back('C', 'u1')).toMatchObject({ refused: { why: { say: 'kernel.undoLuck' } } });
    await say(sitting, seat, id, { type: 'Bid', amount: 3 }, 'bid-1');
    const other = sitting.seats.find((one) => one !== seat)!;
    expect(await back(other, 'u2')).toMatchObject({ refused: { why: { say: 'kernel.undoOther' } } });
  });

  it('asked for twice by the same command is done once', async () => {
    const { sitting, id, seat } = await atTheFirstBidding();
    await say(sitting, seat, id, { type: 'Bid', amount: 3 }, 'bid-1');
    const back = () => undo(sitting.shell, { table: sitting.id, seat, player: `p-${seat}`, command: 'u', way: 'page' });
    expect(await back()).toEqual(await back());
  });
});

describe('standing orders', () => {
  const give = (sitting: Sitting, seat: string, order: { type: string }, command: string, once = false) =>
    giveStandingOrder(sitting.shell, {
      table: sitting.id,
      seat,
      player: `p-${seat}`,
      command,
      way: 'reply',
      order,
      once,
    });

  it("live in the seat's own stream: the table neither moves nor shows them", async () => {
    const { sitting, seat } = await atTheFirstBidding();
    const { revision, head } = await tableOf(sitting);
    expect(await give(sitting, seat, { type: 'CertificateWish', wishes: ['BuyLuxury'] } as never, 'o1')).toEqual({
      order: `p-${seat}:o1`,
    });
    expect(await tableOf(sitting)).toMatchObject({ revision, head });
    expect(await sitting.shell.tables.events.read(ordersStream(sitting.id, seat))).toHaveLength(1);
  });

  it('answer in the same append as what set them off, and only their author can tell', async () => {
    const { sitting, id, seat } = await atTheFirstBidding();
    const at = sitting.seats.indexOf(seat);
    const others = [...sitting.seats.slice(at + 1), ...sitting.seats.slice(0, at)];
    const plan = { type: 'AuctionPlan', ceilings: {}, rest: 4, then: 'pass' };
    for (const other of others) await give(sitting, other, plan, `plan-${other}`);
    await say(sitting, seat, id, { type: 'Bid', amount: 2 }, 'bid-1');
    const events = await sitting.shell.tables.events.read(tableStream(sitting.id));
    const bids = events.filter(({ type }) => type === 'kernel.BidMade');
    expect(bids.map(({ data }) => (data as { amount: number }).amount)).toEqual([2, 3, 4]);
    const metas = bids.map(({ meta }) => meta as Record<string, unknown>);
    expect(metas.map((meta) => Object.keys(meta).sort().join())).toEqual(
      Array(3).fill(Object.keys(metas[0]).sort().join()),
    );
    expect(metas[1].privately).toMatchObject({
      way: 'reply',
      cause: `p-${seat}:bid-1`,
      order: `p-${others[0]}:plan-${others[0]}`,
    });
    // Nobody may probe them by taking the bid back.
    expect(
      await undo(sitting.shell, { table: sitting.id, seat, player: `p-${seat}`, command: 'u', way: 'page' }),
    ).toMatchObject({ refused: { why: { say: 'kernel.undoOrder' } } });
  });

  it('given by a seat that is being asked answer at once', async () => {
    const { sitting, seat } = await atTheFirstBidding();
    await give(sitting, seat, { type: 'AuctionPlan', ceilings: {}, rest: 4, then: 'pass' } as never, 'plan');
    const table = await tableOf(sitting);
    expect(table.history.map(({ fact }) => fact).find(({ type }) => type === 'BidMade')).toMatchObject({
      seat,
      amount: 1,
    });
    expect(table.awaiting).not.toHaveProperty(seat);
  });

  it('given for once answer once, also after a restart', async () => {
    const { sitting, id, seat } = await atTheFirstBidding();
    const [next] = sitting.seats.slice(sitting.seats.indexOf(seat) + 1).concat(sitting.seats);
    await give(sitting, next, { type: 'Line', line: 'bid 5' } as never, 'line', true);
    await say(sitting, seat, id, { type: 'Bid', amount: 2 }, 'bid-1');
    const table = await tableOf({ ...sitting, shell: shellOn(sitting.shell.tables.events) });
    const bids = table.history.map(({ fact }) => fact).filter(({ type }) => type === 'BidMade');
    expect(bids.at(-1)).toMatchObject({ seat: next, amount: 5 });
    expect(await ordersOf(sitting.shell, table, next)).toEqual([]);
  });

  it('can be withdrawn, and what does not fit is refused with its field', async () => {
    const { sitting, seat } = await atTheFirstBidding();
    await give(sitting, seat, { type: 'ExtractByValue' }, 'o0');
    expect(await give(sitting, seat, { type: 'DockWish', dock: '9' } as never, 'o1')).toMatchObject({
      refused: { field: 'dock', rule: '16.10' },
    });
    expect(await give(sitting, seat, { type: 'Conquer' }, 'o2')).toHaveProperty('refused');
    await give(sitting, seat, { type: 'DockWish', dock: '3' } as never, 'o3');
    await withdrawStandingOrder(sitting.shell, {
      table: sitting.id,
      seat,
      player: `p-${seat}`,
      command: 'w',
      order: `p-${seat}:o3`,
    });
    expect(await ordersOf(sitting.shell, await tableOf(sitting), seat)).toEqual([]);
  });
});
