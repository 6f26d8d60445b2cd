import { z } from 'zod';
import { deedFields, type Done, doAtTable } from './deed.js';
import { peopleSeated } from './people.js';
import { type Proposal, type TableFact } from './records.js';
import { type Refused, type Shell, tableRefusal } from './shell.js';
import { type Table } from './table.js';

const schema = z.strictObject({
  ...deedFields,
  what: z.discriminatedUnion('kind', [
    /** Back to how the table stood after that record. */
    z.strictObject({ kind: z.literal('undo'), after: z.int().min(0) }),
    z.strictObject({ kind: z.literal('pause'), until: z.iso.datetime().nullable() }),
  ]),
});
export type Propose = z.input<typeof schema>;

/** The first record to take back, so that whole answers go: a half of one would leave what nobody decided. */
export const undoFrom = (table: Table, after: number): number | null => {
  const { history, positions } = table;
  let first = positions.findIndex((position) => position > after && history[position].seat !== null);
  if (first < 0) return null;
  while (first > 0 && history[positions[first - 1]].answer === history[positions[first]].answer) first--;
  return positions[first];
};

const proposalOf = (table: Table, what: z.infer<typeof schema>['what']): Proposal | Refused => {
  if (what.kind === 'pause') return table.paused ? tableRefusal('table', 'isPaused') : what;
  const from = undoFrom(table, what.after);
  return from === null
    ? tableRefusal('after', 'nothingAfter')
    : { kind: 'undo', from, upTo: table.positions.at(-1) ?? 0 };
};

/** Whether everybody has agreed, when this player does too. */
export const isAgreed = (table: Table, consents: readonly string[], player: string): boolean =>
  peopleSeated(table).every((one) => one === player || consents.includes(one));

/** What an agreed proposal leads to; an undo that has been overtaken leads to nothing. */
export const effectOf = (table: Table, proposal: Proposal): TableFact =>
  proposal.kind === 'pause'
    ? { type: 'TablePaused', until: proposal.until }
    : { type: 'Undone', from: proposal.from, to: table.revision };

/** Asks everybody for a longer undo or for a pause. Where nobody else has to agree, it is done at once. */
export const propose = (shell: Shell, given: Propose): Promise<Done> =>
  doAtTable(shell, schema, given, (table, { player, what }) => {
    if (!peopleSeated(table).includes(player)) return tableRefusal('table', 'notAtTable');
    if (!table.started) return tableRefusal('table', 'notStarted');
    if (table.seed !== null) return tableRefusal('table', 'isOver');
    const proposal = proposalOf(table, what);
    if ('refused' in proposal) return proposal;
    const proposed: TableFact = { type: 'Proposed', proposal };
    return isAgreed(table, [], player) ? [proposed, effectOf(table, proposal)] : [proposed];
  });

const answerSchema = z.strictObject({ ...deedFields, proposal: z.int().min(0), agree: z.boolean() });
export type AnswerProposal = z.input<typeof answerSchema>;

/** Agrees to what was proposed, or not. The last consent carries it out; one refusal ends it. */
export const answerProposal = (shell: Shell, given: AnswerProposal): Promise<Done> =>
  doAtTable(shell, answerSchema, given, (table, { player, proposal: to, agree }) => {
    const open = table.proposals[to];
    if (!open) return tableRefusal('proposal', 'noSuchProposal');
    if (!peopleSeated(table).includes(player)) return tableRefusal('table', 'notAtTable');
    if (table.seed !== null) return tableRefusal('table', 'isOver');
    if (open.proposal.kind === 'undo' && table.positions.at(-1) !== open.proposal.upTo)
      return tableRefusal('proposal', 'overtaken');
    if (!agree) return [{ type: 'Declined', to }];
    if (open.consents.includes(player)) return tableRefusal('proposal', 'agreedAlready');
    const consented: TableFact = { type: 'Consented', to };
    return isAgreed(table, open.consents, player) ? [consented, effectOf(table, open.proposal)] : [consented];
  });

const resumeSchema = z.strictObject(deedFields);
export type ResumeTable = z.input<typeof resumeSchema>;

/** Anybody at the table may end a pause: nobody can be held in it. */
export const resumeTable = (shell: Shell, given: ResumeTable): Promise<Done> =>
  doAtTable(shell, resumeSchema, given, (table, { player, way }) => {
    if (way !== 'clock' && !peopleSeated(table).includes(player)) return tableRefusal('table', 'notAtTable');
    return table.paused ? [{ type: 'TableResumed' }] : tableRefusal('table', 'notPaused');
  });
