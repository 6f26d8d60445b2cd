import { type Fact, type Phrase, type Seat } from './game-definition.js';

/**
 * What counts of a table's records after undo. Undone records stay in the stream, readable for ever, and are left out
 * before folding. Nothing ever takes a position twice, so luck drawn after an undo is new luck.
 */
export interface Recorded<F extends Fact = Fact> {
  readonly fact: F;
  /** The answer these facts came from: facts of one answer are undone together. */
  readonly answer: string;
  /** Whose answer it was; null for what nobody answered (the set-up). */
  readonly seat: Seat | null;
  /** Answered by a standing order: its owner was not there, and others must not be able to probe it. */
  readonly byOrder?: boolean;
}

/** `from` and `to` are positions in the stream, both included. */
export interface Undone extends Fact {
  readonly type: 'Undone';
  readonly from: number;
  readonly to: number;
}

export const isUndone = (fact: Fact): fact is Undone => fact.type === 'Undone';

/** The positions that still count, in order. The undoing itself is not part of the game either. */
export const effectivePositions = (facts: readonly Fact[]): number[] => {
  let kept: number[] = [];
  facts.forEach((fact, position) => {
    if (!isUndone(fact)) kept.push(position);
    else kept = kept.filter((earlier) => earlier < fact.from || earlier > fact.to);
  });
  return kept;
};

export type UndoRange = { readonly from: number; readonly to: number } | { readonly refused: Phrase };

/**
 * How far one seat may take back its own last answer by itself: not past luck or a secret shown, not another's answer, not
 * anything that another seat's order did. For more, all must consent, and then only the first barrier is gone.
 */
export const undoRange = <F extends Fact>(
  records: readonly Recorded<F>[],
  positions: readonly number[],
  seat: Seat,
  irrevocable: (fact: F) => boolean,
): UndoRange => {
  const last = positions.at(-1);
  if (last === undefined || records[last].seat === null) return { refused: { say: 'kernel.nothingToUndo' } };
  // Orders answer in the same breath: what the seat itself answered last may have the order's answers on top of it.
  let at = positions.length;
  while (at > 0 && records[positions[at - 1]].byOrder && records[positions[at - 1]].seat === seat) at--;
  // Where nothing lies below but others' answers, the order's own answer is the last one.
  const own = at > 0 && records[positions[at - 1]].seat === seat;
  const answer = records[own ? positions[at - 1] : last].answer;
  let first = positions.length - 1;
  for (; first >= 0; first--) {
    const record = records[positions[first]];
    if (record.seat !== seat) return { refused: { say: record.byOrder ? 'kernel.undoOrder' : 'kernel.undoOther' } };
    if (irrevocable(record.fact)) return { refused: { say: 'kernel.undoLuck' } };
    if (record.answer === answer && (first === 0 || records[positions[first - 1]].answer !== answer)) break;
  }
  return { from: positions[first], to: records.length - 1 };
};
