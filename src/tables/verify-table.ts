import { commitmentTo, FIRST_LINK, luckAt, luckKey } from '../fairness/luck.js';
import { type Fact, type GameDefinition } from '../games/kernel/game-definition.js';
import { canonicalJson } from '../fairness/canonical-json.js';
import { closingFacts } from './closing.js';
import { codecFor } from './codec.js';
import { digestOfFacts } from './fork-table.js';
import { isAgreed } from './propose.js';
import { type TableFact, type TableRecord } from './records.js';
import { seatsDrawn } from './start-table.js';
import { linkFor } from './table-store.js';
import { carriedOn, emptyTable, type Table } from './table.js';
import { ownUndo } from './undo.js';

/** The proof of a table, or the first record that does not follow from those before it. */
export type Verdict =
  | {
      readonly proven: true;
      readonly records: number;
      readonly answers: number;
      readonly draws: number;
      readonly head: string;
    }
  | { readonly proven: false; readonly revision: number; readonly type: string; readonly problem: string };

interface Fault {
  readonly revision: number;
  readonly problem: string;
}

/**
 * Proves a whole table: the chain from link to link, the seed against its commitment, and every recorded action decided
 * again, so that each shuffle and die is shown to be the one the seed gives.
 */
export const verifyTable = (
  id: string,
  game: GameDefinition,
  records: readonly TableRecord[],
  seed: string,
): Verdict => {
  const fault = chainFault(records, seed) ?? seedFault(records, seed);
  if (fault) return said(records, fault);
  const counts = { answers: 0, draws: 0 };
  const wrong = decideAgain(id, game, records, seed, counts);
  if (wrong) return said(records, wrong);
  return { proven: true, records: records.length, ...counts, head: records.at(-1)?.link ?? FIRST_LINK };
};

const said = (records: readonly TableRecord[], { revision, problem }: Fault): Verdict => ({
  proven: false,
  revision,
  type: records[revision]?.type ?? '',
  problem,
});

const chainFault = (records: readonly TableRecord[], seed: string): Fault | null => {
  let previous = FIRST_LINK;
  for (const [revision, record] of records.entries()) {
    if (linkFor(previous, seed, revision, record) !== record.link)
      return { revision, problem: 'its link is not the hash of what it says and of the link before it' };
    previous = record.link;
  }
  return null;
};

const seedFault = (records: readonly TableRecord[], seed: string): Fault | null => {
  const opened = records[0]?.fact as TableFact | undefined;
  if (opened?.type !== 'Opened') return { revision: 0, problem: 'a table begins with its opening' };
  return commitmentTo(seed) === opened.commitment
    ? null
    : { revision: 0, problem: 'the seed is not the one the table committed to' };
};

/** Records of one command stand together: they are the facts of one answer. */
const commandEnd = (records: readonly TableRecord[], from: number): number => {
  const { command } = records[from].privately;
  let to = from;
  while (to + 1 < records.length && records[to + 1].privately.command === command) to++;
  return to;
};

const decideAgain = (
  id: string,
  game: GameDefinition,
  records: readonly TableRecord[],
  seed: string,
  counts: { answers: number; draws: number },
): Fault | null => {
  let table = emptyTable(id, game);
  for (let from = 0; from < records.length;) {
    const to = commandEnd(records, from);
    const batch = records.slice(from, to + 1);
    const expected = expectedFacts(table, batch, seed, counts);
    if ('problem' in expected) return { revision: from, problem: expected.problem };
    const names = codecFor(game);
    for (const [i, record] of batch.entries()) {
      if (expected.facts[i] === undefined)
        return { revision: from + i, problem: 'nothing that was answered leads to it' };
      if (
        canonicalJson(expected.facts[i]) !== canonicalJson(record.fact) ||
        names.nameOf(record.fact).type !== record.type
      )
        return { revision: from + i, problem: `by the rules it is ${canonicalJson(expected.facts[i])}` };
    }
    if (expected.facts.length > batch.length)
      return { revision: to, problem: `behind it ${expected.facts[batch.length].type} is missing` };
    table = carriedOn(table, batch);
    from = to + 1;
  }
  return null;
};

type Expected = { readonly facts: readonly Fact[] } | { readonly problem: string };

/** What the rules say that this command leads to, at this table. */
const expectedFacts = (
  table: Table,
  batch: readonly TableRecord[],
  seed: string,
  counts: { answers: number; draws: number },
): Expected => {
  const [{ fact, type, seat, privately }] = batch;
  const position = table.revision + 1;
  const luck = (at: number) => {
    const chance = luckAt(luckKey(seed, table.nonces), at);
    return { below: (n: number) => (counts.draws++, chance.below(n)) };
  };
  if (type === 'table.Started') {
    const { options, seats } = table.opened!;
    return { facts: [fact, ...table.game.setup(options, seats, luck(position + 1))] };
  }
  if (type === 'table.Undone') return undoneAsAllowed(table, fact as Extract<TableFact, { type: 'Undone' }>, seat);
  if (type === 'table.SeedRevealed')
    return table.game.outcome(table.state) && (fact as { seed?: string }).seed === seed
      ? { facts: [fact] }
      : { problem: 'the seed is shown when the game is over, and only the true one' };
  // How it ended, the seed and whom it waits for are three commands: each is the first that is still to be said.
  if (type === 'table.Awaiting' || type === 'table.Ended')
    return { facts: closingFacts(table, table.state, seed).slice(0, 1) };
  if (type === 'table.SeatsDrawn') return { facts: [seatsDrawn(table, seed)] };
  if (type === 'table.Forked') return takenOver(batch, fact as Extract<TableFact, { type: 'Forked' }>);
  if (type.startsWith('table.')) return deedAsAllowed(table, batch);
  if (seat === null || privately.question === undefined)
    return { problem: 'a fact of the game needs an answer that led to it' };
  counts.answers++;
  const decision = table.game.decide(
    table.state,
    { question: privately.question, seat, action: privately.action },
    luck(position),
  );
  return 'facts' in decision ? decision : { problem: `its answer would be refused: ${canonicalJson(decision)}` };
};

const undoneAsAllowed = (table: Table, fact: Extract<TableFact, { type: 'Undone' }>, seat: string | null): Expected => {
  const range = ownUndo(table, seat ?? '');
  return 'from' in range && range.from === fact.from && range.to === fact.to
    ? { facts: [fact] }
    : { problem: 'this could not be taken back' };
};

/** A what-if table begins with facts of another one: they are taken as given, and are all that the digest says. */
const takenOver = (batch: readonly TableRecord[], fork: Extract<TableFact, { type: 'Forked' }>): Expected => {
  const facts = batch.slice(1, 1 + fork.facts).map(({ fact }) => fact);
  return facts.length === fork.facts && digestOfFacts(facts) === fork.digest
    ? { facts: [fork, ...facts] }
    : { problem: 'the facts behind it are not those of the table that it goes on from' };
};

/** A deed is facts of the table alone; a longer undo among them needs everybody's consent, or an operator's word. */
const deedAsAllowed = (table: Table, batch: readonly TableRecord[]): Expected => {
  const facts = batch.map(({ fact }) => fact as TableFact);
  const own = facts.slice(0, batch.filter(({ type }) => type.startsWith('table.')).length);
  const undone = own.find((fact) => fact.type === 'Undone');
  if (!undone) return { facts: own };
  if (table.seed !== null) return { problem: 'nothing is taken back once the seed is shown' };
  const [first] = own;
  const player = batch[0].player ?? '';
  const open = first.type === 'Consented' ? table.proposals[first.to] : undefined;
  const proposal = first.type === 'Proposed' ? first.proposal : open?.proposal;
  const isAllowed =
    first.type === 'OperatorActed' ||
    (proposal?.kind === 'undo' && proposal.from === undone.from && isAgreed(table, open?.consents ?? [], player));
  return isAllowed ? { facts: own } : { problem: 'not everybody has agreed to take this back' };
};
