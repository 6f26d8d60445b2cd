import { SESSION_COOKIE } from '../graphql/viewer.js';

const SESSION_SECONDS = 60 * 24 * 3600;

/** The session as a cookie that no script can read. */
export const sessionCookie = (secret: string, isSecure: boolean): string =>
  `${SESSION_COOKIE}=${secret}; Path=/; Max-Age=${SESSION_SECONDS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
