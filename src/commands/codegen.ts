import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as operations from '@graphql-codegen/typescript-operations';
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  parse,
  print,
  stripIgnoredCharacters,
  visit,
} from 'graphql';
import { format, resolveConfig } from 'prettier';

/** Types of schema.graphql for the resolvers, and the operations of the pages with theirs. `--check` only says whether they are up to date. */
const root = join(import.meta.dirname, '..', '..');
const schema = parse(readFileSync(join(root, 'schema.graphql'), 'utf8'));
const config = {
  enumsAsTypes: true,
  immutableTypes: true,
  skipTypename: true,
  disableDescriptions: true,
  scalars: { JSON: 'unknown', ID: 'string' },
  inputMaybeValue: 'T | null',
};

const written = async (filename: string, text: string): Promise<void> => {
  const formatted = await format(text, { ...(await resolveConfig(filename)), filepath: filename });
  if (!process.argv.includes('--check')) writeFileSync(filename, formatted);
  else if (readFileSync(filename, 'utf8') !== formatted) {
    process.stderr.write(`${filename.slice(root.length + 1)} is out of date: run npm run -s codegen\n`);
    process.exitCode = 1;
  }
};

const resolverTypes = async (filename: string): Promise<void> => {
  const types = await codegen({
    filename,
    schema,
    documents: [],
    config: {},
    plugins: [{ typescript: { ...config, avoidOptionals: { defaultValue: true } } }],
    pluginMap: { typescript },
  });
  await written(
    filename,
    `// Made from schema.graphql by \`npm run -s codegen\`: change that file, not this one.\n${types}`,
  );
};

/** An operation with just the fragments that it uses, in one line. */
const textOf = (document: DocumentNode, name: string): string => {
  const fragments = new Map<string, FragmentDefinitionNode>();
  const take = (used: string): void => {
    const fragment = document.definitions.find(
      (one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === used,
    );
    if (fragment?.kind !== Kind.FRAGMENT_DEFINITION || fragments.has(used)) return;
    fragments.set(used, fragment);
    visit(fragment, { FragmentSpread: ({ name: next }) => take(next.value) });
  };
  const operation = document.definitions.find(
    (one) => one.kind === Kind.OPERATION_DEFINITION && one.name?.value === name,
  )!;
  visit(operation, { FragmentSpread: ({ name: used }) => take(used.value) });
  return stripIgnoredCharacters([operation, ...fragments.values()].map(print).join('\n'));
};

const pageOperations = async (source: string, filename: string): Promise<void> => {
  const document = parse(readFileSync(source, 'utf8'));
  const types = await codegen({
    filename,
    schema,
    documents: [{ location: source, document }],
    config: {},
    plugins: [{ operations: config }],
    pluginMap: { operations },
  });
  const consts = document.definitions.flatMap((one) => {
    if (one.kind !== Kind.OPERATION_DEFINITION) return [];
    const name = one.name!.value;
    const kind = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' }[one.operation];
    return `export const ${name}: Operation<${name}${kind}, ${name}${kind}Variables> = { text: ${JSON.stringify(textOf(document, name))} };`;
  });
  await written(
    filename,
    `// Made from ${source.slice(root.length + 1)} and schema.graphql by \`npm run -s codegen\`: change those files, not this one.
${types}
/** An operation, and what it takes and gives. */
export interface Operation<Result, Variables> {
  readonly text: string;
  readonly gives?: Result;
  readonly takes?: (variables: Variables) => void;
}
${consts.join('\n')}
`,
  );
};

await resolverTypes(join(root, 'src', 'graphql', 'schema-types.ts'));
for (const room of ['web', 'client'])
  await pageOperations(join(root, 'src', room, 'operations.graphql'), join(root, 'src', room, 'operations.ts'));
