import { type Standing } from '../games/kernel/game-definition.js';
import { type Block, type Written } from './blocks.js';
import { type mailWords } from './mailroom.js';

/**
 * Letters that ask nothing of the rules: pure functions from what they are about to what they say. Each gets the blocks
 * that every letter of a table shares (the foot, a board) from its caller.
 */
type Say = ReturnType<typeof mailWords>;

export interface About {
  readonly say: Say;
  readonly lang: string;
  /** Of the table, and of its game. */
  readonly titles: { readonly title: string; readonly game: string };
  /** The reader. */
  readonly name: string;
  readonly under: Extract<Block, { kind: 'title' }>['under'];
  readonly foot: readonly Block[];
}

const written = (
  about: About,
  subject: string,
  title: string,
  blocks: readonly Block[],
  preheader: string,
): Written => ({
  lang: about.lang,
  subject,
  preheader,
  blocks: [{ kind: 'title', text: title, under: about.under }, ...blocks, ...about.foot],
});

export const startedLetter = (
  about: About,
  { seats, commitment, url }: { seats: readonly { seat: string; name: string }[]; commitment: string; url: string },
): Written => {
  const { say, name } = about;
  const blocks: Block[] = [
    { kind: 'heading', text: say('mail.started.seats') },
    { kind: 'list', lines: seats.map((one) => [{ seat: one.seat }, one.name]) },
    { kind: 'button', text: say('mail.open'), href: url },
    { kind: 'para', small: true, line: [say('mail.started.fair', { commitment })] },
  ];
  return written(
    about,
    say('mail.started.subject', about.titles),
    say('mail.started.title', { name }),
    blocks,
    seats.map((one) => one.name).join(', '),
  );
};

export const overLetter = (
  about: About,
  facts: {
    readonly standings: readonly Standing[];
    readonly names: Readonly<Record<string, string>>;
    readonly seed: string;
    readonly commitment: string;
    readonly news: readonly Block[];
    readonly board: readonly Block[];
    readonly url: string;
  },
): Written => {
  const { say, name } = about;
  const rows = [...facts.standings]
    .sort((a, b) => a.rank - b.rank)
    .map(({ rank, seat, score }) => [`${rank}. ${facts.names[seat] ?? seat} (${seat})`, String(score)]);
  const blocks: Block[] = [
    { kind: 'heading', text: say('mail.over.standings') },
    { kind: 'table', head: [say('mail.over.player'), say('mail.over.score')], rows },
    ...facts.news,
    ...facts.board,
    { kind: 'button', text: say('mail.open'), href: facts.url },
    { kind: 'heading', text: say('mail.over.proof') },
    { kind: 'para', line: [say('mail.over.seed', { seed: facts.seed, commitment: facts.commitment })] },
  ];
  return written(
    about,
    say('mail.over.subject', about.titles),
    say('mail.over.title', { name }),
    blocks,
    rows.map(([first]) => first).join(', '),
  );
};

export const talkLetter = (about: About, said: readonly { who: string; text: string }[], url: string): Written => {
  const { say } = about;
  const who = [...new Set(said.map((one) => one.who))].join(', ');
  const blocks: Block[] = [
    { kind: 'list', lines: said.map((one) => [{ bold: `${one.who}: ` }, one.text]) },
    { kind: 'button', text: say('mail.open'), href: url },
    { kind: 'para', line: [say('mail.talk.answer')] },
  ];
  // What was said stays out of the subject: it may be anything.
  return written(
    about,
    say('mail.talk.subject', { ...about.titles, who }),
    say('mail.talk.title', { ...about.titles, who }),
    blocks,
    who,
  );
};

/** What most notices are: a sentence or more, and the way to the table. */
export const plainLetter = (
  about: About,
  {
    subject,
    title,
    lines,
    more = [],
    button = about.say('mail.open'),
    url,
  }: {
    readonly subject: string;
    readonly title: string;
    readonly lines: readonly string[];
    readonly more?: readonly Block[];
    readonly button?: string;
    readonly url: string;
  },
): Written =>
  written(
    about,
    subject,
    title,
    [
      ...lines.map((line): Block => ({ kind: 'para', line: [line] })),
      ...more,
      { kind: 'button', text: button, href: url },
    ],
    lines[0] ?? title,
  );

export const invitationLetter = (about: About, { who, url }: { who: string; url: string }): Written => {
  const { say } = about;
  const what = say('mail.invited.what', about.titles);
  const blocks: Block[] = [
    { kind: 'para', line: [what] },
    { kind: 'button', text: say('mail.invited.sit'), href: url },
  ];
  return written(
    about,
    say('mail.invited.subject', { ...about.titles, who }),
    say('mail.invited.title', { who }),
    blocks,
    what,
  );
};

/** For the host: somebody at the table cannot be reached. */
export const bouncedLetter = (about: About, who: string): Written => {
  const { say } = about;
  const what = say('mail.bounced.what', { who });
  const title = say('mail.bounced.title', { who });
  return written(
    about,
    say('mail.bounced.subject', { ...about.titles, who }),
    title,
    [{ kind: 'para', line: [what] }],
    what,
  );
};
