import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { type EventStore, type Json, NO_STREAM } from '../event-store/event-store.js';
import { WrongRevision } from '../event-store/refusals.js';
import { type Account, type AccountFact, evolveAccount } from './account.js';

const accountStream = (player: string): string => `account-${player}`;

/** One mailbox, however it is written. The part before the @ is left as it is but for its case, which no provider tells apart. */
export const normalAddress = (address: string): string => address.trim().normalize('NFC').toLowerCase();

const randomId = (): string => randomUUID();

/**
 * Accounts in streams of their own. An address is claimed in a stream named by its keyed hash: appending to it decides who
 * was first, without an index, and the name gives nothing away to whoever reads the store without the key.
 */
export class AccountStore {
  constructor(
    readonly events: EventStore,
    private readonly key: string,
  ) {}

  private addressStream(address: string): string {
    return `address-${createHmac('sha256', this.key).update(normalAddress(address)).digest('base64url')}`;
  }

  async load(player: string): Promise<Account | null> {
    const stored = await this.events.read(accountStream(player));
    return stored.reduce<Account | null>(
      (account, { revision, data }) => evolveAccount(account, player, revision, data as unknown as AccountFact),
      null,
    );
  }

  async findByAddress(address: string): Promise<Account | null> {
    const [last] = await this.events.readBackwards(this.addressStream(address), { limit: 1 });
    const player = (last?.data as { player?: string } | undefined)?.player;
    return player === undefined ? null : this.load(player);
  }

  /** Opens an account for an address, or finds the one that another request has opened meanwhile. */
  async open(opened: Extract<AccountFact, { type: 'Opened' }>): Promise<Account> {
    const found = await this.findByAddress(opened.address);
    if (found) return found;
    const player = `p-${randomId()}`;
    const stream = this.addressStream(opened.address);
    const [last] = await this.events.readBackwards(stream, { limit: 1 });
    try {
      await this.write(stream, last?.revision ?? NO_STREAM, 'address.Claimed', { player });
    } catch (error) {
      if (!(error instanceof WrongRevision)) throw error;
      return this.open(opened);
    }
    await this.write(accountStream(player), NO_STREAM, 'account.Opened', opened);
    return (await this.load(player))!;
  }

  async append(account: Account, fact: AccountFact): Promise<Account> {
    try {
      await this.write(
        accountStream(account.player),
        account.revision,
        `account.${fact.type}`,
        fact as unknown as Json,
      );
      return evolveAccount(account, account.player, account.revision + 1, fact)!;
    } catch (error) {
      if (!(error instanceof WrongRevision)) throw error;
      return this.append((await this.load(account.player))!, fact);
    }
  }

  /** Deletes everything we know about a person. The address may be used again; other people's tables keep only the id. */
  async erase(account: Account): Promise<void> {
    const stream = this.addressStream(account.address);
    const [last] = await this.events.readBackwards(stream, { limit: 1 });
    if (last) await this.write(stream, last.revision, 'address.Released', {});
    const current = await this.load(account.player);
    if (current) await this.events.delete(accountStream(account.player), current.revision);
  }

  /** Something for a link to carry that only we can read: AES-256-GCM under a key of its own. */
  seal(text: string): string {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.sealingKey(), nonce);
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
  }

  /** Throws when it was not sealed by us. */
  unseal(sealed: string): string {
    const bytes = Buffer.from(sealed, 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', this.sealingKey(), bytes.subarray(0, 12));
    decipher.setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  }

  /** 256 bits that follow from the installation's key and a purpose, and from nothing that anybody else knows. */
  derive(...purpose: readonly string[]): Buffer {
    return createHmac('sha256', this.key).update(JSON.stringify(purpose)).digest();
  }

  private sealingKey(): Buffer {
    return createHash('sha256').update(`seal:${this.key}`).digest();
  }

  private async write(stream: string, revision: number, type: string, data: Json): Promise<void> {
    await this.events.append(stream, revision, [{ id: randomId(), type, data, meta: { version: 1 } }]);
  }
}

export const newKey = (): string => randomBytes(32).toString('base64url');
