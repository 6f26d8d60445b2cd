import { type Account } from '../accounts/account.js';
import { type Seat } from '../games/kernel/game-definition.js';
import { policyOf } from '../tables/bot-names.js';
import { type Proposal, type TableFact } from '../tables/records.js';
import { type Table } from '../tables/table.js';
import { tellingFor } from '../tables/telling.js';
import { type Block, type Written } from './blocks.js';
import { type Mailroom, nameOf, namesAt } from './mailroom.js';
import { type About, plainLetter } from './notices.js';
import { type NoticeKind, seatedBefore, tableFactAt } from './news-of.js';
import { type Row } from './outbox.js';
import { toldFrom } from './since.js';
import { concernSchema } from './still-open.js';
import { sinceBlocks } from './table-letter.js';
import { type Composed } from './turn-letter.js';
import { wallTime } from './when.js';

type OfType<T extends TableFact['type']> = Extract<TableFact, { type: T }>;

/** All that the letters below are made of. */
interface Concern {
  readonly room: Mailroom;
  readonly table: Table;
  readonly account: Account;
  readonly seat: Seat | null;
  readonly about: About;
  readonly url: string;
  /** The record it is about, and the name of whoever wrote it. */
  readonly position: number;
  readonly who: string;
}

const localWhen = ({ account }: Concern, at: string): string =>
  wallTime(Date.parse(at), account.settings.locale, account.settings.zone);

const pauseSentence = (concern: Concern, { until }: Extract<Proposal, { kind: 'pause' }>): string =>
  until === null
    ? concern.about.say('mail.asks.pause.open')
    : concern.about.say('mail.asks.pause.until', { when: localWhen(concern, until) });

/** Somebody needs everybody's consent: what for, who has agreed, and how to say yes or no. */
const asksLetter = async (concern: Concern): Promise<Written | null> => {
  const { room, table, account, seat, about, url, position, who } = concern;
  const open = table.proposals[position] as Table['proposals'][number] | undefined;
  if (!open || seat === null) return null;
  const { say, titles } = about;
  const { kind } = open.proposal;
  const { locale } = account.settings;
  const names = await namesAt(room, table, locale);
  const of = (hasAgreed: boolean): string =>
    Object.entries(table.players)
      .filter(([, player]) => policyOf(player) === null && open.consents.includes(player) === hasAgreed)
      .map(([one]) => names[one])
      .join(', ');
  const undone =
    open.proposal.kind === 'undo'
      ? toldFrom(table, open.proposal.from, seat, tellingFor(table.game, locale, names)).lines
      : [];
  const more: Block[] = [
    ...(undone.length > 0 ? [{ kind: 'list', lines: undone } as const] : []),
    ...(kind === 'undo' ? [{ kind: 'para', small: true, line: [say('mail.asks.undo.lapses')] } as const] : []),
    { kind: 'para', line: [say('mail.asks.agreed', { who: of(true), rest: of(false) })] },
    {
      kind: 'para',
      line: [
        say('mail.asks.reply'),
        { code: say('mail.word.yes') },
        say('mail.asks.or'),
        { code: say('mail.word.no') },
        '.',
      ],
    },
  ];
  return plainLetter(about, {
    subject: say(`mail.asks.${kind}.subject`, { ...titles, who }),
    title: say(`mail.asks.${kind}.title`, { who }),
    lines: [open.proposal.kind === 'pause' ? pauseSentence(concern, open.proposal) : say('mail.asks.undo.what')],
    more,
    url,
  });
};

const vacatedLetter = async (concern: Concern, { seat, why }: OfType<'SeatVacated'>): Promise<Written | null> => {
  const { room, table, account, about, url, position } = concern;
  // Somebody was quicker than the letter.
  if (table.players[seat] !== undefined) return null;
  const { say, titles } = about;
  const lost = seatedBefore(table, position)[seat];
  const who = await nameOf(room, lost ?? '', seat, account.settings.locale);
  return plainLetter(about, {
    subject: say('mail.vacated.subject', { ...titles, seat }),
    title: say('mail.vacated.title', { seat }),
    lines: [say(`mail.vacated.${why}`, { who }), say('mail.vacated.what')],
    url,
  });
};

const replacedLetter = ({ table, about, url, position, who }: Concern, fact: TableFact): Written => {
  const { say, titles, name } = about;
  const before = tableFactAt(table, position - 1);
  const why =
    fact.type === 'SeatTakenOver'
      ? say('mail.replaced.taken', { who })
      : say(before?.type === 'ClockRanOut' ? 'mail.replaced.clock' : 'mail.replaced.freed');
  const isFree = fact.type === 'SeatVacated' && table.players[fact.seat] === undefined && table.arrangement.listed;
  return plainLetter(about, {
    subject: say('mail.replaced.subject', titles),
    title: say('mail.replaced.title', { name }),
    lines: [why, say('mail.replaced.yours'), ...(isFree ? [say('mail.replaced.again')] : [])],
    url,
  });
};

const timedOutLetter = async (concern: Concern, { seat, then }: OfType<'ClockRanOut'>): Promise<Written | null> => {
  const { room, table, account, about, url, position } = concern;
  if (then === 'vacate') return null;
  const { say, titles, name } = about;
  return plainLetter(about, {
    subject: say('mail.timedOut.subject', titles),
    title: say('mail.timedOut.title', { name }),
    lines: [say(`mail.timedOut.${then}`)],
    more: await sinceBlocks(room, table, { account, seat }, position + 1, 'mail.timedOut.answered'),
    url,
  });
};

/** One line of what happened at a table besides play. */
const newsLine = async (concern: Concern, fact: TableFact): Promise<string | null> => {
  const { room, account, about, who } = concern;
  const { say } = about;
  switch (fact.type) {
    case 'TablePaused':
      return fact.until === null
        ? say('mail.news.TablePaused.open')
        : say('mail.news.TablePaused', { when: localWhen(concern, fact.until) });
    case 'TableResumed':
    case 'Undone':
      return say(`mail.news.${fact.type}`);
    case 'Declined':
      return say('mail.news.Declined', { who });
    case 'SeatTakenOver':
      return say('mail.news.SeatTakenOver', {
        who: await nameOf(room, fact.player, fact.seat, account.settings.locale),
        seat: fact.seat,
      });
    case 'TimeGiven':
      return say('mail.news.TimeGiven', { hours: fact.hours });
    case 'OperatorActed':
      return say('mail.news.OperatorActed', { reason: fact.reason });
    default:
      return null;
  }
};

const newsLetter = async (concerns: readonly Concern[]): Promise<Written | null> => {
  const lines: string[] = [];
  for (const concern of concerns.toSorted((a, b) => a.position - b.position)) {
    const line = await newsLine(concern, tableFactAt(concern.table, concern.position)!);
    if (line !== null) lines.push(line);
  }
  const [{ about, url }] = concerns;
  const { say, titles } = about;
  if (lines.length === 0) return null;
  return plainLetter(about, {
    subject: say('mail.news.subject', titles),
    title: say('mail.news.title', titles),
    lines,
    url,
  });
};

const writtenFor = async (kind: NoticeKind, concerns: readonly Concern[]): Promise<Written | null> => {
  const [concern] = concerns;
  const { about, url, who } = concern;
  const { say, titles } = about;
  const fact = tableFactAt(concern.table, concern.position);
  if (kind === 'news') return newsLetter(concerns);
  switch (fact?.type) {
    case 'Proposed':
      return asksLetter(concern);
    case 'SeatVacated':
      return kind === 'replaced' ? replacedLetter(concern, fact) : vacatedLetter(concern, fact);
    case 'SeatTakenOver':
      return replacedLetter(concern, fact);
    case 'ClockRanOut':
      return timedOutLetter(concern, fact);
    case 'SeatOffered':
      return plainLetter(about, {
        subject: say('mail.offered.subject', { ...titles, who }),
        title: say('mail.offered.title', { who }),
        lines: [say('mail.offered.what', { who, seat: fact.seat })],
        button: say('mail.invited.sit'),
        url,
      });
    case 'Delegated':
      return plainLetter(about, {
        subject: say('mail.delegated.subject', { ...titles, who }),
        title: say('mail.delegated.title', { who }),
        lines: [say('mail.delegated.what', { when: localWhen(concern, fact.until), seat: fact.seat })],
        url,
      });
    default:
      throw new Error(`no letter about ${fact?.type ?? 'a fact of the game'}`);
  }
};

/** Letters about what a table's own facts mean for somebody: they ask for consent, or tell what became of a seat. */
export const concernLetter = async (
  room: Mailroom,
  table: Table,
  { account, seat }: { readonly account: Account; readonly seat: Seat | null },
  about: About,
  { kind, rows, url }: { readonly kind: NoticeKind; readonly rows: readonly Row[]; readonly url: string },
): Promise<Composed | null> => {
  const concerns: Concern[] = [];
  for (const { data } of rows) {
    const { position, by } = concernSchema.parse(data);
    const who = await nameOf(room, by ?? '', seat ?? '', account.settings.locale);
    concerns.push({ room, table, account, seat, about, url, position, who });
  }
  const written = await writtenFor(kind, concerns);
  return written && { written, pictures: [], offers: [] };
};
