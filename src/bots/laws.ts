import { type Policy } from './policies.js';
import { seededChance } from '../games/kernel/chance.js';
import { type Recorded, undoRange } from '../games/kernel/effective-history.js';
import {
  type Action,
  type Chance,
  type Decision,
  type Fact,
  type GameDefinition,
  LOCALES,
  type Options,
  type Phrase,
  type Question,
  type Seat,
} from '../games/kernel/game-definition.js';
import { readLine, writeLine } from '../games/kernel/notation.js';
import { preview } from '../games/kernel/preview.js';
import { sampleAction } from '../games/kernel/sampling.js';
import { tell, witness } from '../games/kernel/tell.js';

export const randomOptions = (game: GameDefinition, chance: Chance): Options =>
  Object.fromEntries(
    game.options.map((spec) => [
      spec.id,
      spec.kind === 'switch' ? chance.below(2) === 1 : spec.of[chance.below(spec.of.length)],
    ]),
  );

interface Match {
  readonly game: GameDefinition;
  readonly seats: readonly Seat[];
  readonly options: Options;
  readonly chance: Chance;
  readonly policy: Policy;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const LONGEST = 5000;

/** Plays one game and watches every law at every decision; what is broken comes back in words. */
export const breakLaws = ({ game, seats, options, chance, policy }: Match): string[] => {
  const broken: string[] = [];
  const must = (law: string, holds: boolean, about?: unknown): void => {
    if (!holds && broken.length < 10) broken.push(`${law}${about === undefined ? '' : `: ${JSON.stringify(about)}`}`);
  };
  const fold = (facts: readonly Fact[], from = game.blank): unknown =>
    facts.reduce((s, fact) => game.evolve(s, fact), from);

  const facts: Fact[] = [...game.setup(options, seats, chance)];
  const records: Recorded[] = facts.map((fact) => ({ fact, answer: 'setup', seat: null }));
  let state = fold(facts);
  let decisions = 0;
  const candid = game.options.some((spec) => spec.kind === 'choice' && spec.candid?.includes(String(options[spec.id])));

  while (game.outcome(state) === null && decisions < LONGEST && broken.length === 0) {
    const questions = game.questions(state);
    const waiting = questions.filter(({ waits }) => waits);
    must('no dead end: somebody is asked until the game is over', waiting.length > 0);
    if (waiting.length === 0) break;
    must('question ids are unique', new Set(questions.map(({ id }) => id)).size === questions.length);
    must(
      'a question has something to choose',
      questions.every(({ offers }) => offers.length > 0),
    );
    must('pieces are conserved', game.flaws(state).length === 0, game.flaws(state));

    const question = questions[chance.below(questions.length)];
    const { seat } = question;
    const answer = (action: unknown, id = question.id, who = seat) =>
      game.decide(state, { question: id, seat: who, action }, seededChance(decisions));

    everyOfferIsAccepted(game, state, question, chance, must);
    nothingElseIs(question, answer, chance, must);
    wordsExist(game, questions, must);
    lineIsRead(game, question, chance, must);
    for (const other of seats) noPeek(game, state, question, other, candid, chance, must);

    const action = policy(game, game.view(state, seat), seat, question, chance);
    const before = state;
    const decision = game.decide(state, { question: question.id, seat, action }, chance);
    must('every answer a bot gives is accepted', 'facts' in decision, { action, decision });
    if (!('facts' in decision)) break;
    const shown = preview(game, before, { question: question.id, seat, action });
    must(
      'a preview is a beginning of what happens',
      'facts' in shown && same(shown.facts, decision.facts.slice(0, shown.facts.length)),
      { action },
    );
    must(
      'a preview stops at luck and secrets',
      'facts' in shown && !shown.facts.some((fact) => game.irrevocable(fact)),
    );

    facts.push(...decision.facts);
    records.push(...decision.facts.map((fact) => ({ fact, answer: String(decisions), seat })));
    state = fold(decision.facts, before);
    factsAreTellable(game, decision.facts, seats, must);
    const again = game.decide(state, { question: question.id, seat, action }, seededChance(1));
    must('a repeated answer is stale', 'stale' in again || game.questions(state).some(({ id }) => id === question.id), {
      question: question.id,
      again,
    });
    must('the state survives JSON', same(state, JSON.parse(JSON.stringify(state))));
    // Folding the whole log at every decision would make a game's cost grow with the square of its length.
    if (chance.below(8) === 0) undoIsExact(game, records, seat, before, fold, must);
    decisions++;
  }
  must('no endless game', game.outcome(state) !== null, { decisions });
  must('the log folds to the same state', same(fold(JSON.parse(JSON.stringify(facts)) as Fact[]), state));
  must(
    'a finished game asks nobody',
    game.questions(state).every(({ waits }) => !waits),
  );
  return broken;
};

type Must = (law: string, holds: boolean, about?: unknown) => void;

const everyOfferIsAccepted = (
  game: GameDefinition,
  state: unknown,
  question: Question,
  chance: Chance,
  must: Must,
): void => {
  for (const offer of question.offers) {
    const action = sampleAction(offer, question.lists ?? {}, chance);
    const decision = game.decide(
      state,
      { question: question.id, seat: question.seat, action },
      seededChance(chance.below(1e6)),
    );
    must('every offer is accepted', 'facts' in decision, { action, decision });
  }
  if (question.silent) {
    const decision = game.decide(
      state,
      { question: question.id, seat: question.seat, action: question.silent },
      seededChance(1),
    );
    must('what silence answers is accepted', 'facts' in decision, { silent: question.silent, decision });
  }
};

/** Broken versions of a good answer: each must be refused, and never throw. */
const spoiled = (action: Action, chance: Chance): unknown[] => {
  const fields = Object.keys(action).filter((field) => field !== 'type');
  const field = fields[chance.below(Math.max(1, fields.length))];
  const bad = [NaN, -1, 1e9, 1.5, 'x'.repeat(1000), null, { a: 1 }, ['nowhere'], true];
  return [
    { ...action, type: 'NoSuchAction' },
    { ...action, surprise: 1 },
    JSON.parse(`{"type":"${action.type}","__proto__":{"a":1}}`),
    null,
    'pass',
    ...(field === undefined ? [] : bad.map((value) => ({ ...action, [field]: value }))),
  ];
};

const nothingElseIs = (
  question: Question,
  answer: (action: unknown, id?: string, who?: Seat) => Decision<Fact>,
  chance: Chance,
  must: Must,
): void => {
  const good = sampleAction(question.offers[chance.below(question.offers.length)], question.lists ?? {}, chance);
  for (const bad of spoiled(good, chance)) {
    if (JSON.stringify(bad) === JSON.stringify(good)) continue;
    const decision = answer(bad);
    must(
      'what is not offered is refused',
      'refused' in decision && (decision.refused.rule !== '' || decision.refused.field !== undefined),
      { bad: JSON.stringify(bad)?.slice(0, 200) },
    );
  }
  must("another seat's question is refused", 'refused' in answer(good, question.id, 'Z'));
  must('nonsense for an id is refused', 'refused' in answer(good, '9e9'));
};

const wordsExist = (game: GameDefinition, questions: readonly Question[], must: Must): void => {
  for (const locale of LOCALES) {
    const words = game.words[locale];
    const say = (phrase: Phrase): void => {
      try {
        must('every sentence has words', tell({ words }, phrase).length > 0, { locale, phrase });
      } catch (error) {
        must('every sentence has words', false, { locale, phrase, error: String(error) });
      }
    };
    for (const { about, offers, barred = [] } of questions) {
      say(about);
      for (const { label } of offers) say(label);
      for (const { label, refusal } of barred) [label, refusal.why].forEach(say);
    }
  }
};

/** What is written for an answer is read back as that answer, in either language. */
const lineIsRead = (game: GameDefinition, question: Question, chance: Chance, must: Must): void => {
  const offer = question.offers[chance.below(question.offers.length)];
  const action = sampleAction(offer, question.lists ?? {}, chance);
  for (const locale of LOCALES) {
    const line = writeLine(game.words[locale], offer, action, question.lists);
    const read = readLine(game.words, line, [question]);
    must('a written line is read as its answer', 'action' in read && equalActions(read.action, action), {
      locale,
      line,
      action,
      read: 'action' in read ? read.action : read,
    });
  }
};

/** Amounts of nothing and the order of a pick that has none do not tell two answers apart. */
const equalActions = (a: Action, b: Action): boolean => {
  const plain = (value: unknown): unknown => {
    if (Array.isArray(value)) return [...(value as unknown[])].map(String).sort();
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .filter(([, n]) => n !== 0)
        .sort(([x], [y]) => (x < y ? -1 : 1))
        .map(([key, item]) => [key, plain(item)]),
    );
  };
  return same(plain(a), plain(b));
};

/**
 * No peek: if two ways of going on look the same to a seat, then it sees the same table and is asked the same questions.
 * The two ways are the same question answered with another secret, or with other luck.
 */
const noPeek = (
  game: GameDefinition,
  state: unknown,
  question: Question,
  seat: Seat,
  /** The table has agreed that who is asked may show what it holds; what is asked of a seat itself is still its own. */
  candid: boolean,
  chance: Chance,
  must: Must,
): void => {
  const go = (action: Action, luck: number): readonly Fact[] | null => {
    const decision = game.decide(state, { question: question.id, seat: question.seat, action }, seededChance(luck));
    return 'facts' in decision ? decision.facts : null;
  };
  const offer = question.offers[chance.below(question.offers.length)];
  const lists = question.lists ?? {};
  const one = go(sampleAction(offer, lists, chance), 1);
  const two = go(sampleAction(offer, lists, chance), 2);
  if (!one || !two || same(one, two)) return;
  const seen = (facts: readonly Fact[]): string => JSON.stringify(facts.map((fact) => witness(fact, seat)));
  if (seen(one) !== seen(two)) return;
  const after = (facts: readonly Fact[]): string => {
    const end = facts.reduce((s, fact) => game.evolve(s, fact), state);
    return JSON.stringify([
      game.view(end, seat),
      game.questions(end).filter((q) => q.seat === seat),
      // Of what others are asked it sees whom play waits for and why; an invitation is between the table and its seat.
      candid
        ? []
        : game
            .questions(end)
            .filter(({ waits }) => waits)
            .map(({ id, about }) => [id, about]),
    ]);
  };
  must('no peek: what a seat cannot see changes nothing for it', after(one) === after(two), {
    seat,
    question: question.id,
  });
};

const factsAreTellable = (game: GameDefinition, facts: readonly Fact[], seats: readonly Seat[], must: Must): void => {
  for (const fact of facts)
    for (const viewer of [null, ...seats])
      for (const locale of LOCALES) {
        try {
          const phrase = game.describe(witness(fact, viewer));
          if (phrase) tell({ words: game.words[locale] }, phrase);
        } catch (error) {
          must('every fact can be told', false, { fact, locale, error: String(error) });
        }
      }
};

const undoIsExact = (
  game: GameDefinition,
  records: readonly Recorded[],
  seat: Seat,
  before: unknown,
  fold: (facts: readonly Fact[]) => unknown,
  must: Must,
): void => {
  const positions = records.map((_, i) => i);
  const range = undoRange(records, positions, seat, (fact) => game.irrevocable(fact));
  const last = records.at(-1)!.answer;
  const fenced = records.some(({ answer, fact }) => answer === last && game.irrevocable(fact));
  must('undo stops at luck and secrets', 'refused' in range === fenced, { fenced });
  if ('from' in range)
    must('undo restores exactly', same(fold(records.slice(0, range.from).map(({ fact }) => fact)), before));
};
