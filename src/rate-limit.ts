/** More than is allowed in so short a time. */
export class TooMany extends Error {
  override readonly name = 'TooMany';

  constructor(readonly seconds: number) {
    super(`too many requests: wait ${seconds} s`);
  }
}

interface Bucket {
  tokens: number;
  at: number;
}

/** A bucket for each key that fills steadily and may be emptied at once: bursts are fine, floods are not. */
export class RateLimit {
  readonly #buckets = new Map<string, Bucket>();

  constructor(
    private readonly burst: number,
    private readonly perSecond: number,
    private readonly now: () => number = Date.now,
  ) {}

  /** Takes one, or throws with the time to wait. */
  take(key: string): void {
    const now = this.now();
    const bucket = this.#buckets.get(key) ?? { tokens: this.burst, at: now };
    bucket.tokens = Math.min(this.burst, bucket.tokens + ((now - bucket.at) / 1000) * this.perSecond);
    bucket.at = now;
    // The latest at the end: what has not been used for longest is forgotten first.
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    if (this.#buckets.size > 50_000) this.#buckets.delete(this.#buckets.keys().next().value!);
    if (bucket.tokens < 1) throw new TooMany(Math.ceil((1 - bucket.tokens) / this.perSecond));
    bucket.tokens--;
  }
}

/** What one player, one network address and one mailbox may ask of us. */
export interface Limits {
  readonly ofPlayer: RateLimit;
  readonly ofAddress: RateLimit;
  readonly ofMailbox: RateLimit;
}

export const newLimits = (): Limits => ({
  ofPlayer: new RateLimit(600, 20),
  ofAddress: new RateLimit(1200, 40),
  // Sign-in links and invitations: nobody's mailbox is to be flooded through us.
  ofMailbox: new RateLimit(5, 1 / 120),
});
