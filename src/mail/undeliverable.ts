import { type Mailroom } from './mailroom.js';

/** An address takes no letters: none are sent to it any more, its owner can see why, and the hosts of their tables are told. */
export const failingAddress = async (room: Mailroom, player: string, why: 'bounced' | 'complained'): Promise<void> => {
  const account = await room.accounts.load(player);
  if (!account || account.failed) return;
  const at = room.now();
  await room.accounts.append(account, { type: 'AddressFailed', why, at: at.toISOString() });
  const tables = new Set(room.outbox.ofPlayer(player, 1000).flatMap(({ table }) => (table === null ? [] : [table])));
  for (const id of tables) {
    const { table } = await room.shell.tables.load(id);
    const { host } = table.opened!;
    if (host === player || table.seed !== null) continue;
    room.outbox.add({
      key: `${id}:bounced:${player}:${host}:${at.getTime()}`,
      kind: 'bounced',
      player: host,
      table: id,
      seat: null,
      question: null,
      data: { player },
      due: at.getTime(),
      until: null,
    });
  }
};
