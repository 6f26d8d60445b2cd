export const TABLE_CHANGED = `subscription ($id: ID!) { tableChanged(id: $id) { revision } }`;
export interface TableChanged {
  readonly tableChanged: { readonly revision: number };
}
