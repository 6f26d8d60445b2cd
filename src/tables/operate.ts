import { z } from 'zod';
import { deedFields, type Done, doAtTable, seatField } from './deed.js';
import { undoFrom } from './propose.js';
import { type TableFact } from './records.js';
import { type Refused, type Shell, tableRefusal } from './shell.js';
import { type Table } from './table.js';

const schema = z.strictObject({
  ...deedFields,
  reason: z.string().trim().min(1).max(500),
  deed: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('pause'), until: z.iso.datetime().nullable() }),
    z.strictObject({ kind: z.literal('resume') }),
    z.strictObject({ kind: z.literal('vacate'), seat: seatField }),
    z.strictObject({
      kind: z.literal('giveTime'),
      seat: seatField,
      hours: z
        .number()
        .positive()
        .max(24 * 60),
    }),
    z.strictObject({ kind: z.literal('undo'), after: z.int().min(0) }),
  ]),
});
export type Operate = z.input<typeof schema>;

const effectOf = (table: Table, deed: z.infer<typeof schema>['deed']): TableFact | Refused => {
  switch (deed.kind) {
    case 'pause':
      return table.paused ? tableRefusal('table', 'isPaused') : { type: 'TablePaused', until: deed.until };
    case 'resume':
      return table.paused ? { type: 'TableResumed' } : tableRefusal('table', 'notPaused');
    case 'giveTime':
    case 'vacate':
      if (table.players[deed.seat] === undefined) return tableRefusal('seat', 'seatFree', { seat: deed.seat });
      return deed.kind === 'vacate'
        ? { type: 'SeatVacated', seat: deed.seat, why: 'lost' }
        : { type: 'TimeGiven', seat: deed.seat, hours: deed.hours };
    case 'undo': {
      const from = undoFrom(table, deed.after);
      return from === null ? tableRefusal('after', 'nothingAfter') : { type: 'Undone', from, to: table.revision };
    }
  }
};

/** What an operator may do at a table; the door has checked that it is one. It is told to everybody, with the reason. */
export const operate = (shell: Shell, given: Operate): Promise<Done> =>
  doAtTable(shell, schema, given, (table, { deed, reason }) => {
    if (!table.started) return tableRefusal('table', 'notStarted');
    if (table.seed !== null) return tableRefusal('table', 'isOver');
    const effect = effectOf(table, deed);
    return 'refused' in effect ? effect : [{ type: 'OperatorActed', deed: deed.kind, reason }, effect];
  });
