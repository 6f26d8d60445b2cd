import { describe, expect, it } from '@jest/globals';
import { AccountStore, newKey } from '../../src/accounts/account-store.js';
import { linkToQuestion, openQuestionLink, questionUrl } from '../../src/accounts/question-links.js';
import { InMemoryEventStore } from '../../src/event-store/in-memory.event-store.js';

const NOW = new Date('2026-11-18T12:00:00Z');
const link = { player: 'p-1', table: 't-1', seat: 'B', question: '12.B.0' };

describe('links to questions', () => {
  it('open the seat they were made for, as often as somebody looks', async () => {
    const store = new AccountStore(new InMemoryEventStore(), newKey());
    const secret = await linkToQuestion(store, link, NOW);
    for (let look = 0; look < 3; look++) expect(await openQuestionLink(store, secret, NOW)).toEqual(link);
  });

  it('are the same when the letter is written again later, and differ by question', async () => {
    const store = new AccountStore(new InMemoryEventStore(), newKey());
    const first = await linkToQuestion(store, link, NOW);
    expect(await linkToQuestion(store, link, new Date(NOW.getTime() + 1000))).toBe(first);
    expect(await linkToQuestion(store, { ...link, question: '12.B.1' }, NOW)).not.toBe(first);
  });

  it('cannot be made by another installation, and open nothing else', async () => {
    const events = new InMemoryEventStore();
    const secret = await linkToQuestion(new AccountStore(events, newKey()), link, NOW);
    const other = new AccountStore(new InMemoryEventStore(), newKey());
    expect(await openQuestionLink(other, secret, NOW)).toBeNull();
    expect(await openQuestionLink(new AccountStore(events, newKey()), `${secret.slice(0, -1)}x`, NOW)).toBeNull();
    expect(JSON.stringify(await events.readBackwards('token-x', { limit: 1 }))).not.toContain(secret);
  });

  it('have one address, with the offer to fill in', () => {
    expect(questionUrl('https://post.example', 't-1', 'pp_s', 2)).toBe('https://post.example/t/t-1?key=pp_s&offer=2');
  });
});
