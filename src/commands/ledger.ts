import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { games } from '../games/registry.js';
import { readArguments } from './arguments.js';

/** Every numbered rule of a game's rulebook with the tests that prove it; a test's name begins with the number it proves. */
const schema = z.object({ game: z.string().default(games()[0].id), json: z.boolean().default(false) });
const { game, json } = readArguments(schema, process.argv.slice(2), 'npm run -s ledger -- --game planet-steam --json');

const root = join(import.meta.dirname, '..', '..');
const rulebook = join(root, 'src', 'games', game, 'rulebook.md');

const filesUnder = (folder: string): string[] =>
  readdirSync(folder)
    .map((name) => join(folder, name))
    .flatMap((path) => (statSync(path).isDirectory() ? filesUnder(path) : [path]));

const rulesOf = (text: string): { rule: string; says: string }[] =>
  [...text.matchAll(/^- \*\*(\d+\.\d+[a-z]?)\*\* (.*)$/gm)].map(([, rule, says]) => ({
    rule,
    says: says.slice(0, 100),
  }));

/** `it('4.5c refuses ...'`, also `it.each(...)('4.5c ...'`. */
const testsOf = (file: string): { rule: string; test: string }[] =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /\bit(?:\.each(?:<[^(]*>)?\([\s\S]*?\))?\(\s*(['"`])((\d+\.\d+[a-z]?) (?:\\.|(?!\1)[\s\S])*)\1/g,
    ),
  ].map(([, , test, rule]) => ({
    rule,
    test: `${file.slice(root.length + 1)}: ${test}`,
  }));

try {
  const rules = rulesOf(readFileSync(rulebook, 'utf8'));
  const tests = filesUnder(join(root, 'test', 'games', game))
    .filter((file) => file.endsWith('.spec.ts'))
    .flatMap(testsOf);
  const ledger = rules.map(({ rule, says }) => ({
    rule,
    says,
    tests: tests.filter((test) => test.rule === rule).map(({ test }) => test),
  }));
  const known = new Set(rules.map(({ rule }) => rule));
  const report = {
    game,
    rules: rules.length,
    tests: tests.length,
    untested: ledger.filter((entry) => entry.tests.length === 0).map(({ rule }) => rule),
    /** Tests that name a rule which the rulebook does not have: a slip, or a rule that went away. */
    unknown: tests.filter(({ rule }) => !known.has(rule)).map(({ test }) => test),
    ledger,
  };
  console.log(
    json
      ? JSON.stringify(report)
      : `${report.rules} rules, ${report.tests} tests, untested: ${report.untested.join(' ') || 'none'}`,
  );
  process.exitCode = report.untested.length + report.unknown.length > 0 ? 1 : 0;
} catch {
  console.error(
    `there is no game "${game}"; there is ${games()
      .map(({ id }) => id)
      .join(', ')}`,
  );
  process.exitCode = 2;
}
