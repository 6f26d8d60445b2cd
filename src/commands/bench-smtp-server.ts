import { parentPort } from 'node:worker_threads';
import { SMTPServer } from 'smtp-server';

/** A mail server that takes everything and keeps nothing, in a thread of its own: its work must not count as ours. */
const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData: (stream, _session, callback) => {
    stream.on('data', () => undefined);
    stream.on('end', () => callback());
  },
});
const listening = server.listen(0, '127.0.0.1', () => {
  parentPort!.postMessage((listening.address() as { port: number }).port);
});
