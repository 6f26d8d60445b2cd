// Made from src/client/operations.graphql and schema.graphql by `npm run -s codegen`: change those files, not this one.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type TableChangedSubscriptionVariables = Exact<{
  id: string;
}>;

export type TableChangedSubscription = { readonly tableChanged: { readonly revision: number } };

/** An operation, and what it takes and gives. */
export interface Operation<Result, Variables> {
  readonly text: string;
  readonly gives?: Result;
  readonly takes?: (variables: Variables) => void;
}
export const TableChanged: Operation<TableChangedSubscription, TableChangedSubscriptionVariables> = {
  text: 'subscription TableChanged($id:ID!){tableChanged(id:$id){revision}}',
};
