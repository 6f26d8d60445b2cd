import { type Database } from '../event-store/open-database.js';
import { type Reminder } from '../tables/clock-keeper.js';
import { Inbox } from './inbox.js';
import { type Letter } from './letter.js';
import { type Mailroom } from './mailroom.js';
import { Outbox } from './outbox.js';
import { LetterReactor } from './reactor.js';
import { noteReminder } from './reminder.js';
import { sendSealed } from './sealed-letter.js';
import { LetterSender } from './sender.js';
import { SmtpListener } from './smtp.listener.js';

export interface LetterSettings {
  readonly domain?: string;
  readonly holdMs?: number;
  readonly retryMs?: number;
  /** False on a node that leaves sending to another. */
  readonly sends?: boolean;
  /** Whose Authentication-Results are believed. */
  readonly authority?: string;
  /** Where replies come in. */
  readonly listen?: { readonly port: number; readonly host: string };
  readonly deadlineOf?: Mailroom['deadlineOf'];
}

export interface Postroom {
  readonly room: Mailroom;
  readonly inbox: Inbox;
  readonly sender: LetterSender;
  readonly reactor: LetterReactor;
  /** The port that replies come in by, once it listens. */
  readonly listening: Promise<number | null>;
  /** For the clocks: notes a reminder; told twice, it is one letter. */
  readonly remind: (reminder: Reminder) => Promise<void>;
  /** For addresses that belong to nobody yet: at once if it can be, later if it must; the same key is one letter. */
  readonly sendSealed: (key: string, letter: Letter, until: Date) => Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

/** Puts the post room together: who notes what is to be written, who sends it, who reads what comes back. */
export const openPostroom = (
  parts: Omit<Mailroom, 'outbox' | 'domain' | 'holdMs' | 'retryMs' | 'deadlineOf'>,
  db: Database,
  settings: LetterSettings = {},
): Postroom => {
  const domain = settings.domain ?? 'parsec-post.invalid';
  const room: Mailroom = {
    ...parts,
    domain,
    holdMs: settings.holdMs ?? 60_000,
    retryMs: settings.retryMs ?? 60_000,
    outbox: new Outbox(db, domain, () => parts.now().getTime()),
    deadlineOf: settings.deadlineOf ?? (() => Promise.resolve(null)),
  };
  const sender = new LetterSender(room);
  const wake = (due?: number): void => sender.wake(due);
  const reactor = new LetterReactor(room, wake);
  const inbox = new Inbox(room, wake, settings.authority === undefined ? {} : { authority: settings.authority });
  const listener = settings.listen ? new SmtpListener(inbox, (error) => room.onError(error)) : null;
  const listening = listener ? listener.listen(settings.listen!.port, settings.listen!.host) : Promise.resolve(null);
  listening.catch((error: unknown) => room.onError(error));
  return {
    room,
    inbox,
    sender,
    reactor,
    listening,
    remind: async (reminder) => {
      if (await noteReminder(room, reminder)) sender.wake();
    },
    sendSealed: (key, letter, until) => sendSealed(room, key, letter, until),
    start: () => {
      if (settings.sends === false) return;
      reactor.start();
      sender.start();
    },
    stop: async () => {
      await listener?.close();
      await reactor.stop();
      await sender.stop();
      await parts.post.close?.();
      db.close();
    },
  };
};
