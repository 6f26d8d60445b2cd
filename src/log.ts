import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';

export type Log = Logger;

export const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;
export type Level = (typeof LEVELS)[number];

const ADDRESS = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;
/** Secrets are 256 bits, which are 43 letters or more; ids are shorter. */
const SECRET = /[A-Za-z0-9_-]{40,}/g;

/** Mail servers and drivers put addresses and links into their messages: they do not get into the log. */
export const withoutSecrets = (text: string): string => text.replace(ADDRESS, '<address>').replace(SECRET, '<secret>');

const errorLine = (error: unknown) =>
  error instanceof Error
    ? { type: error.name, message: withoutSecrets(error.message), stack: withoutSecrets(error.stack ?? '') }
    : { type: typeof error, message: withoutSecrets(String(error)) };

/** One JSON object a line. What may go in is named where it is logged; requests and errors never as they are. */
export const newLog = (level: Level, to?: DestinationStream): Log => {
  const options = {
    level,
    base: undefined,
    timestamp: stdTimeFunctions.isoTime,
    serializers: { err: errorLine },
  };
  return to ? pino(options, to) : pino(options);
};
