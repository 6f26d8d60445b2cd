import { type Incoming } from '../../src/mail/inbox.js';
import { type Letter, type Post } from '../../src/mail/letter.js';
import { type World, worldOf } from './mail-world.js';

export const PEOPLE = [
  { address: 'ann@mail.test', locale: 'en' },
  { address: 'beto@correo.test', locale: 'es' },
] as const;

/** A post that does as it is told. */
export class ObedientPost implements Post {
  readonly sent: Letter[] = [];
  trouble: Error | null = null;
  send(letter: Letter): Promise<void> {
    if (this.trouble) return Promise.reject(this.trouble);
    this.sent.push(letter);
    return Promise.resolve();
  }
}

/** A world whose clock a test moves: Ann reads English, Beto Spanish, and a bot sits with them. */
export class WorldInHand {
  readonly post = new ObedientPost();
  clock = Date.parse('2026-11-18T12:00:00Z');
  world!: World;

  static async open(options: Parameters<typeof worldOf>[2] = {}): Promise<WorldInHand> {
    const hand = new WorldInHand();
    hand.world = await worldOf(hand.post, PEOPLE, { now: () => new Date(hand.clock), ...options });
    await hand.settled();
    return hand;
  }

  get sent(): Letter[] {
    return this.post.sent;
  }

  /** Until the reactor has read everything and nothing that is due is left. */
  async settled(): Promise<void> {
    const { postroom } = this.world;
    for (let quiet = 0; quiet < 8;) {
      await new Promise((resolve) => setTimeout(resolve, 15));
      const due = postroom.room.outbox.nextDue();
      const busy = due !== null && due <= this.clock;
      if (busy) postroom.sender.wake();
      quiet = busy ? 0 : quiet + 1;
    }
  }

  async table() {
    return (await this.world.shell.tables.load(this.world.table)).table;
  }

  letterTo(address: string): Letter {
    return this.post.sent.findLast(({ to }) => to === address)!;
  }

  lettersTo(at: 0 | 1, words: string): Letter[] {
    return this.post.sent.filter(({ to, subject }) => to === PEOPLE[at].address && subject.includes(words));
  }

  reply(to: Letter, text: string, more: Partial<Incoming> = {}): Promise<string> {
    return this.world.postroom.inbox.receive({
      to: to.replyTo!,
      envelopeFrom: to.to,
      from: to.to,
      messageId: `<${crypto.randomUUID()}@x>`,
      answers: [to.messageId!],
      headers: new Map(),
      text,
      html: null,
      raw: text,
      ...more,
    });
  }
}
