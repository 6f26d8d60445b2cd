import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { type Inbox, type Incoming } from './inbox.js';

/** A reply is a few lines; the rest is the quoted letter, its pictures and somebody's logo. */
const LARGEST = 2_000_000;

const idsIn = (value: string | undefined): string[] => value?.match(/<[^<>\s]+>/g) ?? [];

export const readMail = async (raw: Buffer, to: string, envelopeFrom: string): Promise<Incoming> => {
  const mail = await PostalMime.parse(raw);
  const headers = new Map<string, string[]>();
  for (const { key, value } of mail.headers)
    headers.set(key.toLowerCase(), [...(headers.get(key.toLowerCase()) ?? []), value]);
  return {
    to,
    envelopeFrom,
    from: mail.from?.address ?? '',
    messageId: mail.messageId ?? null,
    answers: [...idsIn(mail.inReplyTo), ...idsIn(mail.references).toReversed()],
    headers,
    text: mail.text ?? null,
    html: mail.html ?? null,
    raw: raw.toString('latin1'),
  };
};

/** The door for replies: a site's own mail server forwards to it. It takes letters for addresses of ours and no others. */
export class SmtpListener {
  readonly #server: SMTPServer;

  constructor(inbox: Inbox, onError: (error: unknown) => void) {
    this.#server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      size: LARGEST,
      maxClients: 50,
      socketTimeout: 60_000,
      banner: 'Parsec Post',
      onRcptTo: ({ address }, _session, callback) => {
        inbox.knows(address).then(
          (known) => callback(known ? null : refusal(550, 'there is no such address')),
          (error: unknown) => {
            onError(error);
            callback(refusal(451, 'try again later'));
          },
        );
      },
      onData: (stream, { envelope }, callback) => {
        const chunks: Buffer[] = [];
        let size = 0;
        stream.on('data', (chunk: Buffer) => {
          size += chunk.length;
          // Read on, but keep nothing: the sender must hear the answer.
          if (size <= LARGEST) chunks.push(chunk);
        });
        stream.on('end', () => {
          if (size > LARGEST) {
            callback(refusal(552, 'this letter is too large'));
            return;
          }
          const raw = Buffer.concat(chunks);
          const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
          const work = async (): Promise<string | null> => {
            for (const { address } of envelope.rcptTo)
              if ((await inbox.receive(await readMail(raw, address, from))) === 'too many')
                return 'too many letters, try again later';
            return null;
          };
          work().then(
            (trouble) => callback(trouble === null ? null : refusal(452, trouble)),
            (error: unknown) => {
              onError(error);
              callback(refusal(451, 'try again later'));
            },
          );
        });
      },
    });
    this.#server.on('error', onError);
  }

  /** The port it listens on. */
  listen(port: number, host: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      const server = this.#server.listen(port, host, () => {
        this.#server.off('error', reject);
        const at = server.address();
        resolve(typeof at === 'object' && at !== null ? at.port : port);
      });
    });
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}

const refusal = (responseCode: number, message: string): Error => Object.assign(new Error(message), { responseCode });
