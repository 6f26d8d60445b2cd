import { type Locale, LOCALES } from '../games/kernel/game-definition.js';

/** The little of fastify that pages use. */
export interface Request {
  readonly url: string;
  readonly method: string;
  readonly ip: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

export interface Reply {
  header(name: string, value: string | readonly string[]): Reply;
  status(code: number): Reply;
  send(body: string | Buffer): void;
}

export const cookieOf = ({ headers }: Request, name: string): string | undefined =>
  headers.cookie
    ?.split(';')
    .map((part) => part.trim().split('='))
    .find(([key]) => key === name)?.[1];

const isLocale = (given: unknown): given is Locale => LOCALES.includes(given as Locale);

/** What the reader chose on this device, or else the account's choice, or else what the browser prefers. */
export const localeOf = (request: Request, account: Locale | null): Locale => {
  const chosen = cookieOf(request, 'pp_locale');
  if (isLocale(chosen)) return chosen;
  if (account) return account;
  const preferred = (request.headers['accept-language'] ?? '').split(',').map((part) => part.trim().slice(0, 2));
  return preferred.find(isLocale) ?? 'en';
};

export type ThemeChoice = 'light' | 'dark' | null;
export const themeOf = (request: Request): ThemeChoice => {
  const chosen = cookieOf(request, 'pp_theme');
  return chosen === 'light' || chosen === 'dark' ? chosen : null;
};

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const LOCAL_NAME = /^(localhost|127\.[\d.]+|\[::1\])(:\d+)?$/i;

/** Asked on this machine, and by its own name too: a page elsewhere could have its name point here. */
export const isLocal = ({ ip, headers }: Request): boolean => LOOPBACK.test(ip) && LOCAL_NAME.test(headers.host ?? '');

/**
 * Changes come from our own pages only. Browsers say where a request comes from and pages cannot forge it; a program that
 * says nothing carries no cookie of anybody but its owner.
 */
export const isOurOwn = ({ headers }: Request): boolean => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin, host } = headers;
  if (origin === undefined) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
};
