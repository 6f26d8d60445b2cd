import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { useComponents } from '../replaced-components.js';
import { openEventStore, readSettings } from '../settings.js';
import { type Shell } from '../tables/shell.js';
import { exportTable, importTable, verifyTableFile } from '../tables/table-file.js';
import { NoSuchTable, TableStore } from '../tables/table-store.js';

/** One table as JSON lines, and its proof. */
const USAGE = `npm run -s table -- export <table id> [file]    one table as JSON lines, to the file or to standard output
npm run -s table -- import <file>               brings a proven file into this store
npm run -s table -- verify <table id | file>    decides everything again; exit 1 and the first fault if it does not follow`;

const withShell = async <T>(work: (shell: Shell) => Promise<T>): Promise<T> => {
  const events = await openEventStore(readSettings(process.env));
  try {
    return await work({ tables: new TableStore(events), now: () => new Date() });
  } finally {
    await events.close();
  }
};

const textOf = (what: string): Promise<string> =>
  existsSync(what) ? Promise.resolve(readFileSync(what, 'utf8')) : withShell((shell) => exportTable(shell, what));

const run = async ([verb, what, file]: readonly string[]): Promise<number> => {
  if (what === undefined) throw new Error(`say which table\n${USAGE}`);
  switch (verb) {
    case 'export': {
      const text = await withShell((shell) => exportTable(shell, what));
      if (file === undefined) process.stdout.write(text);
      else writeFileSync(file, text);
      return 0;
    }
    case 'verify': {
      const verdict = verifyTableFile(await textOf(what));
      console.log(JSON.stringify(verdict));
      return verdict.proven ? 0 : 1;
    }
    case 'import': {
      const text = readFileSync(what, 'utf8');
      const verdict = await withShell((shell) => importTable(shell, text));
      console.log(JSON.stringify(verdict));
      return verdict.proven ? 0 : 1;
    }
    default:
      throw new Error(USAGE);
  }
};

try {
  useComponents(readSettings(process.env));
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof NoSuchTable || error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
