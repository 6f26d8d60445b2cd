import { LuckNeeded } from './chance.js';
import {
  type Action,
  type Answer,
  type Ask,
  type Chance,
  type Decision,
  type Fact,
  type GameDefinition,
  isRefusal,
  type Json,
  type Options,
  type Phrase,
  type Question,
  type Refusal,
  type Seat,
} from './game-definition.js';
import { brief, fit, soleAnswer } from './inputs.js';

/**
 * Unfinished business is a stack of steps, kept as data: a half-finished turn survives a restart, and a war declared in
 * somebody else's move is one more step on top. A step never changes and holds no secret; what is given while it lasts
 * (answers counted, choices sealed, bids) stands beside it in its frame.
 */
export interface Step {
  readonly step: string;
}

export interface Bids {
  readonly high: number;
  readonly by: Seat | null;
  readonly out: readonly Seat[];
}

export interface Frame<T extends Step = Step> {
  readonly ordinal: number;
  readonly step: T;
  readonly answers: Readonly<Record<Seat, number>>;
  readonly sealed: Readonly<Record<Seat, Json>>;
  readonly bids: Bids;
  /** Named to come after the one above it: not begun yet, so it neither invites nor closes. */
  readonly waits?: true;
}

export interface Play<B, T extends Step = Step> {
  readonly board: B;
  readonly stack: readonly Frame<T>[];
  readonly begun: number;
}

/** The kernel's own facts, the same in every game. */
export type KernelFact<T extends Step = Step> = Fact &
  (
    | { readonly type: 'StepsBegan'; readonly steps: readonly T[]; readonly instead?: true }
    | { readonly type: 'StepEnded' }
    | {
        readonly type: 'ChoiceSealed';
        readonly seat: Seat;
        readonly secret: { readonly to: readonly Seat[]; readonly choice: Json };
      }
    | { readonly type: 'BidMade'; readonly seat: Seat; readonly amount: number }
    | { readonly type: 'BidPassed'; readonly seat: Seat }
  );

export const KERNEL_FACT_VERSIONS = { StepsBegan: 1, StepEnded: 1, ChoiceSealed: 1, BidMade: 1, BidPassed: 1 } as const;

/** Puts steps on top of the present one; the first named is the first to be dealt with. */
export const begin = <T extends Step>(...steps: readonly T[]): KernelFact<T> => ({ type: 'StepsBegan', steps });
/** Puts steps in the place of the present one. */
export const become = <T extends Step>(...steps: readonly T[]): KernelFact<T> => ({
  type: 'StepsBegan',
  steps,
  instead: true,
});
export const ended: KernelFact<never> = { type: 'StepEnded' };

/** Where a step's rules stand: the board, the step's own data, and what its frame has gathered. */
export interface Here<B, T extends Step> extends Pick<Frame<T>, 'step' | 'sealed' | 'bids'> {
  readonly board: B;
}

export interface StepRules<B, T extends Step, A extends Action, F extends Fact> {
  /** Waited for; read from the top of the stack only. */
  asks?(here: Here<B, T>): readonly Ask<A>[];
  /** Not waited for; read from every step that has begun, down to the first closed one. */
  invites?(here: Here<B, T>): readonly Ask<A>[];
  /** Suspends the invitations of the steps below. */
  closed?(here: Here<B, T>): boolean;
  /** An action that fits an offer of this step. Only a judged offer may still be refused here. */
  answer?(here: Here<B, T>, seat: Seat, action: A, chance: Chance): readonly F[] | Refusal;
  /** Nobody is asked: what happens by itself. No facts means that the step is over. */
  resolve?(here: Here<B, T>, chance: Chance): readonly F[];
}

export type Rules<B, T extends Step, A extends Action, F extends Fact> = {
  readonly [K in T['step']]: StepRules<B, Extract<T, { step: K }>, A, F>;
};

type Definition<B, T extends Step, A extends Action, F extends Fact, V extends Json, O extends Action> = GameDefinition<
  Play<B, T>,
  A,
  F | KernelFact<T>,
  V,
  O
>;

export type GameOfSteps<B, T extends Step, A extends Action, F extends Fact, V extends Json, O extends Action> = Omit<
  Definition<B, T, A, F, V, O>,
  'blank' | 'setup' | 'evolve' | 'questions' | 'decide' | 'factVersions' | 'outcome' | 'rounds' | 'flaws'
> & {
  readonly blank: B;
  readonly factVersions: Readonly<Record<F['type'], number>>;
  readonly rules: Rules<B, T, A, F | KernelFact<T>>;
  /** The facts that lay out the table and begin the first steps. */
  setup(options: Options, seats: readonly Seat[], chance: Chance): readonly (F | KernelFact<T>)[];
  evolve(board: B, fact: F): B;
  outcome(board: B): ReturnType<Definition<B, T, A, F, V, O>['outcome']>;
  rounds(board: B): number;
  flaws(board: B): readonly string[];
};

const NO_BIDS: Bids = { high: 0, by: null, out: [] };
/** A decision that runs longer than this is a rule that never ends, and better found by an error than by a full disk. */
const RUNAWAY = 5000;

const isKernelFact = (fact: Fact): fact is KernelFact => Object.hasOwn(KERNEL_FACT_VERSIONS, fact.type);

const ordinalOf = (id: string): number => Number(id.slice(0, id.indexOf('.')));

/** What is gathered belongs to the step that asked for it; it may lie under others when it only invited. */
const gathered = <B, T extends Step>(
  play: Play<B, T>,
  { of }: Fact,
  change: (frame: Frame<T>) => Partial<Frame<T>>,
): Play<B, T> => {
  const asker = of === undefined ? play.stack.at(-1)?.ordinal : ordinalOf(of);
  return {
    ...play,
    stack: play.stack.map((frame) => (frame.ordinal === asker ? { ...frame, ...change(frame) } : frame)),
  };
};

const withTopBegun = <T extends Step>(stack: readonly Frame<T>[]): readonly Frame<T>[] => {
  if (!stack.at(-1)?.waits) return stack;
  const { waits: _begun, ...top } = stack[stack.length - 1];
  return [...stack.slice(0, -1), top];
};

const evolveStack = <B, T extends Step>(play: Play<B, T>, fact: KernelFact<T>): Play<B, T> => {
  const { stack } = play;
  switch (fact.type) {
    case 'StepsBegan': {
      const below = fact.instead ? stack.slice(0, -1) : stack;
      const fresh = fact.steps
        .map((step, i) => ({
          ordinal: play.begun + i + 1,
          step,
          answers: {},
          sealed: {},
          bids: NO_BIDS,
          waits: true as const,
        }))
        .reverse();
      return { ...play, begun: play.begun + fresh.length, stack: withTopBegun([...below, ...fresh]) };
    }
    case 'StepEnded':
      return { ...play, stack: withTopBegun(stack.slice(0, -1)) };
    case 'ChoiceSealed':
      return gathered(play, fact, ({ sealed }) => ({ sealed: { ...sealed, [fact.seat]: fact.secret.choice } }));
    case 'BidMade':
      return gathered(play, fact, ({ bids }) => ({ bids: { ...bids, high: fact.amount, by: fact.seat } }));
    case 'BidPassed':
      return gathered(play, fact, ({ bids }) => ({ bids: { ...bids, out: [...bids.out, fact.seat] } }));
  }
};

/** Counts an answer in the frame whose question it answered, so that the question's next id is a new one. */
const countAnswer = <B, T extends Step>(play: Play<B, T>, of: string): Play<B, T> => {
  const ordinal = ordinalOf(of);
  const whose = of.slice(of.indexOf('.') + 1);
  const stack = play.stack.map((frame) =>
    frame.ordinal === ordinal
      ? { ...frame, answers: { ...frame.answers, [whose]: (frame.answers[whose] ?? 0) + 1 } }
      : frame,
  );
  return { ...play, stack };
};

const whoseKey = ({ seat, for: behalf }: Ask): string => (behalf === undefined ? seat : `${seat}/${behalf}`);

const QUESTION_ID = /^(\d{1,9})\.([A-Za-z0-9-]{1,20})(\/[A-Za-z0-9-]{1,20})?\.(\d{1,9})$/;

export const gameOfSteps = <B, T extends Step, A extends Action, F extends Fact, V extends Json, O extends Action>(
  game: GameOfSteps<B, T, A, F, V, O>,
): Definition<B, T, A, F, V, O> => {
  type P = Play<B, T>;
  type AnyFact = F | KernelFact<T>;

  const rulesOf = (frame: Frame<T>): StepRules<B, T, A, AnyFact> =>
    (game.rules as unknown as Record<string, StepRules<B, T, A, AnyFact>>)[frame.step.step];
  const here = ({ board }: P, { step, sealed, bids }: Frame<T>): Here<B, T> => ({ board, step, sealed, bids });

  const evolve = (play: P, fact: AnyFact): P => {
    const counted = fact.of === undefined ? play : countAnswer(play, fact.of);
    return isKernelFact(fact)
      ? evolveStack(counted, fact as KernelFact<T>)
      : { ...counted, board: game.evolve(counted.board, fact) };
  };

  const question = (frame: Frame<T>, ask: Ask<A>, waits: boolean): Question<A> => {
    const whose = whoseKey(ask);
    return { ...ask, id: `${frame.ordinal}.${whose}.${frame.answers[whose] ?? 0}`, waits };
  };

  const asked = (play: P): readonly Question<A>[] => {
    const top = play.stack.at(-1);
    return top ? (rulesOf(top).asks?.(here(play, top)) ?? []).map((ask) => question(top, ask, true)) : [];
  };

  const invited = (play: P): readonly Question<A>[] => {
    const found: Question<A>[] = [];
    for (const frame of [...play.stack].reverse()) {
      if (frame.waits) continue;
      const rules = rulesOf(frame);
      for (const ask of rules.invites?.(here(play, frame)) ?? []) found.push(question(frame, ask, false));
      if (rules.closed?.(here(play, frame))) break;
    }
    return found;
  };

  const questions = (play: P): readonly Question<A>[] => {
    const all = [...asked(play), ...invited(play)];
    const ids = new Set(all.map(({ id }) => id));
    // Two questions of one id could not both be answered: a step puts all it has for a seat into one.
    if (ids.size < all.length) throw new Error(`${game.id}: a step asks one seat twice: ${[...ids].join(' ')}`);
    return all;
  };

  const take = (
    play: P,
    { id, seat, for: behalf }: Question<A>,
    action: A,
    chance: Chance,
  ): readonly AnyFact[] | Refusal => {
    const frame = play.stack.find(({ ordinal }) => ordinal === ordinalOf(id))!;
    const facts = rulesOf(frame).answer!(here(play, frame), behalf ?? seat, action, chance);
    if (isRefusal(facts)) return facts;
    const [first, ...rest] = facts;
    if (first === undefined) throw new Error(`${game.id}: ${action.type} in ${frame.step.step} leads to no fact`);
    return [{ ...first, of: id.slice(0, id.lastIndexOf('.')) }, ...rest];
  };

  /** Everything that happens by itself until somebody must be asked: steps resolve, and sole public answers are given. */
  const settle = (from: P, chance: Chance): readonly AnyFact[] => {
    const facts: AnyFact[] = [];
    let play = from;
    for (let top = play.stack.at(-1); top !== undefined; top = play.stack.at(-1)) {
      if (facts.length > RUNAWAY) throw new Error(`${game.id}: step ${top.step.step} never comes to an end`);
      const open = asked(play);
      const sole = open.map((q) => [q, soleOf(q)] as const).find(([, action]) => action !== undefined);
      if (open.length > 0 && sole === undefined) break;
      let more: readonly AnyFact[];
      try {
        const happens = sole
          ? take(play, sole[0], sole[1]!, chance)
          : (rulesOf(top).resolve?.(here(play, top), chance) ?? []);
        if (isRefusal(happens)) throw new Error(`${game.id}: ${top.step.step} refuses its only offer`);
        more = happens;
      } catch (error) {
        if (error instanceof LuckNeeded) break;
        throw error;
      }
      for (const fact of more.length > 0 ? more : [ended]) {
        facts.push(fact);
        play = evolve(play, fact);
      }
    }
    return facts;
  };

  const soleOf = ({ offers, byHand, lists }: Question<A>): A | undefined =>
    offers.length === 1 && !byHand && !offers[0].private ? soleAnswer(offers[0], lists) : undefined;

  const settled = (play: P, facts: readonly AnyFact[], chance: Chance): readonly AnyFact[] => [
    ...facts,
    ...settle(facts.reduce(evolve, play), chance),
  ];

  const decide = (play: P, answer: Answer, chance: Chance): Decision<AnyFact> => {
    const open = questions(play).find(({ id }) => id === answer.question);
    if (!open || open.seat !== answer.seat) return notOpen(play, answer);
    const chosen = choose(open, answer.action);
    if ('refused' in chosen) return chosen;
    const facts = take(play, open, chosen.action, chance);
    return isRefusal(facts) ? { refused: facts } : { facts: settled(play, facts, chance) };
  };

  const blank: P = { board: game.blank, stack: [], begun: 0 };
  return {
    ...game,
    blank,
    factVersions: { ...KERNEL_FACT_VERSIONS, ...game.factVersions },
    setup: (options, seats, chance) => settled(blank, game.setup(options, seats, chance), chance),
    evolve,
    questions,
    decide,
    outcome: ({ board }) => game.outcome(board),
    rounds: ({ board }) => game.rounds(board),
    flaws: ({ board }) => game.flaws(board),
  };
};

const kernelRefusal = (field: string, say: string, values: Record<string, Json> = {}): { refused: Refusal } => ({
  refused: { rule: '', field, why: { ...values, say } },
});

/** An id that was once good is stale; one that is another seat's, or nobody's, is refused. */
const notOpen = (play: Play<unknown>, { question, seat }: Answer): { refused: Refusal } | { stale: Phrase } => {
  const id = typeof question === 'string' ? QUESTION_ID.exec(question) : null;
  if (!id) return kernelRefusal('question', 'kernel.noSuchQuestion');
  if (id[2] !== seat) return kernelRefusal('question', 'kernel.notYourQuestion');
  return Number(id[1]) <= play.begun
    ? { stale: { say: 'kernel.stale' } }
    : kernelRefusal('question', 'kernel.noSuchQuestion');
};

/** The offer that an action fits, or the most helpful thing to say about why none does. */
const choose = <A extends Action>(
  { offers, barred, lists }: Question<A>,
  action: unknown,
): { action: A } | { refused: Refusal } => {
  const type = typeof action === 'object' && action !== null ? (action as { type?: unknown }).type : undefined;
  if (typeof type !== 'string') return kernelRefusal('type', 'kernel.wantsAction');
  let nearest: { refused: Refusal } | null = null;
  const given = action as Readonly<Record<string, unknown>>;
  const bar = barred?.find(
    (one) => one.type === type && Object.entries(one.fixed ?? {}).every(([field, value]) => given[field] === value),
  );
  for (const offer of offers) {
    if (offer.action.type !== type) continue;
    const fitted = fit(offer, action, lists);
    if ('action' in fitted) return fitted;
    // A wrong fixed field only says that another offer was meant; if that one is barred, its reason is the better answer.
    if (bar?.fixed && Object.hasOwn(offer.action, fitted.field)) continue;
    if (!nearest || !Object.hasOwn(offer.action, fitted.field)) nearest = { refused: { rule: offer.rule, ...fitted } };
  }
  if (nearest) return nearest;
  return bar ? { refused: bar.refusal } : kernelRefusal('type', 'kernel.notAmongOffers', { given: brief(type) });
};
