import { z } from 'zod';
import { type Account } from '../accounts/account.js';
import { type Seat } from '../games/kernel/game-definition.js';
import { talkAt } from '../tables/beside-the-table.js';
import { type Table } from '../tables/table.js';
import { answerLetter, outcomeSchema } from './answer-letter.js';
import { concernLetter } from './concerns.js';
import { type Mailroom, mailWords, nameOf, namesAt } from './mailroom.js';
import { type About, bouncedLetter, overLetter, startedLetter, talkLetter } from './notices.js';
import { type Row } from './outbox.js';
import { boardBlocks, footBlocks, newsFrom, sinceBlocks, titleOf, underTitle } from './table-letter.js';
import { type Composed } from './turn-letter.js';

const aboutOf = (room: Mailroom, table: Table, account: Account, seat: Seat | null): About => {
  const { name, locale } = account.settings;
  const say = mailWords(locale);
  return {
    say,
    lang: locale,
    titles: titleOf(table),
    name,
    under: seat === null ? [say('mail.under', titleOf(table))] : underTitle(table, { account, seat }),
    foot: footBlocks(room, table, { account, seat }),
  };
};

const talkSchema = z.array(z.object({ player: z.string(), at: z.string() }));

/**
 * Writes the letter of a notice; null if there is nothing left to say. Several notes of the same kind at a table travel in
 * one letter, and their data come here together.
 */
export const composeNotice = async (
  room: Mailroom,
  rows: readonly Row[],
  account: Account,
  table: Table,
): Promise<Composed | null> => {
  const [{ kind, data }] = rows;
  const own = Object.keys(table.players).find((one) => table.players[one] === account.player) ?? null;
  // Whoever holds no seat sees no board but that of a game that is over, when nothing is secret any more.
  const seat = rows[0].seat ?? own ?? table.opened!.seats[0];
  const reader = { account, seat };
  const { locale } = account.settings;
  const about = aboutOf(room, table, account, own);
  const plain = (written: Composed['written']): Composed => ({ written, pictures: [], offers: [] });
  const { commitment } = table.opened!;
  const url = `${room.publicUrl}/t/${table.id}`;
  switch (kind) {
    case 'started': {
      const names = await namesAt(room, table, locale);
      const seats = Object.entries(names).map(([one, name]) => ({ seat: one, name }));
      return plain(startedLetter(about, { seats, commitment, url }));
    }
    case 'over': {
      const standings = table.game.outcome(table.state);
      if (!standings || table.seed === null) return null;
      const { from, heading } = newsFrom(table, seat);
      const board = await boardBlocks(room, table, reader, [], 'touched', 'board');
      const rest = await boardBlocks(room, table, reader, [], 'rest', 'rest');
      const written = overLetter(about, {
        standings,
        names: await namesAt(room, table, locale),
        seed: table.seed,
        commitment,
        news: await sinceBlocks(room, table, reader, from, heading),
        board: [...board.blocks, ...rest.blocks],
        url,
      });
      return { written, pictures: [...board.pictures, ...rest.pictures], offers: [] };
    }
    case 'talk': {
      const wanted = talkSchema.parse(rows.map((row) => row.data));
      const all = await talkAt(room.shell, table);
      const said = [];
      // What was erased meanwhile is not told any more.
      for (const { player, text, at } of all)
        if (wanted.some((one) => one.player === player && one.at === at))
          said.push({ who: await nameOf(room, player, seat, locale), text });
      return said.length > 0 ? plain(talkLetter(about, said, url)) : null;
    }
    case 'bounced': {
      const { player } = z.object({ player: z.string() }).parse(data);
      return plain(bouncedLetter(about, await nameOf(room, player, seat, locale)));
    }
    case 'answer':
      return answerLetter(room, table, reader, outcomeSchema.parse(data));
    case 'asks':
    case 'vacated':
    case 'replaced':
    case 'timedOut':
    case 'offered':
    case 'delegated':
    case 'news':
      return concernLetter(room, table, { account, seat: own }, about, { kind, rows, url });
    default:
      throw new Error(`no letter of the kind ${kind}`);
  }
};
