import { setImmediate as nextTurn } from 'node:timers/promises';
import { type StoredEvent } from './event-store.js';

/** Rung after every commit; wakes whoever waits for one. */
export class Bell {
  #wakers = new Set<() => void>();

  ring(): void {
    const wakers = this.#wakers;
    this.#wakers = new Set();
    for (const wake of wakers) wake();
  }

  /** Until the next ring, the abort, or `patience` milliseconds, whichever is first. */
  wait(signal: AbortSignal, patience?: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        this.#wakers.delete(wake);
        signal.removeEventListener('abort', wake);
        clearTimeout(timer);
        resolve();
      };
      const timer = patience === undefined ? undefined : setTimeout(wake, patience);
      this.#wakers.add(wake);
      signal.addEventListener('abort', wake);
      if (signal.aborted) wake();
    });
  }
}

export interface FollowedLog {
  /** The next events after a position, read in one go: in the order of their positions, and only committed ones. */
  readAfter(position: number, limit: number): StoredEvent[];
  readonly bell: Bell;
  /** How long to trust the bell before looking again, where others may append without ringing it. */
  readonly patience?: number;
}

const PAGE = 100;

/**
 * Catching up and living on are the same loop: read a page after the last position told, and if there was none, wait.
 * Nothing can be missed between reading and waiting, because both happen in one turn of the event loop; nothing comes
 * twice, because there is no second source; nothing piles up, because a page is read only when the last one is told.
 */
export async function* followLog(log: FollowedLog, after: number, signal: AbortSignal): AsyncGenerator<StoredEvent> {
  let position = after;
  while (!signal.aborted) {
    const page = log.readAfter(position, PAGE);
    if (page.length === 0) {
      await log.bell.wait(signal, log.patience);
      // Whoever appended is answered first; what was appended meanwhile comes in the same page.
      await nextTurn();
    }
    for (const event of page) {
      if (signal.aborted) return;
      yield event;
      position = event.position;
    }
    // A long history must not keep the event loop to itself: a rebuild runs beside people who play.
    if (page.length === PAGE) await nextTurn();
  }
}
