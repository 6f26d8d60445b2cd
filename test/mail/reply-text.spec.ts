import { describe, expect, it } from '@jest/globals';
import { isAutomatic } from '../../src/mail/inbox.js';
import { textOfHtml, typedLines } from '../../src/mail/reply-text.js';
import { readMail } from '../../src/mail/smtp.listener.js';
import { CLIENT_REPLIES } from './client-replies.js';

const HEAD = [
  'From: Marek <marek@mail.test>',
  'To: r@play.test',
  'Subject: Re: Boiler Row',
  'Message-ID: <1@mail.test>',
  'MIME-Version: 1.0',
];
const mailOf = (headers: readonly string[], body: string) =>
  readMail(
    Buffer.from([...HEAD, ...headers, '', body].join('\n').replace(/\r?\n/g, '\r\n')),
    'r@play.test',
    'marek@mail.test',
  );

describe('replies as mail programs write them', () => {
  it.each(CLIENT_REPLIES.map((one) => [one.client, one] as const))('%s', async (_client, { headers, body, wants }) => {
    const { text, html } = await mailOf(headers, body);
    const lines = typedLines(text !== null && text.trim() !== '' ? text : textOfHtml(html ?? ''));
    // A signature without a mark stands in a paragraph of its own; carrying out knows it by that.
    const first = lines.filter(({ paragraph }) => paragraph === lines[0].paragraph).map((line) => line.text);
    expect(first).toEqual(wants);
  });

  it('letters that no person wrote are known', async () => {
    for (const header of [
      'Auto-Submitted: auto-replied',
      'Precedence: bulk',
      'X-Autoreply: yes',
      'List-Id: <x.y>',
      'X-Parsec-Post: 1',
    ])
      expect(isAutomatic(await mailOf([header], 'I am on holiday'))).toBe(true);
    expect(isAutomatic(await mailOf(['Auto-Submitted: no'], 'pass'))).toBe(false);
    expect(isAutomatic({ ...(await mailOf([], 'x')), envelopeFrom: '' })).toBe(true);
  });

  it('hostile HTML costs no time', () => {
    const began = performance.now();
    textOfHtml(`<style>${'<'.repeat(200_000)}`);
    typedLines(`${'On '.repeat(50_000)}\n${'>'.repeat(50_000)}`);
    expect(performance.now() - began).toBeLessThan(2000);
  });
});
