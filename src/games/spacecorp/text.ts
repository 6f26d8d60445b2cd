import { type Json, type Locale, type Phrase, type Seat } from '../kernel/game-definition.js';
import { tell } from '../kernel/tell.js';
import { siteOn, tileOf } from './board.js';
import { type Components } from './components/types.js';
import { phraseOf } from './components/texts.js';
import { awardOf, sideOf } from './rules/contracts.js';
import { type SpacecorpView } from './view.js';
import { wordsOf } from './words/index.js';

/** The whole board in letters: complete without a picture. */
type Say = (key: string, values?: Readonly<Record<string, Json>>) => string;

const seatName = (view: SpacecorpView, say: Say, seat: Seat): string =>
  say(seat === view.me ? 'text.you' : 'text.seat', { seat });

const company = (view: SpacecorpView, say: Say, seat: Seat): string[] => {
  const { profit, cards, genetics, revelation, hand, slots, teams, progress, legacy, beyond } = view.companies[seat];
  const slot = (id: string | null): string => (id === null ? say('text.slotEmpty') : say(`cardId.${id}`));
  const [one, two, three] = slots.map(slot);
  const where = teams.map(({ at, track, gone }, i) =>
    at === null
      ? `${i + 1} ${say(gone ? 'text.gone' : 'text.stock')}`
      : say('text.teamAt', { team: i + 1, site: at, track }),
  );
  return [
    seatName(view, say, seat),
    `  ${say('text.company', { profit, cards, genetics, revelation })}`,
    ...(hand.length > 0 ? [`  ${say(seat === view.me ? 'text.hand' : 'text.known', { cards: hand })}`] : []),
    `  ${say('text.hq', { one, two, three })}`,
    `  ${say('text.teams', { teams: where.join(', ') })}`,
    ...(progress.length > 0 ? [`  ${say('text.progress', { titles: progress })}`] : []),
    ...(legacy ? [`  ${say('text.legacy', { p: legacy.p })}`] : []),
    ...(beyond.length > 0 ? [`  ${say('text.beyond', { markers: beyond })}`] : []),
  ];
};

const site = (box: Components, view: SpacecorpView, say: Say, id: string): string => {
  const { tiles, bases, claim } = view.sites[id];
  const { explore, build, gravity, region } = siteOn(box, view, id);
  const colony = view.founded.find((one) => one.region === region);
  const parts = [
    say('text.cost', { e: explore ?? '-', b: build ?? '-', g: gravity }),
    ...tiles.filter((tile) => tile !== null).map((tile) => say('text.tile', { tile: tileOf(box, tile).id })),
    ...bases.filter((base) => base !== null).map(({ type, owner }) => say('text.base', { base: type, seat: owner })),
    ...(claim ? [say('text.claim', { seat: claim.seat })] : []),
    ...(colony ? [say('text.colony', { colony: colony.colony, seat: colony.seat })] : []),
  ];
  return `  ${say('text.site', { site: id })}: ${parts.join('; ')}`;
};

export const textWith =
  (box: Components) =>
  (view: SpacecorpView, locale: Locale): string => {
    const words = wordsOf(box)[locale];
    const say: Say = (key, values = {}) => tell({ words }, { ...values, say: key });
    if (view.era === null) return say('text.before');
    const contracts = (view.claims[view.era] ?? []).map((by, i) => {
      const { condition } = box.contracts[view.era!][i][sideOf(view)];
      const phrase: Phrase = phraseOf('condition', condition);
      const state = by === null ? say('text.open') : say('text.seat', { seat: by });
      return `  ${i + 1}. ${tell({ words }, phrase)} (${awardOf(box, view, i + 1)}): ${state}`;
    });
    return [
      say('text.title', { era: view.era, turns: view.turns }),
      say('text.deck', { count: view.deck.start + view.deck.rest, start: view.deck.start }),
      ...(view.results
        ? [
            say('text.results'),
            ...Object.entries(view.results).map(([seat, { profit }]) => `  ${say('text.result', { seat, profit })}`),
          ]
        : []),
      '',
      ...view.seats.flatMap((seat) => company(view, say, seat)),
      '',
      say('text.offers'),
      ...view.offers.map((card, i) => `  ${i + 1}. ${card === null ? say('text.empty') : say(`cardId.${card}`)}`),
      say('text.contracts'),
      ...contracts,
      say('text.sites'),
      ...Object.keys(view.sites).map((id) => site(box, view, say, id)),
    ].join('\n');
  };
