import { afterEach, describe, expect, it } from '@jest/globals';
import { type Letter, Refused } from '../../src/mail/letter.js';
import { myLetters } from '../../src/mail/my-letters.js';
import { openOutbox, Outbox } from '../../src/mail/outbox.js';
import { submitLine } from '../../src/tables/submit-line.js';
import { WorldInHand } from './world-in-hand.js';

describe('what became of my letters', () => {
  let hand: WorldInHand | null = null;
  afterEach(() => hand?.world.close());

  it('queued, sent, dropped because answered, bounced: as they are, newest first', async () => {
    hand = await WorldInHand.open({ letters: { holdMs: 60_000 } });
    const { outbox } = hand.world.postroom.room;
    const [ann, beto] = hand.world.people.map(({ player }) => player);
    const states = (player: string) =>
      myLetters(outbox, player).letters.map(({ kind, status, why }) => [kind, status, why]);
    expect(states(ann)).toContainEqual(['turn', 'queued', null]);
    expect(myLetters(outbox, ann).letters[0].due).toEqual(new Date(hand.clock + 60_000));
    const { shell, table } = hand.world;
    await submitLine(shell, { table, seat: 'A', player: ann, line: 'carrier ore', command: 'c', way: 'page' });
    const send = hand.post.send.bind(hand.post);
    hand.post.send = (letter: Letter) =>
      letter.to === 'beto@correo.test' ? Promise.reject(new Refused('550 5.1.1 nobody', true)) : send(letter);
    hand.clock += 61_000;
    await hand.settled();
    expect(states(ann)).toContainEqual(['turn', 'dropped', 'answered']);
    expect(states(ann)).toContainEqual(['started', 'sent', null]);
    expect(states(beto)).toContainEqual(['turn', 'bounced', '550 5.1.1 nobody']);
  });

  it('page by page: every letter once, also those of one moment, and of one table when asked for', () => {
    let now = 1000;
    const outbox = new Outbox(openOutbox(':memory:'), 'play.test', () => now);
    for (let i = 0; i < 25; i++) {
      now += i % 3;
      outbox.add({
        key: `k${i}`,
        kind: 'turn',
        player: i % 5 === 4 ? 'p-other' : 'p-me',
        table: i % 2 === 0 ? 't-even' : 't-odd',
        seat: 'A',
        question: null,
        data: {},
        due: 0,
        until: null,
      });
    }
    const all: string[] = [];
    let after: string | null = null;
    for (;;) {
      const { letters, hasMore } = myLetters(outbox, 'p-me', { first: 3, after });
      all.push(...letters.map(({ messageId }) => messageId));
      if (!hasMore) break;
      after = letters.at(-1)!.cursor;
    }
    expect(all).toHaveLength(20);
    expect(new Set(all).size).toBe(20);
    const [first, second] = myLetters(outbox, 'p-me', { first: 2 }).letters;
    expect(first.written.getTime()).toBeGreaterThanOrEqual(second.written.getTime());
    expect(myLetters(outbox, 'p-me', { table: 't-even' }).letters.every(({ table }) => table === 't-even')).toBe(true);
    expect(myLetters(outbox, 'p-me', { table: 't-even' }).letters).toHaveLength(10);
    // Nonsense is the first page, not an error.
    expect(myLetters(outbox, 'p-me', { first: 1, after: 'nonsense' }).letters[0].messageId).toBe(all[0]);
    expect(myLetters(outbox, 'p-me', { first: -4 }).letters).toHaveLength(1);
  });
});
