import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';

export interface DroppableConnection {
  readonly port: number;
  /** Breaks every connection, as when a server dies; new ones are let through at once. */
  drop(): void;
  /** Breaks every connection and refuses new ones until the outage is `over`. */
  outage(): { over(): void };
  stop(): void;
}

/** Stands between a client and the server behind `target`, and passes bytes on until it is told to drop them. */
export const droppableConnection = async (target: number): Promise<DroppableConnection> => {
  const sockets = new Set<Socket>();
  let refusing = false;
  const server = createServer((near) => {
    if (refusing) return void near.destroy();
    const far = connect(target, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const drop = () => sockets.forEach((socket) => socket.destroy());
  const outage = () => {
    refusing = true;
    drop();
    return { over: () => void (refusing = false) };
  };
  const stop = () => {
    drop();
    server.close();
  };
  return { port: (server.address() as AddressInfo).port, drop, outage, stop };
};
