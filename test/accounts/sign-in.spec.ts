import { describe, expect, it } from '@jest/globals';
import { AccountStore, newKey } from '../../src/accounts/account-store.js';
import {
  type Accounts,
  askForSignIn,
  eraseAccount,
  issuePersonalToken,
  revokeToken,
  signIn,
  whoIs,
} from '../../src/accounts/sign-in.js';
import { InMemoryEventStore } from '../../src/event-store/in-memory.event-store.js';

const here = { locale: 'en', zone: 'Europe/Madrid' } as const;

const reception = () => {
  const events = new InMemoryEventStore();
  const letters: { address: string; secret: string; known: boolean; locale: string }[] = [];
  const clock = { now: new Date('2026-11-18T10:00:00Z') };
  const accounts: Accounts = {
    store: new AccountStore(events, newKey()),
    now: () => clock.now,
    sendSignInLink: (letter) => Promise.resolve(void letters.push(letter)),
  };
  const pass = (minutes: number): void => void (clock.now = new Date(clock.now.getTime() + minutes * 60_000));
  const enter = async (address: string) => {
    await askForSignIn(accounts, address, here);
    return (await signIn(accounts, letters.at(-1)!.secret))!;
  };
  return { accounts, events, letters, pass, enter };
};

/** Everything the store holds, as text. */
const allBytes = async (events: InMemoryEventStore): Promise<string> => {
  const abort = new AbortController();
  const all: unknown[] = [];
  setTimeout(() => abort.abort(), 20);
  for await (const event of events.follow(0, { signal: abort.signal })) all.push(event);
  return JSON.stringify(all);
};

describe('signing in', () => {
  it('opens an account by the mailed link, and finds it again however the address is written', async () => {
    const { enter } = reception();
    const first = await enter('Ann@Example.org');
    const second = await enter('  ann@example.ORG ');
    expect(second.account.player).toBe(first.account.player);
    expect(second.secret).not.toBe(first.secret);
    expect(first.account.settings).toMatchObject({ name: 'ann', locale: 'en', zone: 'Europe/Madrid' });
  });

  it('does nothing when it is only looked at, and opens once when it is pressed twice at once', async () => {
    const { accounts, letters } = reception();
    await askForSignIn(accounts, 'ann@example.org', here);
    const both = await Promise.all([signIn(accounts, letters[0].secret), signIn(accounts, letters[0].secret)]);
    expect(both.filter(Boolean)).toHaveLength(1);
    expect(await signIn(accounts, letters[0].secret)).toBeNull();
  });

  it('is over when the link has expired, was changed, or is nonsense', async () => {
    const { accounts, letters, pass } = reception();
    await askForSignIn(accounts, 'ann@example.org', here);
    const { secret } = letters[0];
    const [token, carried] = secret.split('.');
    for (const wrong of [
      '',
      'x',
      token,
      `${token}.${carried}x`,
      `${token}.`,
      `${token}x.${carried}`,
      'pp_' + 'a'.repeat(43) + `.${carried}`,
    ])
      expect(await signIn(accounts, wrong)).toBeNull();
    pass(31);
    expect(await signIn(accounts, secret)).toBeNull();
  });

  it('keeps neither a secret nor the address of a stranger who only asked', async () => {
    const { accounts, letters, events } = reception();
    await askForSignIn(accounts, 'stranger@example.org', here);
    const bytes = await allBytes(events);
    expect(bytes).not.toContain('stranger');
    expect(bytes).not.toContain(letters[0].secret.split('.')[0]);
  });

  it('answers alike whether the address is known or not, and refuses what is no address', async () => {
    const { accounts, enter } = reception();
    await enter('ann@example.org');
    expect(await askForSignIn(accounts, 'ann@example.org', here)).toEqual(
      await askForSignIn(accounts, 'new@example.org', here),
    );
    await expect(askForSignIn(accounts, 'not an address', here)).rejects.toThrow();
    await expect(askForSignIn(accounts, 'a@b.c\r\nbcc: d@e.f', here)).rejects.toThrow();
  });
});

describe('tokens', () => {
  it('know their owner and their purpose, and only that one', async () => {
    const { accounts, enter } = reception();
    const session = await enter('ann@example.org');
    expect(await whoIs(accounts, session.secret, 'session')).toMatchObject({
      player: session.account.player,
      scopes: ['read', 'play', 'account'],
    });
    expect(await whoIs(accounts, session.secret, 'api')).toBeNull();
    const bot = await issuePersonalToken(accounts, session.account, 'my bot', ['read', 'play'], 30);
    expect(await whoIs(accounts, bot.secret, 'api')).toMatchObject({ scopes: ['read', 'play'] });
    expect(await whoIs(accounts, bot.secret, 'session')).toBeNull();
  });

  it('expire, and can be revoked by their owner alone', async () => {
    const { accounts, enter, pass } = reception();
    const ann = await enter('ann@example.org');
    const bob = await enter('bob@example.org');
    const token = (await whoIs(accounts, ann.secret, 'session'))!.token;
    expect(await revokeToken(accounts, bob.account.player, token)).toBe(false);
    expect(await whoIs(accounts, ann.secret, 'session')).not.toBeNull();
    expect(await revokeToken(accounts, ann.account.player, token)).toBe(true);
    expect(await whoIs(accounts, ann.secret, 'session')).toBeNull();
    pass(61 * 24 * 60);
    expect(await whoIs(accounts, bob.secret, 'session')).toBeNull();
  });
});

describe('erasing an account', () => {
  it('leaves no byte of the address or the name, ends every token, and frees the address', async () => {
    const { accounts, enter, events } = reception();
    const ann = await enter('ann.surname@example.org');
    const bot = await issuePersonalToken(accounts, ann.account, 'bot', ['play'], 30);
    await eraseAccount(accounts, ann.account.player);
    expect(await allBytes(events)).not.toContain('surname');
    expect(await whoIs(accounts, ann.secret, 'session')).toBeNull();
    expect(await whoIs(accounts, bot.secret, 'api')).toBeNull();
    expect(await accounts.store.load(ann.account.player)).toBeNull();
    expect((await enter('ann.surname@example.org')).account.player).not.toBe(ann.account.player);
  });
});
