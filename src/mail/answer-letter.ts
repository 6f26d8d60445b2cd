import { z } from 'zod';
import { type Table } from '../tables/table.js';
import { tellingFor } from '../tables/telling.js';
import { writeLine } from '../games/kernel/notation.js';
import { tell } from '../games/kernel/tell.js';
import { type Block, type Line } from './blocks.js';
import { askedOf, type Mailroom, mailWords, type Reader } from './mailroom.js';
import {
  askedBlocks,
  boardBlocks,
  deadlineBlocks,
  footBlocks,
  sinceBlocks,
  titleOf,
  underTitle,
} from './table-letter.js';
import { type Composed } from './turn-letter.js';

/** What became of each line of a reply. `why` is said already, in the language of its author. */
export const outcomeSchema = z.object({
  lines: z.array(
    z.object({
      line: z.string(),
      done: z.enum(['done', 'not', 'left']),
      why: z.string().optional(),
      rule: z.string().optional(),
    }),
  ),
  help: z.boolean(),
  /** Where the table stood before: what came after is told. */
  before: z.number(),
});
export type Outcome = z.infer<typeof outcomeSchema>;

const titleKey = ({ lines, help }: Outcome) => {
  if (lines.length === 0) return help ? 'mail.answer.help' : 'mail.answer.nothing';
  if (lines.every(({ done }) => done === 'done')) return 'mail.answer.done';
  return lines.some(({ done }) => done === 'done') ? 'mail.answer.part' : 'mail.answer.none';
};

const WORD = { done: 'mail.answer.ok', not: 'mail.answer.no', left: 'mail.answer.left' } as const;

/** The answer to a reply: what was done, what was not and why, what it led to, and the question that is open now. */
export const answerLetter = async (
  room: Mailroom,
  table: Table,
  reader: Reader,
  outcome: Outcome,
): Promise<Composed> => {
  const { account, seat } = reader;
  const { locale } = account.settings;
  const say = mailWords(locale);
  const lines = outcome.lines.map(({ line, done, why, rule }): Line => [
    { bold: say(WORD[done]) },
    { code: line },
    ...(why === undefined ? [] : [` ${why}`]),
    ...(rule ? [say('mail.answer.rule', { rule })] : []),
  ]);
  const isAsked = askedOf(table, seat).some(({ waits }) => waits);
  const open = isAsked
    ? await askedBlocks(room, table, reader)
    : { ...(await boardBlocks(room, table, reader, [], 'touched', 'board')), offers: [] };
  const title = say(titleKey(outcome));
  const blocks: Block[] = [
    { kind: 'title', text: title, under: underTitle(table, reader) },
    ...(lines.length > 0 ? [{ kind: 'list', lines } as const] : []),
    ...(outcome.help ? helpBlocks(table, reader) : []),
    ...(table.revision > outcome.before
      ? await sinceBlocks(room, table, reader, outcome.before + 1, 'mail.answer.led')
      : []),
    ...(isAsked
      ? [{ kind: 'heading', text: say('mail.answer.asked') } as const, ...(await deadlineBlocks(room, table, reader))]
      : [{ kind: 'para', line: [say('mail.answer.wait')] } as const]),
    ...open.blocks,
    ...footBlocks(room, table, reader),
  ];
  const subject = say('mail.answer.subject', titleOf(table));
  return {
    written: { lang: locale, subject, preheader: title, blocks },
    pictures: open.pictures,
    offers: open.offers,
  };
};

const helpBlocks = (table: Table, { account, seat }: Reader): Block[] => {
  const { locale } = account.settings;
  const say = mailWords(locale);
  const telling = tellingFor(table.game, locale);
  const orders = table.started ? table.game.orders(table.game.view(table.state, seat), seat) : [];
  const item = (typed: string, text: string): Line => [{ code: typed }, ` ${text}`];
  return [
    { kind: 'para', line: [say('mail.help.1')] },
    {
      kind: 'list',
      lines: [
        item('2', say('mail.help.2')),
        item('pass', say('mail.help.3')),
        item(say('mail.word.undo'), say('mail.help.4')),
        item(`${say('mail.word.preview')} 2`, say('mail.help.5')),
        item(say('mail.word.say'), say('mail.help.6')),
        item(`${say('mail.word.yes')} / ${say('mail.word.no')}`, say('mail.help.9')),
        item(say('mail.word.order'), say('mail.help.7')),
        ...orders
          .slice(0, 30)
          .map((template): Line => [
            { code: `${say('mail.word.order')} ${writeLine(telling.words, template, null)}` },
            ` ${tell(telling, template.label)}`,
          ]),
        item(say('mail.word.help'), say('mail.help.8')),
      ],
    },
  ];
};
