import { timingSafeEqual } from 'node:crypto';
import { type AccountStore } from '../accounts/account-store.js';

/** Whose turn it is to be believed: the address itself is the secret. */
export interface ReplySeat {
  readonly table: string;
  readonly seat: string;
}

/** 130 bits in letters and digits of one case, because mail servers may change the case. */
const macOf = (store: AccountStore, purpose: string, ...about: readonly string[]): string => {
  const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';
  let bits = BigInt(`0x${store.derive(purpose, ...about).toString('hex')}`);
  let text = '';
  for (let i = 0; i < 26; i++) {
    text += alphabet[Number(bits & 31n)];
    bits >>= 5n;
  }
  return text;
};

const same = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/**
 * The address that answers go to, bound to table, seat and player: whoever takes over the seat has another one. Nothing
 * about it is kept: table and seat are written in it, and the rest proves that we wrote it. 64 signs are all there is room for.
 */
export const replyAddress = (store: AccountStore, { table, seat }: ReplySeat, player: string, domain: string): string =>
  `r.${seat.toLowerCase()}.${table.replaceAll('-', '')}.${macOf(store, 'reply', table, seat, player)}@${domain}`;

const SHAPE = /^r\.([a-f])\.([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})\.([a-z2-7]{26})@/;

/** What an address claims; only `isGenuine` with the player who holds the seat now makes it true. */
export const claimedBy = (address: string): (ReplySeat & { readonly mac: string }) | null => {
  const match = SHAPE.exec(address.trim().toLowerCase());
  if (!match) return null;
  const [, seat, a, b, c, d, e, mac] = match;
  return { seat: seat.toUpperCase(), table: [a, b, c, d, e].join('-'), mac };
};

export const isGenuine = (
  store: AccountStore,
  { table, seat, mac }: ReplySeat & { readonly mac: string },
  player: string,
): boolean => same(mac, macOf(store, 'reply', table, seat, player));

/** Where bounces come back to: it names the player, so that we know whose address fails without keeping addresses. */
export const bounceAddress = (store: AccountStore, player: string, domain: string): string =>
  `b.${player.replace(/^p-/, '').replaceAll('-', '')}.${macOf(store, 'bounce', player)}@${domain}`;

export const bouncedPlayer = (store: AccountStore, address: string): string | null => {
  const match = /^b\.([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})\.([a-z2-7]{26})@/.exec(
    address.trim().toLowerCase(),
  );
  if (!match) return null;
  const player = `p-${match.slice(1, 6).join('-')}`;
  return same(match[6], macOf(store, 'bounce', player)) ? player : null;
};

const bytesOf = (uuid: string): string => uuid.replaceAll('-', '');
const uuidOf = (hex: string): string => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/**
 * The key of the page where letters are made fewer: whoever has a letter of ours has it, and it does nothing else. Short,
 * because routers take no more than a hundred signs for a part of a path.
 */
export const lettersKey = (store: AccountStore, player: string, table: string | null): string => {
  const hex = bytesOf(player.replace(/^p-/, '')) + (table === null ? '' : bytesOf(table));
  const about = Buffer.from(hex, 'hex').toString('base64url');
  return `${about}.${macOf(store, 'letters', about)}`;
};

export const openLettersKey = (
  store: AccountStore,
  key: string,
): { readonly player: string; readonly table: string | null } | null => {
  const [about = '', mac = ''] = key.split('.');
  if (!same(mac, macOf(store, 'letters', about))) return null;
  const hex = Buffer.from(about, 'base64url').toString('hex');
  return { player: `p-${uuidOf(hex.slice(0, 32))}`, table: hex.length > 32 ? uuidOf(hex.slice(32)) : null };
};
