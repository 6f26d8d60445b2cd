import {
  type ASTVisitor,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

/** What one request may ask for. Generous for people and programs, cheap to check, and checked before anything is loaded. */
export const LIMITS = { depth: 12, fields: 400, tokens: 4000, bodyBytes: 200_000 } as const;

/** Introspection is deep by nature and answered from memory, so it is only counted. */
const isIntrospection = (name: string): boolean => name.startsWith('__');

interface Measure {
  depth: number;
  fields: number;
}

/** How deep and how wide a selection is, fragments spread out; a fragment that contains itself is refused by the standard rules. */
const measure = (
  selections: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  depth: number,
  total: Measure,
  within: ReadonlySet<string>,
): void => {
  for (const selection of selections.selections) {
    // Stopping early keeps the checking itself bounded, however fragments multiply.
    if (total.fields > LIMITS.fields) return;
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = fragments.get(selection.name.value);
      if (fragment && !within.has(selection.name.value))
        measure(fragment.selectionSet, fragments, depth, total, new Set([...within, selection.name.value]));
      continue;
    }
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      measure(selection.selectionSet, fragments, depth, total, within);
      continue;
    }
    total.fields++;
    if (!isIntrospection(selection.name.value)) total.depth = Math.max(total.depth, depth);
    if (selection.selectionSet)
      measure(selection.selectionSet, fragments, isIntrospection(selection.name.value) ? 0 : depth + 1, total, within);
  }
};

const tooMuch = (message: string): GraphQLError => new GraphQLError(message, { extensions: { code: 'TOO_MUCH' } });

/** A validation rule: refuses what is too deep or too wide, aliases and fragments counted. */
export const withinLimits = (context: ValidationContext): ASTVisitor => ({
  Document: (document) => {
    const fragments = new Map(
      document.definitions
        .filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
        .map((node) => [node.name.value, node]),
    );
    const total: Measure = { depth: 0, fields: 0 };
    for (const node of document.definitions)
      if (node.kind === Kind.OPERATION_DEFINITION) measure(node.selectionSet, fragments, 1, total, new Set());
    if (total.depth > LIMITS.depth) context.reportError(tooMuch(`the query is more than ${LIMITS.depth} levels deep`));
    if (total.fields > LIMITS.fields)
      context.reportError(
        tooMuch(`the query asks for more than ${LIMITS.fields} fields, aliases and fragments counted`),
      );
  },
});
