import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { howToInstall, installOnDebian } from '../../src/commands/debian.js';
import { SmtpPost } from '../../src/mail/smtp.post.js';
import { type Got, TestMailServer, type World, worldOf } from './mail-world.js';

/** Debian's package, with the rules that come with it; no look at the network, nothing learnt, no files of a user. */
const ARGUMENTS = ['--local', '--test-mode', '--nocreate-prefs', '--prefspath=/dev/null'];
const isInstalled = (): boolean => spawnSync('spamassassin', ['--version']).status === 0;
installOnDebian('spamassassin', isInstalled);
const isHere = isInstalled();
if (!isHere)
  process.stderr.write(
    `SpamAssassin is not installed, so no letter was scored (as root on Debian: ${howToInstall('spamassassin')})\n`,
  );

/**
 * As it arrives at a reader's provider, from the mail server of a site. That server's address must be a public one: those
 * set aside for documentation are themselves held against a letter (RCVD_ILLEGAL_IP, 1.3), which says nothing about ours.
 */
const arrived = ({ raw, to, from }: Got): Buffer =>
  Buffer.concat([
    Buffer.from(
      `Return-Path: <${from}>\r\nReceived: from mail.example.org (mail.example.org [1.1.1.1])\r\n\tby mx.example.net with ESMTPS id 4XyZ1a2b3c for <${to}>;\r\n\t${new Date().toUTCString().replace('GMT', '+0000')}\r\n`,
    ),
    raw,
  ]);

const scoreOf = (mail: Buffer): { readonly score: number; readonly tests: string } => {
  const { stdout, stderr } = spawnSync('spamassassin', ARGUMENTS, { input: mail, encoding: 'utf8' });
  const status = /^X-Spam-Status: (?:.|\n[ \t])*/m.exec(stdout)?.[0].replace(/\s+/g, ' ');
  const score = /score=(-?[\d.]+)/.exec(status ?? '')?.[1];
  if (score === undefined) throw new Error(`SpamAssassin gave no score: ${stderr.slice(0, 500)}`);
  return { score: Number(score), tests: /tests=(\S*)/.exec(status!)![1] };
};

const server = new TestMailServer();
let world: World;
beforeAll(async () => {
  const post = new SmtpPost({
    url: `smtp://127.0.0.1:${await server.listen()}`,
    from: 'Parsec Post <post@play.example.org>',
  });
  world = await worldOf(
    post,
    [
      { address: 'ann@example.net', locale: 'en' },
      { address: 'beto@example.net', locale: 'es' },
    ],
    { letters: { domain: 'play.example.org' }, publicUrl: 'https://play.example.org' },
  );
});
afterAll(async () => {
  await world.close();
  await server.close();
});

(isHere ? describe : describe.skip)('SpamAssassin', () => {
  it.each(['ann@example.net', 'beto@example.net'])(
    'scores the turn letter to %s below 1.0',
    async (address) => {
      const letter = await server.next(
        ({ to, mail }) => to === address && /carrier|transporte/.test(mail.subject ?? ''),
      );
      for (const [as, mail] of [
        ['as we hand it over', letter.raw],
        ['as it arrives', arrived(letter)],
      ] as const) {
        const { score, tests } = scoreOf(mail);
        process.stderr.write(`SpamAssassin: ${score} for "${letter.mail.subject}" ${as} (${tests})\n`);
        expect(score).toBeLessThan(1);
      }
    },
    60_000,
  );

  it('and would notice a letter that is spam', () => {
    const gtube = 'XJS*C4JDBQADN1.NSBN3*2IDNEN*GTUBE-STANDARD-ANTI-UBE-TEST-EMAIL*C.34X';
    expect(scoreOf(Buffer.from(`From: a@example.org\r\nSubject: x\r\n\r\n${gtube}\r\n`)).score).toBeGreaterThan(100);
  }, 60_000);
});
