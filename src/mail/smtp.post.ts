import { createTransport } from 'nodemailer';
import { type Letter, type Post, Refused } from './letter.js';

export interface SmtpOptions {
  readonly url: string;
  /** Parsec Post <post@example.org> */
  readonly from: string;
  readonly dkim?: { readonly domain: string; readonly selector: string; readonly key: string };
}

/** How long a mail server may keep us waiting. */
const PATIENCE_MS = 30_000;

const SIGNED =
  'From:Reply-To:Subject:Date:Message-ID:To:MIME-Version:Content-Type:In-Reply-To:References:List-Unsubscribe:List-Unsubscribe-Post:Auto-Submitted';

/** What every letter of ours says about itself; the same where it is only shown. */
export const headersOf = ({ unsubscribe }: Letter): Record<string, string> => ({
  'Auto-Submitted': 'auto-generated',
  Precedence: 'bulk',
  'X-Auto-Response-Suppress': 'All',
  'X-Parsec-Post': '1',
  ...(unsubscribe === undefined
    ? {}
    : { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
});

/** What nodemailer is told about a letter. */
export const mailOf = (letter: Letter, from: string) => ({
  from,
  to: letter.to,
  subject: letter.subject,
  text: letter.text,
  html: letter.html,
  messageId: letter.messageId,
  replyTo: letter.replyTo,
  inReplyTo: letter.inReplyTo,
  references: letter.references ? [...letter.references] : undefined,
  envelope: { from: letter.returnPath ?? from, to: letter.to },
  headers: headersOf(letter),
  attachments: (letter.pictures ?? []).map(({ cid, png }) => ({
    filename: `${cid}.png`,
    content: png,
    cid,
    contentType: 'image/png',
    contentDisposition: 'inline' as const,
  })),
  // Nothing in a letter makes us open a file or an address.
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Letters by SMTP, over a pool of connections: opening one for each letter costs fifty times the letter. */
export class SmtpPost implements Post {
  readonly #transport;

  constructor(private readonly options: SmtpOptions) {
    const { dkim } = options;
    this.#transport = createTransport({
      url: options.url,
      pool: true,
      maxConnections: 5,
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
      ...(dkim
        ? {
            dkim: {
              domainName: dkim.domain,
              keySelector: dkim.selector,
              privateKey: dkim.key,
              headerFieldNames: SIGNED,
            },
          }
        : {}),
    });
  }

  async send(letter: Letter): Promise<void> {
    try {
      await this.#transport.sendMail(mailOf(letter, this.options.from));
    } catch (error) {
      const {
        responseCode = 0,
        response = '',
        command = '',
      } = error as {
        responseCode?: number;
        response?: string;
        command?: string;
      };
      if (responseCode < 500) throw error;
      const isAddress = command === 'RCPT TO' || /\b5\.1\.\d\b/.test(response);
      throw new Refused(response || (error as Error).message, isAddress);
    }
  }

  close(): void {
    this.#transport.close();
  }
}
