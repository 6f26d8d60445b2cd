import { WrongRevision } from '../event-store/refusals.js';
import { loadTable, type Refused, type Shell } from './shell.js';
import { type Draft } from './table-store.js';
import { type Table } from './table.js';

/** Something to append, and what to answer once it is durable. */
export class Change<R> {
  constructor(
    readonly drafts: readonly Draft[],
    readonly result: (after: Table) => R,
  ) {}
}

/** Decides on the table as it is and appends at that revision; whoever was quicker wins, and we decide again on what they left. */
export const changeTable = async <R>(
  shell: Shell,
  id: string,
  decide: (table: Table, seed: string) => R | Change<R> | Promise<R | Change<R>>,
): Promise<R | Refused> => {
  for (;;) {
    const loaded = await loadTable(shell, id);
    if ('refused' in loaded) return loaded;
    const { table, seed } = loaded;
    const decided = await decide(table, seed);
    if (!(decided instanceof Change)) return decided;
    try {
      return decided.result(await shell.tables.append(table, seed, decided.drafts, shell.now().toISOString()));
    } catch (error) {
      if (!(error instanceof WrongRevision)) throw error;
    }
  }
};
