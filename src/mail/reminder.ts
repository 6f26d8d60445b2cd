import { type Reminder } from '../tables/clock-keeper.js';
import { reminderKey } from './keys.js';
import { answerersOf, type Mailroom } from './mailroom.js';
import { quietUntil } from './when.js';

/**
 * Notes that somebody's time is running out, for whoever may answer. It waits for no other letter and for no daily hour:
 * only for the end of quiet hours, in which the clock stands still too.
 */
export const noteReminder = async (
  room: Mailroom,
  { table: id, seat, since, deadline }: Reminder,
): Promise<boolean> => {
  const { table } = await room.shell.tables.load(id);
  let isNew = false;
  for (const player of answerersOf(table, seat, room.now())) {
    const account = await room.accounts.load(player);
    if (!account) continue;
    const added = room.outbox.add({
      key: reminderKey(id, seat, player, since),
      kind: 'reminder',
      player,
      table: id,
      seat,
      question: null,
      data: { since },
      due: quietUntil(room.now().getTime(), account.settings),
      until: Date.parse(deadline),
    });
    isNew ||= added;
  }
  return isNew;
};
