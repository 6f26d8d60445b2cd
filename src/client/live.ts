import { createClient } from 'graphql-ws/client';
import { TableChanged, type TableChangedSubscription } from './operations.js';

/** What is told about a table, and whether anything can be told. */
export interface News {
  readonly onChange: () => void;
  readonly onConnection: (connected: boolean) => void;
}

const HALF_A_MINUTE = 30_000;
const socketAddress = (): string => `${location.origin.replace(/^http/, 'ws')}/graphql`;
const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/**
 * Listens to a table over a socket. A lost connection is said once and tried again, first soon and then more rarely; what
 * happened meanwhile is looked for as soon as it is back.
 */
export const listenToTable = (id: string, { onChange, onConnection }: News): void => {
  let isLost = false;
  let wake: (() => void) | null = null;
  const lost = (): void => {
    if (isLost) return;
    isLost = true;
    onConnection(false);
  };
  const client = createClient({
    url: socketAddress(),
    keepAlive: 10_000,
    retryAttempts: Infinity,
    shouldRetry: () => true,
    // Waits longer each time, but not when the system says that the network is back.
    retryWait: (tries) =>
      Promise.race([
        pause(Math.min(HALF_A_MINUTE, 500 * 2 ** tries) * (0.8 + Math.random() * 0.4)),
        new Promise<void>((done) => (wake = done)),
      ]),
    on: {
      connected: () => {
        if (!isLost) return;
        isLost = false;
        onConnection(true);
        onChange();
      },
      closed: () => {
        // A page that is being left closes its socket too; a second later it is gone and says nothing.
        setTimeout(() => !isConnected && lost(), 1000);
        isConnected = false;
      },
      opened: () => (isConnected = true),
      error: lost,
      // A socket that answers no ping is as good as closed.
      ping: (isTheirs) => {
        if (!isTheirs) timer = window.setTimeout(() => client.terminate(), 5000);
      },
      pong: (isTheirs) => {
        if (isTheirs) clearTimeout(timer);
      },
    },
  });
  let isConnected = false;
  let timer = 0;
  client.subscribe<TableChangedSubscription>(
    { query: TableChanged.text, variables: { id } },
    // Whoever may not listen (a letter's link opens no socket) sees the table as it was when the page was opened.
    { next: onChange, error: () => lookRarely(onChange), complete: () => undefined },
  );
  window.addEventListener('offline', () => {
    lost();
    client.terminate();
  });
  window.addEventListener('online', () => wake?.());
};

/** Where nobody tells us, we look ourselves now and then. */
const lookRarely = (onChange: () => void): void => {
  setInterval(() => !document.hidden && onChange(), HALF_A_MINUTE / 2);
};
