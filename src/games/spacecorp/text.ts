import { type Locale } from '../kernel/game-definition.js';
import { colonyOf, isTriggered, titleOf } from './board.js';
import { type Components } from './components/types.js';
import { phraseOf } from './components/texts.js';
import { awardOf, sideOf } from './rules/contracts.js';
import { companyLines } from './text/company.js';
import { cardsText, cardText, type Sheet, sheetOf, wrapped } from './text/sheet.js';
import { siteLines } from './text/sites.js';
import { type SpacecorpView } from './view.js';

/** The whole board in letters: complete without a picture, and no line wider than 78 columns. */
const supplyLines = ({ view, say }: Sheet): string[] => {
  const tiles = Object.entries(view.stacks).map(([stack, n]) => `${say(`stack.${stack}`)} ${n}`);
  return wrapped(
    [
      say('text.deck', { count: view.deck.start + view.deck.rest, start: view.deck.start }),
      say('text.discarded', { count: view.discard.length }),
      ...(tiles.length > 0 ? [say('text.tilesLeft', { tiles: tiles.join(', ') })] : []),
    ].join('; '),
  );
};

const turnLines = (sheet: Sheet): string[] => {
  const { view, say } = sheet;
  const { turn } = view;
  return [
    ...(turn && !view.results ? [say('fact.TurnBegan', { seat: turn.seat, extra: turn.extra, last: turn.last })] : []),
    ...(turn?.barred ? [say('fact.ActionBarred', { seat: turn.seat, kind: turn.barred })] : []),
    ...(turn && turn.played.length > 0 ? wrapped(say('text.played', { cards: cardsText(sheet, turn.played) })) : []),
    ...(isTriggered(view) && !view.results ? wrapped(say('text.triggered')) : []),
  ];
};

const contractLines = ({ box, view, say, phrase }: Sheet): string[] =>
  (view.claims[view.era!] ?? []).flatMap((by, i) => {
    const { condition } = box.contracts[view.era!][i][sideOf(view)];
    const state = by === null ? say('text.open') : say('text.seat', { seat: by });
    return wrapped(`${i + 1}. ${phrase(phraseOf('condition', condition))} (${awardOf(box, view, i + 1)}): ${state}`, 2);
  });

const progressLines = ({ box, view, say, phrase }: Sheet): string[] =>
  box.progress.flatMap(({ id }) => {
    const left = view.progressLeft[id] ?? 0;
    if (left === 0) return [];
    const { kind, effects, prerequisite, copies, award } = titleOf(box, id);
    const does = effects.map((effect) => phrase(phraseOf('progressEffect', effect)));
    const needs = prerequisite ? [phrase(phraseOf('prerequisite', prerequisite))] : [];
    const gives = left === copies ? [say('text.award', { award })] : [];
    const what = [say(`progressKind.${kind}`), ...gives, ...does, ...needs].join('; ');
    return wrapped(`${say(`progress.${id}`)} (${left}): ${what}`, 2);
  });

const colonyLines = ({ box, view, say, phrase }: Sheet): string[] =>
  view.coloniesLeft.flatMap((id) => {
    const { value, effect } = colonyOf(box, id);
    const does = phrase(phraseOf('colonyEffect', box.colonyEffects[effect]));
    return wrapped(`${id}. ${say(`colony.${id}`)}, ${say('text.value', { value })}: ${does}`, 2);
  });

const section = (title: string, lines: readonly string[]): string[] => (lines.length > 0 ? ['', title, ...lines] : []);

export const textWith =
  (box: Components) =>
  (view: SpacecorpView, locale: Locale): string => {
    const sheet = sheetOf(box, view, locale);
    const { say } = sheet;
    if (view.era === null) return say('text.before');
    const results = Object.entries(view.results ?? {}).map(
      ([seat, { profit }]) => `  ${say('text.result', { seat, profit })}`,
    );
    return [
      say('text.title', { era: view.era, turns: view.turns }),
      ...turnLines(sheet),
      ...supplyLines(sheet),
      ...section(say('text.results'), results),
      ...view.seats.flatMap((seat) => ['', ...companyLines(sheet, seat)]),
      ...section(
        say('text.offers'),
        view.offers.flatMap((card, i) =>
          wrapped(`${i + 1}. ${card === null ? say('text.empty') : cardText(sheet, card)}`, 2),
        ),
      ),
      ...section(say('text.contracts'), contractLines(sheet)),
      ...section(say('text.sites'), Object.keys(view.sites).length > 0 ? siteLines(sheet) : []),
      ...section(say('draw.progress'), progressLines(sheet)),
      ...section(say('draw.colonies'), colonyLines(sheet)),
    ].join('\n');
  };
