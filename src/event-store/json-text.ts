import { type Json, type StoredEvent } from './event-store.js';
import { Malformed } from './refusals.js';

/** A stored event as the embedded stores keep it: data and meta as JSON text. */
export type EventText = Omit<StoredEvent, 'data' | 'meta'> & { readonly data: string; readonly meta: string };

/** Made when append is called: whatever the caller does to its objects afterwards is of no consequence. */
export const toText = (value: Json): string => {
  const text = JSON.stringify(value) as string | undefined;
  if (text === undefined) throw new Malformed('data and meta must be JSON');
  return text;
};

/** Made anew for every reader: nobody can change what another one reads. */
export const fromText = ({ data, meta, ...rest }: EventText): StoredEvent => ({
  ...rest,
  data: JSON.parse(data) as Json,
  meta: JSON.parse(meta) as Json,
});
