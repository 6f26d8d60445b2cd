import { tell } from '../games/kernel/tell.js';
import { tellingFor } from '../tables/telling.js';
import { type Table } from '../tables/table.js';
import { replyAddress } from './addresses.js';
import { type Block, type Written } from './blocks.js';
import { askedOf, type Mailroom, mailWords, namesAt, type Reader } from './mailroom.js';
import { offerBlocks } from './offers.js';
import {
  askedBlocks,
  deadlineBlocks,
  footBlocks,
  newsFrom,
  type Section,
  sinceBlocks,
  titleOf,
  underTitle,
} from './table-letter.js';

export interface Composed extends Omit<Section, 'blocks'> {
  readonly written: Written;
}

/** "Marek trades ore": the public reason, which is all that a subject may say. */
const whatIsAsked = async (room: Mailroom, table: Table, { account, seat }: Reader): Promise<string> => {
  const { locale } = account.settings;
  const [first] = askedOf(table, seat);
  // Of the seat, not of the reader: who stands in for somebody reads whom for.
  const name = (await namesAt(room, table, locale))[seat];
  return first ? `${name} ${tell(tellingFor(table.game, locale), first.about)}` : name;
};

/** The letter for which the service exists. As a reminder it says the same again, and what happens otherwise. */
export const turnLetter = async (
  room: Mailroom,
  table: Table,
  reader: Reader,
  isReminder = false,
): Promise<Composed> => {
  const { account, seat } = reader;
  const { locale } = account.settings;
  const say = mailWords(locale);
  const { from, heading } = newsFrom(table, seat);
  const asked = await askedBlocks(room, table, reader);
  const what = await whatIsAsked(room, table, reader);
  const { name } = account.settings;
  const then = say(`mail.clock.then.${table.arrangement.atEnd}`);
  const blocks: Block[] = [
    { kind: 'title', text: isReminder ? say('mail.clock.title', { name }) : what, under: underTitle(table, reader) },
    ...(isReminder ? [{ kind: 'para', line: [`${what}. ${then}`] } as const] : []),
    ...(await deadlineBlocks(room, table, reader)),
    ...(await sinceBlocks(room, table, reader, from, heading)),
    ...asked.blocks,
    ...footBlocks(room, table, reader),
  ];
  return {
    written: {
      lang: locale,
      subject: isReminder
        ? say('mail.clock.subject', titleOf(table))
        : say('mail.subject.turn', { ...titleOf(table), what }),
      preheader: isReminder ? then : say('mail.turn.pre'),
      blocks,
    },
    pictures: asked.pictures,
    offers: asked.offers,
  };
};

/** One letter over several tables: what is asked at each, its offers and its own ways to answer; no pictures. */
export const digestLetter = async (
  room: Mailroom,
  account: Reader['account'],
  seats: readonly { readonly table: Table; readonly seat: string }[],
): Promise<Composed> => {
  const { locale, name } = account.settings;
  const say = mailWords(locale);
  const blocks: Block[] = [
    { kind: 'title', text: say('mail.digest.title', { name, count: seats.length }), under: [say('mail.digest.under')] },
  ];
  for (const { table, seat } of seats) {
    const reader = { account, seat };
    const { from } = newsFrom(table, seat);
    const telling = tellingFor(table.game, locale);
    const [, ...news] = await sinceBlocks(room, table, reader, from, 'mail.since');
    const address = replyAddress(room.accounts, { table: table.id, seat }, account.player, room.domain);
    blocks.push(
      { kind: 'heading', text: `${titleOf(table).title} (${titleOf(table).game})` },
      { kind: 'para', line: [{ seat }, { bold: await whatIsAsked(room, table, reader) }] },
      ...(await deadlineBlocks(room, table, reader)),
      ...news,
      { kind: 'offers', offers: offerBlocks(telling, say, askedOf(table, seat), () => null) },
      { kind: 'para', line: [{ link: say('mail.digest.reply'), href: `mailto:${address}` }] },
    );
  }
  blocks.push(...footBlocks(room, null, { account }));
  const subject = say('mail.digest.subject', { count: seats.length });
  return {
    written: { lang: locale, subject, preheader: say('mail.turn.pre'), blocks },
    pictures: [],
    offers: [],
  };
};
