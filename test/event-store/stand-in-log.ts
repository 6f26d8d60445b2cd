import { EventEmitter } from 'node:events';

export interface Proposed {
  readonly id: string;
  readonly type: string;
  readonly contentType: string;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
}

export interface Recorded extends Proposed {
  readonly stream: string;
  readonly revision: number;
  /** Commit and prepare position: equal, as long as nobody writes explicit transactions. */
  readonly position: number;
}

export type Verdict =
  | { kind: 'written'; last: Recorded }
  | { kind: 'repeated'; last: Recorded }
  | { kind: 'conflict'; current: number }
  | { kind: 'deleted' };

const NOTHING = new Uint8Array();
const system = (type: string): Proposed => ({
  id: crypto.randomUUID(),
  type,
  contentType: 'application/json',
  data: NOTHING,
  metadata: NOTHING,
});

/** What the KurrentDB stand-in remembers. It judges writes by the same rules as the server's index writer. */
export class StandInLog {
  readonly all: Recorded[] = [];
  sent = 0;
  readonly grown = new EventEmitter().setMaxListeners(0);
  readonly #streams = new Map<string, Recorded[]>();
  readonly #deleted = new Set<string>();
  readonly #firstPosition: number;

  constructor(firstPosition: number) {
    this.#firstPosition = firstPosition;
  }

  stream(name: string): readonly Recorded[] {
    return this.#streams.get(name) ?? [];
  }

  isDeleted(name: string): boolean {
    return this.#deleted.has(name);
  }

  append(name: string, expected: number, events: readonly Proposed[]): Verdict {
    if (this.isDeleted(name)) return { kind: 'deleted' };
    const written = this.stream(name);
    const current = written.length - 1;
    if (expected < current) {
      const there = written.slice(expected + 1, expected + 1 + events.length);
      const isRepeat = events.every(({ id }, i) => there[i]?.id === id);
      return isRepeat ? { kind: 'repeated', last: there.at(-1)! } : { kind: 'conflict', current };
    }
    if (expected > current) return { kind: 'conflict', current };
    // The log of a real server is full of its own events; whoever follows everything must not stumble over them.
    if (current === -1) this.#write(`$$${name}`, [system('$metadata')]);
    return { kind: 'written', last: this.#write(name, events) };
  }

  /** As on the server, the events themselves stay in the log until it is scavenged. */
  tombstone(name: string, expected: number): Verdict {
    if (this.isDeleted(name)) return { kind: 'deleted' };
    const current = this.stream(name).length - 1;
    if (expected !== current) return { kind: 'conflict', current };
    const last = this.#write(name, [system('$streamDeleted')]);
    this.#deleted.add(name);
    return { kind: 'written', last };
  }

  #write(name: string, events: readonly Proposed[]): Recorded {
    const written = this.#streams.get(name) ?? [];
    for (const event of events) {
      // A position is an offset in bytes, so they are far from being consecutive.
      const position = (this.all.at(-1)?.position ?? this.#firstPosition) + 100 + event.data.length;
      const recorded = { ...event, stream: name, revision: written.length, position };
      written.push(recorded);
      this.all.push(recorded);
    }
    this.#streams.set(name, written);
    this.grown.emit('grown');
    return written.at(-1)!;
  }
}
