import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { type StoredEvent } from '../../src/event-store/event-store.js';
import { Bell, followLog } from '../../src/event-store/follow.js';

const HISTORY = 1000;

/** A log of so many events, which notes from where it was read. */
const aLog = (length: number) => {
  const readFrom: number[] = [];
  const readAfter = (position: number, limit: number) => {
    readFrom.push(position);
    const count = Math.max(0, Math.min(limit, length - position));
    return Array.from({ length: count }, (_, i) => ({ position: position + 1 + i }) as StoredEvent);
  };
  return { readAfter, readFrom, bell: new Bell() };
};

describe('following a log by pages', () => {
  it('reads a page when the last one is told, not before', async () => {
    const log = aLog(HISTORY);
    const { signal } = new AbortController();
    let told = 0;
    for await (const _ of followLog(log, 0, signal)) {
      told++;
      expect(log.readFrom.length).toBe(Math.ceil(told / 100));
      if (told === 350) break;
    }
    expect(log.readFrom).toEqual([0, 100, 200, 300]);
  });

  it('lets the event loop turn between pages, even if the consumer never waits', async () => {
    const stop = new AbortController();
    let turns = 0;
    const turn = () => void (!stop.signal.aborted && (turns++, setImmediate(turn)));
    setImmediate(turn);
    for await (const { position } of followLog(aLog(HISTORY), 0, stop.signal)) if (position === HISTORY) stop.abort();
    expect(turns).toBeGreaterThanOrEqual(5);
  });

  it('looks again when the bell rings, or when its patience is at an end', async () => {
    const log = aLog(0);
    const stop = new AbortController();
    const following = followLog({ ...log, patience: 40 }, 0, stop.signal).next();
    expect(log.readFrom).toHaveLength(1);
    log.bell.ring();
    await delay(5);
    expect(log.readFrom).toHaveLength(2);
    await delay(60);
    expect(log.readFrom.length).toBeGreaterThanOrEqual(3);
    stop.abort();
    expect((await following).done).toBe(true);
  });
});
