import { type StoredEvent } from '../event-store/event-store.js';
import { type TableFact } from '../tables/records.js';

/** The table whose stream an event stands in; null for all other streams. */
export const tableOf = ({ stream }: StoredEvent): string | null =>
  stream.startsWith('table-') ? stream.slice('table-'.length) : null;

/** A fact of the table itself, as it is stored; null for the game's. */
export const tableFactOf = ({ type, data }: StoredEvent): TableFact | null =>
  type.startsWith('table.') ? ({ ...(data as object), type: type.slice('table.'.length) } as TableFact) : null;

export const timeOf = ({ meta }: StoredEvent): string => (meta as { at: string }).at;
