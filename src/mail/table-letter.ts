import { choiceAt } from '../accounts/letter-choices.js';
import { linkToQuestion, questionUrl } from '../accounts/question-links.js';
import { type Question, type Seat } from '../games/kernel/game-definition.js';
import { tell } from '../games/kernel/tell.js';
import { tellingFor } from '../tables/telling.js';
import { type Table } from '../tables/table.js';
import { lettersKey } from './addresses.js';
import { type Block, type Line } from './blocks.js';
import { type Picture } from './letter.js';
import { askedOf, type Mailroom, mailWords, namesAt, type Reader } from './mailroom.js';
import { offerBlocks } from './offers.js';
import { type ShownOffer } from './outbox.js';
import { pngOf } from './picture.js';
import { lastAnswerOf, toldFrom } from './since.js';
import { wallTime } from './when.js';

/** Parts of a letter, with what they need beside the words. */
export interface Section {
  readonly blocks: readonly Block[];
  readonly pictures: readonly Picture[];
  readonly offers: readonly ShownOffer[];
}

export const titleOf = (table: Table): { readonly title: string; readonly game: string } => ({
  title: table.opened!.title,
  game: table.game.title,
});

/** "you are ■ blue": the colour and the shape that the board shows. */
export const underTitle = (table: Table, { account, seat }: Reader): Line => {
  const { locale } = account.settings;
  const say = mailWords(locale);
  const colour = tellingFor(table.game, locale).words[`seat.${seat}`] ?? seat;
  return [say('mail.turn.under', titleOf(table)), { seat }, { bold: colour }];
};

export const duration = (ms: number, say: ReturnType<typeof mailWords>): string => {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return say('mail.days', { days: Math.floor(hours / 24), hours: hours % 24 });
  if (hours > 0) return say('mail.hours', { hours, minutes: minutes % 60 });
  return say('mail.minutes', { minutes });
};

/** What happened from a position on. */
export const sinceBlocks = async (
  room: Mailroom,
  table: Table,
  { account, seat }: Reader,
  from: number,
  heading: 'mail.since' | 'mail.since.start' | 'mail.answer.led' | 'mail.timedOut.answered',
): Promise<Block[]> => {
  const { locale } = account.settings;
  const say = mailWords(locale);
  const names = await namesAt(room, table, locale);
  const { lines, left } = toldFrom(table, from, seat, tellingFor(table.game, locale, names));
  return [
    { kind: 'heading', text: say(heading) },
    ...(left > 0 ? [{ kind: 'para', line: [say('mail.since.more', { count: left })], small: true } as const] : []),
    lines.length > 0 ? { kind: 'list', lines } : { kind: 'para', line: [say('mail.since.nothing')] },
  ];
};

/** The board as a seat sees it: the plates that the question touches, or the others. */
export const boardBlocks = async (
  room: Mailroom,
  table: Table,
  { account, seat }: Reader,
  questions: readonly Question[],
  part: 'touched' | 'rest',
  cid: string,
): Promise<{ blocks: Block[]; pictures: Picture[] }> => {
  const { game } = table;
  const { locale } = account.settings;
  const say = mailWords(locale);
  const view = game.view(table.state, seat);
  const offers = questions.flatMap((question) => question.offers).map(({ refs }, i) => ({ number: i + 1, refs }));
  // The whole text stands where the first picture stands; a second time would be too much of it.
  const text = part === 'touched' ? game.text(view, locale) : '';
  if (!game.draw) return { blocks: part === 'rest' ? [] : [{ kind: 'board', cid: null, alt: '', text }], pictures: [] };
  const { theme } = choiceAt(account.letters, table.id);
  const names = await namesAt(room, table, locale);
  const svg = game.draw(view, locale, { arrangement: 'letter', theme, offers, part, names });
  // The rest is long and looked at less: a little coarser, at half the work.
  const png = await pngOf(svg, part === 'rest' ? 1.5 : 2);
  const touching = offers
    .filter(({ refs }) => refs.length > 0)
    .slice(0, 12)
    .map(({ number, refs }) => {
      const places = refs.map((ref) => ref.split(':').at(-1)!);
      return say('mail.board.offer', {
        number,
        refs: places.slice(0, 8).join(', ') + (places.length > 8 ? ', …' : ''),
      });
    });
  const alt = say('mail.board.alt', { revision: table.revision, offers: part === 'touched' ? touching.join('') : '' });
  return { blocks: [{ kind: 'board', cid, alt, text }], pictures: [{ cid, png }] };
};

/** What a seat may do now, numbered, each with its line and its own link; how to reply; the rest of the board. */
export const askedBlocks = async (room: Mailroom, table: Table, reader: Reader): Promise<Section> => {
  const { account, seat } = reader;
  const { locale } = account.settings;
  const say = mailWords(locale);
  const telling = tellingFor(table.game, locale, await namesAt(room, table, locale));
  const questions = askedOf(table, seat);
  const keys = new Map<string, string>();
  for (const { id } of questions)
    keys.set(
      id,
      await linkToQuestion(room.accounts, { player: account.player, table: table.id, seat, question: id }, room.now()),
    );
  const linkTo = ({ id }: Question, number: number): string =>
    questionUrl(room.publicUrl, table.id, keys.get(id)!, number);
  const [touched, rest] = await Promise.all([
    boardBlocks(room, table, reader, questions, 'touched', 'board'),
    boardBlocks(room, table, reader, questions, 'rest', 'rest'),
  ]);
  const barred = questions.flatMap((question) => question.barred ?? []);
  const blocks: Block[] = [
    ...touched.blocks,
    { kind: 'heading', text: say('mail.may') },
    { kind: 'offers', offers: offerBlocks(telling, say, questions, linkTo) },
    ...barred.map(({ label, refusal }): Block => ({
      kind: 'para',
      small: true,
      line: [say('mail.barred', { label: tell(telling, label), why: tell(telling, refusal.why) })],
    })),
    { kind: 'heading', text: say('mail.reply') },
    { kind: 'para', line: [say('mail.reply.how')] },
    { kind: 'para', line: replyWords(say) },
    ...(rest.blocks.length > 0 ? [{ kind: 'heading', text: say('mail.rest') } as const, ...rest.blocks] : []),
  ];
  const offers = questions.flatMap(({ id, offers: all }) => all.map(({ action }) => ({ question: id, action })));
  return { blocks, pictures: [...touched.pictures, ...rest.pictures], offers };
};

const replyWords = (say: ReturnType<typeof mailWords>): Line => [
  say('mail.reply.also'),
  { code: say('mail.word.undo') },
  ' ',
  { code: `${say('mail.word.preview')} 1` },
  ' ',
  { code: say('mail.word.say') },
  ' ',
  { code: say('mail.word.help') },
];

/** Until when, and the button that opens the table at the question. */
export const deadlineBlocks = async (room: Mailroom, table: Table, { account, seat }: Reader): Promise<Block[]> => {
  const { locale, zone } = account.settings;
  const say = mailWords(locale);
  const deadline = await room.deadlineOf(table, seat);
  const left = deadline === null ? 0 : deadline - room.now().getTime();
  const first = askedOf(table, seat)[0];
  const link = { player: account.player, table: table.id, seat, question: first?.id ?? '' };
  const href = first
    ? questionUrl(room.publicUrl, table.id, await linkToQuestion(room.accounts, link, room.now()))
    : '';
  const line: Line =
    deadline === null
      ? [say('mail.turn.noClock')]
      : [{ bold: say('mail.turn.deadline', { when: wallTime(deadline, locale, zone), left: duration(left, say) }) }];
  return [{ kind: 'para', line }, ...(first ? [{ kind: 'button', text: say('mail.open'), href } as const] : [])];
};

/** The evidence, and the ways out. */
export const footBlocks = (
  room: Mailroom,
  table: Table | null,
  { account, seat = null }: { account: Reader['account']; seat?: Seat | null },
): Block[] => {
  const say = mailWords(account.settings.locale);
  const page = lettersPage(room, account.player, table?.id ?? null);
  return [
    { kind: 'end' },
    ...(table
      ? ([
          { kind: 'para', small: true, line: [say('mail.foot.chain', { table: table.id, revision: table.revision })] },
          { kind: 'para', small: true, line: [{ bold: table.head.match(/.{8}/g)!.join(' ') }] },
          { kind: 'para', small: true, line: [say('mail.foot.keep')] },
        ] as const)
      : []),
    {
      kind: 'para',
      small: true,
      line: [
        say(table === null ? 'mail.foot.account' : seat === null ? 'mail.foot.other' : 'mail.foot.why'),
        ' ',
        { link: `${say('mail.foot.fewer')} / ${say('mail.foot.stop')}`, href: page },
      ],
    },
  ];
};

export const lettersPage = (room: Mailroom, player: string, table: string | null): string =>
  `${room.publicUrl}/letters/${lettersKey(room.accounts, player, table)}`;

/** From where the news begin for a seat. */
export const newsFrom = (
  table: Table,
  seat: Seat,
): { readonly from: number; readonly heading: 'mail.since' | 'mail.since.start' } => {
  const last = lastAnswerOf(table, seat);
  return last < 0 ? { from: 0, heading: 'mail.since.start' } : { from: last + 1, heading: 'mail.since' };
};
