import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import { parse } from 'graphql';
import { format, resolveConfig } from 'prettier';

/** The types of schema.graphql, for the resolvers. `--check` only says whether they are up to date. */
const root = join(import.meta.dirname, '..', '..');
const filename = join(root, 'src', 'graphql', 'schema-types.ts');

const generated = await codegen({
  filename,
  schema: parse(readFileSync(join(root, 'schema.graphql'), 'utf8')),
  documents: [],
  config: {},
  plugins: [
    {
      typescript: {
        enumsAsTypes: true,
        immutableTypes: true,
        skipTypename: true,
        disableDescriptions: true,
        avoidOptionals: { defaultValue: true },
        scalars: { JSON: 'unknown' },
        inputMaybeValue: 'T | null',
      },
    },
  ],
  pluginMap: { typescript },
});
const head = '// Made from schema.graphql by `npm run -s codegen`: change that file, not this one.\n';
const text = await format(head + generated, { ...(await resolveConfig(filename)), filepath: filename });

if (!process.argv.includes('--check')) writeFileSync(filename, text);
else if (readFileSync(filename, 'utf8') !== text) {
  process.stderr.write('src/graphql/schema-types.ts is out of date: run npm run -s codegen\n');
  process.exitCode = 1;
}
