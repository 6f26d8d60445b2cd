import { beforeEach, describe, expect, it } from '@jest/globals';
import { InMemoryEventStore } from '../../src/event-store/in-memory.event-store.js';
import { arrangeTable, invite } from '../../src/tables/arrange-table.js';
import { type Arrangement } from '../../src/tables/arrangement.js';
import { type Done } from '../../src/tables/deed.js';
import { forkTable } from '../../src/tables/fork-table.js';
import { giveTime } from '../../src/tables/give-time.js';
import { delegateSeat, leaveSeat, offerSeat, replacePlayer } from '../../src/tables/leave-seat.js';
import { letBotsAnswer } from '../../src/tables/let-bots-answer.js';
import { openTable } from '../../src/tables/open-table.js';
import { operate } from '../../src/tables/operate.js';
import { answerProposal, propose, resumeTable } from '../../src/tables/propose.js';
import { type Shell } from '../../src/tables/shell.js';
import { startTable } from '../../src/tables/start-table.js';
import { exportTable, verifyTableFile } from '../../src/tables/table-file.js';
import { seatBot, takeSeat } from '../../src/tables/take-seat.js';
import { openQuestions, playOn, say, shellOn, type Sitting, sitDown, tableOf } from './at-a-table.js';

let count = 0;
/** A deed of a player, each with a command of its own. */
const by = (player: string, table: string) => ({ player, table, command: `c-${++count}`, way: 'page' as const });
const whyOf = (done: Done | { table: string }): string => ('refused' in done ? done.refused.why.say : 'done');
const isProven = async ({ shell, id }: Sitting): Promise<boolean> =>
  verifyTableFile(await exportTable(shell, id)).proven;

const opened = async (arrangement: Partial<Arrangement>, seats = 3): Promise<Sitting> => {
  const shell = shellOn(new InMemoryEventStore());
  const result = await openTable(shell, {
    game: 'planet-steam',
    title: 'Deeds',
    seats,
    arrangement,
    host: 'p-A',
    command: 'open',
    way: 'page',
  });
  if ('refused' in result) throw new Error(JSON.stringify(result));
  return { shell, id: result.table, seats: [...'ABCDE'].slice(0, seats) };
};

describe('opening', () => {
  it('is safe to repeat: the same command is the same table', async () => {
    const { shell, id } = await opened({});
    const again = {
      game: 'planet-steam',
      title: 'Deeds',
      seats: 3,
      host: 'p-A',
      command: 'open',
      way: 'page' as const,
    };
    expect(await openTable(shell, again)).toEqual({ table: id });
    expect(await openTable(shell, { ...again, host: 'p-B' })).not.toEqual({ table: id });
  });

  it('lets the host say anew how the table is run, until it begins', async () => {
    const sitting = await opened({});
    const pace = { kind: 'decision', hours: 48 } as const;
    expect(whyOf(await arrangeTable(sitting.shell, { ...by('p-B', sitting.id), arrangement: { pace } }))).toBe(
      'table.hostOnly',
    );
    expect(whyOf(await arrangeTable(sitting.shell, { ...by('p-A', sitting.id), arrangement: { pace } }))).toBe('done');
    expect((await tableOf(sitting)).arrangement.pace).toEqual(pace);
    const bad = { kind: 'decision', hours: -1 } as const;
    expect(whyOf(await arrangeTable(sitting.shell, { ...by('p-A', sitting.id), arrangement: { pace: bad } }))).toBe(
      'table.badField',
    );
  });
});

describe('sitting down', () => {
  it('is by invitation where the table is not listed, in the seat that it names', async () => {
    const { shell, id } = await opened({ listed: false });
    const sit = (player: string, seat: string, invitation?: string) =>
      takeSeat(shell, { ...by(player, id), seat, ...(invitation === undefined ? {} : { invitation }) });
    expect(whyOf(await sit('p-B', 'B'))).toBe('table.byInvitation');
    expect(whyOf(await invite(shell, { ...by('p-X', id), seat: null, invitation: 'i-1' }))).toBe('table.notAtTable');
    expect(whyOf(await invite(shell, { ...by('p-A', id), seat: 'C', invitation: 'i-1' }))).toBe('done');
    expect(whyOf(await sit('p-B', 'B', 'i-2'))).toBe('table.byInvitation');
    expect(whyOf(await sit('p-B', 'B', 'i-1'))).toBe('table.invitedElsewhere');
    expect(whyOf(await sit('p-B', 'C', 'i-1'))).toBe('done');
    expect(whyOf(await sit('p-A', 'A'))).toBe('done');
  });

  it('begins the table when it is full, where it was arranged so', async () => {
    const sitting = await opened({ startsWhenFull: true });
    for (const seat of ['A', 'B']) await takeSeat(sitting.shell, { ...by(`p-${seat}`, sitting.id), seat });
    expect((await tableOf(sitting)).started).toBe(false);
    await seatBot(sitting.shell, { ...by('p-A', sitting.id), seat: 'C', policy: 'greedy' });
    expect((await tableOf(sitting)).started).toBe(true);
  });

  it('is by lot where the seats are drawn, and the lot is proved', async () => {
    const ways = new Set<string>();
    for (let n = 0; n < 8; n++) {
      const sitting = await opened({ seating: 'drawn' });
      for (const seat of sitting.seats) await takeSeat(sitting.shell, { ...by(`p-${seat}`, sitting.id), seat });
      await startTable(sitting.shell, by('p-A', sitting.id));
      const { players } = await tableOf(sitting);
      expect(Object.values(players).sort()).toEqual(['p-A', 'p-B', 'p-C']);
      ways.add(JSON.stringify(players));
      expect(await isProven(sitting)).toBe(true);
    }
    expect(ways.size).toBeGreaterThan(1);
  });

  it('can be given up before the table begins', async () => {
    const sitting = await opened({});
    await takeSeat(sitting.shell, { ...by('p-B', sitting.id), seat: 'B' });
    expect(whyOf(await leaveSeat(sitting.shell, { ...by('p-A', sitting.id), seat: 'B' }))).toBe('table.notYourSeat');
    expect(whyOf(await leaveSeat(sitting.shell, { ...by('p-B', sitting.id), seat: 'B' }))).toBe('done');
    expect((await tableOf(sitting)).players).toEqual({});
  });
});

describe('a seat of a running table', () => {
  let sitting: Sitting;
  let shell: Shell;
  beforeEach(async () => {
    sitting = await sitDown(3);
    shell = sitting.shell;
  });

  it('is resigned, stays empty, and is taken over by another player or a bot', async () => {
    await leaveSeat(shell, { ...by('p-B', sitting.id), seat: 'B' });
    expect((await tableOf(sitting)).players).toEqual({ A: 'p-A', C: 'p-C' });
    const [question] = (await openQuestions(sitting)).filter(({ seat }) => seat === 'B');
    if (question)
      expect(await say(sitting, 'B', question.id, question.offers[0].action, 'gone')).toMatchObject({
        refused: { field: 'seat' },
      });
    expect(whyOf(await takeSeat(shell, { ...by('p-D', sitting.id), seat: 'A' }))).toBe('table.seatTaken');
    expect(whyOf(await seatBot(shell, { ...by('p-C', sitting.id), seat: 'B', policy: 'greedy' }))).toBe(
      'table.hostOnly',
    );
    expect(whyOf(await seatBot(shell, { ...by('p-A', sitting.id), seat: 'B', policy: 'greedy' }))).toBe('done');
    await letBotsAnswer(shell, sitting.id);
    expect((await tableOf(sitting)).awaiting).not.toHaveProperty('B');
    expect(await isProven(sitting)).toBe(true);
  });

  it('is handed over to whom its player offers it, and to nobody else', async () => {
    await offerSeat(shell, { ...by('p-B', sitting.id), seat: 'B', to: 'p-D' });
    expect(whyOf(await takeSeat(shell, { ...by('p-E', sitting.id), seat: 'B' }))).toBe('table.seatTaken');
    expect(whyOf(await takeSeat(shell, { ...by('p-D', sitting.id), seat: 'B' }))).toBe('done');
    expect((await tableOf(sitting)).players.B).toBe('p-D');
  });

  it('may be answered for by a delegate until the date, never by a rival', async () => {
    const [question] = await openQuestions(sitting);
    const { seat } = question;
    const owner = `p-${seat}`;
    const until = '2026-11-20T00:00:00.000Z';
    const rival = seat === 'A' ? 'p-B' : 'p-A';
    expect(whyOf(await delegateSeat(shell, { ...by(owner, sitting.id), seat, to: rival, until }))).toBe('table.rival');
    expect(
      whyOf(
        await delegateSeat(shell, { ...by(owner, sitting.id), seat, to: 'p-Z', until: '2026-01-01T00:00:00.000Z' }),
      ),
    ).toBe('table.inThePast');
    await delegateSeat(shell, { ...by(owner, sitting.id), seat, to: 'p-Z', until });
    const late: Sitting = { ...sitting, shell: { ...shell, now: () => new Date('2026-11-21T00:00:00Z') } };
    const { submitAnswer } = await import('../../src/tables/submit-answer.js');
    const table = await tableOf(sitting);
    const action = table.game.advise!(table.game.view(table.state, seat), seat, question);
    const answer = {
      table: sitting.id,
      seat,
      player: 'p-Z',
      question: question.id,
      action,
      command: 'for',
      way: 'page' as const,
    };
    expect(await submitAnswer(late.shell, answer)).toMatchObject({ refused: { field: 'seat' } });
    expect(await submitAnswer(shell, answer)).toHaveProperty('accepted');
  });

  it('is freed by the host only when its player is lost', async () => {
    expect(whyOf(await replacePlayer(shell, { ...by('p-A', sitting.id), seat: 'B', lost: null }))).toBe(
      'table.notLost',
    );
    expect(whyOf(await replacePlayer(shell, { ...by('p-C', sitting.id), seat: 'B', lost: 'lost' }))).toBe(
      'table.hostOnly',
    );
    expect(whyOf(await replacePlayer(shell, { ...by('p-A', sitting.id), seat: 'B', lost: 'departed' }))).toBe('done');
    expect((await tableOf(sitting)).players).not.toHaveProperty('B');
  });
});

describe('what everybody must agree to', () => {
  let sitting: Sitting;
  let shell: Shell;
  beforeEach(async () => {
    sitting = await sitDown(3);
    shell = sitting.shell;
  });
  const proposal = async (): Promise<number> => Number(Object.keys((await tableOf(sitting)).proposals)[0]);

  it('a longer undo takes everything back that was answered after a fact, once the last has agreed, and is proved', async () => {
    const before = await tableOf(sitting);
    const { revision } = before;
    const state = JSON.stringify(before.state);
    await playOn(sitting, 7);
    await propose(shell, { ...by('p-A', sitting.id), what: { kind: 'undo', after: revision } });
    const to = await proposal();
    expect(whyOf(await answerProposal(shell, { ...by('p-A', sitting.id), proposal: to, agree: true }))).toBe(
      'table.agreedAlready',
    );
    await answerProposal(shell, { ...by('p-B', sitting.id), proposal: to, agree: true });
    expect(JSON.stringify((await tableOf(sitting)).state)).not.toBe(state);
    await answerProposal(shell, { ...by('p-C', sitting.id), proposal: to, agree: true });
    const after = await tableOf(sitting);
    expect(JSON.stringify(after.state)).toBe(state);
    expect(after.proposals).toEqual({});
    expect(Object.keys(after.awaiting)).toEqual(Object.keys(before.awaiting));
    await playOn(sitting);
    expect(await isProven(sitting)).toBe(true);
  });

  it('lapses when play goes on, and ends when one declines', async () => {
    await playOn(sitting, 3);
    const { revision } = await tableOf(sitting);
    expect(whyOf(await propose(shell, { ...by('p-A', sitting.id), what: { kind: 'undo', after: revision } }))).toBe(
      'table.nothingAfter',
    );
    await propose(shell, { ...by('p-A', sitting.id), what: { kind: 'undo', after: revision - 2 } });
    const to = await proposal();
    await playOn(sitting, 1);
    expect(whyOf(await answerProposal(shell, { ...by('p-B', sitting.id), proposal: to, agree: true }))).toBe(
      'table.overtaken',
    );
    await propose(shell, { ...by('p-A', sitting.id), what: { kind: 'pause', until: null } });
    const pause = Number(Object.keys((await tableOf(sitting)).proposals).at(-1));
    await answerProposal(shell, { ...by('p-B', sitting.id), proposal: pause, agree: false });
    expect(whyOf(await answerProposal(shell, { ...by('p-C', sitting.id), proposal: pause, agree: true }))).toBe(
      'table.noSuchProposal',
    );
  });

  it('a pause begins when all have agreed, and anybody at the table ends it', async () => {
    await propose(shell, { ...by('p-A', sitting.id), what: { kind: 'pause', until: null } });
    const to = await proposal();
    for (const player of ['p-B', 'p-C'])
      await answerProposal(shell, { ...by(player, sitting.id), proposal: to, agree: true });
    expect((await tableOf(sitting)).paused).toEqual({ until: null });
    expect(whyOf(await resumeTable(shell, by('p-X', sitting.id)))).toBe('table.notAtTable');
    expect(whyOf(await resumeTable(shell, by('p-C', sitting.id)))).toBe('done');
    expect((await tableOf(sitting)).paused).toBeNull();
    expect(await isProven(sitting)).toBe(true);
  });

  it('an undo that not everybody agreed to is found by verify', async () => {
    const { verifyTable } = await import('../../src/tables/verify-table.js');
    const { readTableFile } = await import('../../src/tables/table-file.js');
    const { recordsFor } = await import('../../src/tables/table-store.js');
    const { revision } = await tableOf(sitting);
    await playOn(sitting, 5);
    await propose(shell, { ...by('p-A', sitting.id), what: { kind: 'undo', after: revision } });
    const to = await proposal();
    await answerProposal(shell, { ...by('p-B', sitting.id), proposal: to, agree: true });
    await answerProposal(shell, { ...by('p-C', sitting.id), proposal: to, agree: true });
    const file = readTableFile(await exportTable(shell, sitting.id));
    expect(verifyTable(file.table, file.game, file.records, file.seed)).toMatchObject({ proven: true });
    // The host, with the seed in hand, leaves one consent out and links everything anew.
    const b = file.records.findIndex(({ fact, player }) => fact.type === 'Consented' && player === 'p-B');
    const kept = file.records.filter((_, i) => i !== b);
    let head = '0'.repeat(64);
    const forged = kept.map((record, i) => {
      const [linked] = recordsFor(
        { id: file.table, game: file.game, revision: i - 1, head },
        file.seed,
        [record],
        record.at,
      );
      head = linked.link;
      return { ...linked, id: record.id };
    });
    expect(verifyTable(file.table, file.game, forged, file.seed)).toMatchObject({ proven: false });
  });
});

describe('an operator', () => {
  it('steps in only with a reason, and everybody can read it', async () => {
    const sitting = await sitDown(2);
    const { shell, id } = sitting;
    const deed = { kind: 'pause', until: null } as const;
    expect(whyOf(await operate(shell, { ...by('p-O', id), way: 'operator', reason: ' ', deed }))).toBe(
      'table.badField',
    );
    expect(whyOf(await operate(shell, { ...by('p-O', id), way: 'operator', reason: 'a storm', deed }))).toBe('done');
    const table = await tableOf(sitting);
    expect(table.history.map(({ fact }) => fact.type).slice(-2)).toEqual(['OperatorActed', 'TablePaused']);
    const { revision } = table;
    await playOn(sitting, 4);
    await operate(shell, {
      ...by('p-O', id),
      way: 'operator',
      reason: 'asked to',
      deed: { kind: 'undo', after: revision },
    });
    expect(await isProven(sitting)).toBe(true);
  });
});

describe('a what-if table', () => {
  it('goes on from any position of a table that is over, with bots, and is proved', async () => {
    const sitting = await sitDown(2);
    await playOn(sitting);
    const source = await tableOf(sitting);
    const at = source.positions[Math.floor(source.positions.length / 2)];
    const given = { ...by('p-B', sitting.id), at, seat: 'B' };
    const forked = await forkTable(sitting.shell, given);
    if ('refused' in forked) throw new Error(JSON.stringify(forked));
    expect(await forkTable(sitting.shell, given)).toEqual(forked);
    const fork: Sitting = { ...sitting, id: forked.table };
    expect((await tableOf(fork)).players).toEqual({ A: 'bot:greedy', B: 'p-B' });
    expect((await tableOf(fork)).seed).toBeNull();
    for (let turn = 0; turn < 500 && (await tableOf(fork)).seed === null; turn++) {
      await letBotsAnswer(fork.shell, fork.id);
      const [mine] = (await openQuestions(fork)).filter(({ seat, waits }) => waits && seat === 'B');
      if (!mine) break;
      const table = await tableOf(fork);
      await say(fork, 'B', mine.id, table.game.advise!(table.game.view(table.state, 'B'), 'B', mine), `on-${turn}`);
    }
    expect((await tableOf(fork)).seed).not.toBeNull();
    expect(await isProven(fork)).toBe(true);
    expect(whyOf(await forkTable(sitting.shell, { ...by('p-B', sitting.id), at: 99_999, seat: 'B' }))).toBe(
      'table.noSuchRevision',
    );
  });

  it('of a running table needs that nothing is hidden from the seat', async () => {
    const sitting = await sitDown(2);
    await playOn(sitting, 30);
    const { history } = await tableOf(sitting);
    const hides = (seat: string) =>
      history.findIndex(({ fact }) => fact.secret !== undefined && !fact.secret.to.includes(seat));
    const at = hides('A');
    expect(at).toBeGreaterThan(0);
    const fork = (revision: number) => forkTable(sitting.shell, { ...by('p-A', sitting.id), at: revision, seat: 'A' });
    const before = history.findLastIndex(({ answer }, i) => i < at && answer !== history[at].answer);
    expect(await fork(before)).toHaveProperty('table');
    expect(whyOf(await fork(at))).toBe('table.hidden');
  });
});

describe('time given', () => {
  it('is a kindness to others, where there is a clock', async () => {
    const sitting = await opened({ pace: { kind: 'decision', hours: 24 } }, 2);
    for (const seat of sitting.seats) await takeSeat(sitting.shell, { ...by(`p-${seat}`, sitting.id), seat });
    await startTable(sitting.shell, by('p-A', sitting.id));
    expect(whyOf(await giveTime(sitting.shell, { ...by('p-A', sitting.id), seat: 'A', hours: 5 }))).toBe(
      'table.notYourself',
    );
    expect(whyOf(await giveTime(sitting.shell, { ...by('p-A', sitting.id), seat: 'B', hours: 5 }))).toBe('done');
    expect((await tableOf(sitting)).clockFacts.at(-1)).toMatchObject({ seat: 'B', hours: 5 });
    const free = await sitDown(2);
    expect(whyOf(await giveTime(free.shell, { ...by('p-A', free.id), seat: 'B', hours: 5 }))).toBe('table.noClock');
  });
});
