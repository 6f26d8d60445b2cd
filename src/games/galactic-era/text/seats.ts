import { type Json } from '../../kernel/game-definition.js';
import { type Seat } from '../../kernel/game-definition.js';
import { rankOf } from '../components/automas.js';
import { eraOf } from '../components/pieces.js';
import { TECHNOLOGIES } from '../components/technologies.js';
import { populationAt } from '../components/track.js';
import { type GalacticView } from '../view.js';
import { tabled, wrapped } from '../../kernel/text-board.js';
import { listed, nameOf, type Say, type Section } from './setting.js';

/** What is being played, who plays, and how they stand. */
export const title: Section = (view, say) => [
  view.round === 0 ? say('text.titleBefore') : say('text.title', { round: view.round, era: eraOf(view.round) as Json }),
  ...wrapped(say('text.story', { story: view.story, goal: view.goal ?? 'none' })),
  ...wrapped(
    view.tiles.some(({ loose }) => loose) ? say('text.picks') : say('text.order', { seats: view.order.join(', ') }),
  ),
  ...puppet(view, say),
];

/** 28.1 */
const puppet: Section = (view, say) => {
  if (view.puppet === null) return [];
  const { seat, controller } = view.puppet;
  const who = nameOf(view, say, seat);
  return wrapped(
    controller === null
      ? say('text.puppet', { who })
      : say('text.puppetOf', { who, by: nameOf(view, say, controller) }),
  );
};

export const result: Section = (view, say) => {
  const { ended } = view;
  if (!ended) return [];
  const points = (seat: Seat): number => view.nations[seat].points;
  return [
    say('text.result'),
    ...view.seats
      .filter((seat) => seat in ended)
      .sort((a, b) => points(b) - points(a))
      .flatMap((seat) => {
        const parts = Object.entries(ended[seat]).map(([part, n]) => `${say(`part.${part}`)} ${n}`);
        const rank = 1 + view.seats.filter((other) => other in ended && points(other) > points(seat)).length;
        const who = nameOf(view, say, seat);
        return [
          ...wrapped(say('text.resultOf', { rank, who, total: points(seat), parts: parts.join(', ') })),
          // 29.21
          ...(Object.keys(view.automas).length > 0
            ? wrapped(say('text.rank', { rank: rankOf(points(seat), view.goal !== null) }), 4)
            : []),
        ];
      }),
  ];
};

export const legend: Section = (view, say) => [
  say('text.legend'),
  ...wrapped(say('text.legendSeats', { seats: view.seats.map((seat) => nameOf(view, say, seat)).join(', ') })),
  ...wrapped(say('text.legendShips')),
  ...wrapped(say('text.legendMap')),
  ...wrapped(say('text.legendHexes')),
];

export const standing: Section = (view, say) =>
  tabled(
    [
      [
        say('text.seats'),
        say('text.people'),
        say('text.ethics'),
        say('text.points'),
        say('text.population'),
        say('text.ships'),
        say('text.cards'),
        say('text.reserve'),
      ],
      ...view.order.map((seat) => {
        const automa = view.automas[seat];
        const { people, ethics, points, offTrack, ships, cards, reserve } = view.nations[seat];
        return [
          `  ${nameOf(view, say, seat)}`,
          ...(seat in view.automas
            ? // 29.5: nothing of what it has no part in.
              [say(`automa.${automa.kind}`), say(`ethics.${ethics}`), '-', '-', String(ships), '-', '-']
            : [
                people === null ? '-' : say(`people.${people}`),
                people === null ? '-' : say(`ethics.${ethics}`),
                String(points),
                String(populationAt(offTrack)),
                String(ships),
                String(cards),
                say(reserve ? 'text.ready' : 'text.used'),
              ]),
        ];
      }),
    ],
    [0, 1, 2, 7],
  );

export const levels: Section = (view, say) => [
  ...tabled(
    [
      [say('text.technologies'), ...TECHNOLOGIES.map((technology) => say(`technology.${technology}`))],
      ...view.order.map((seat) => [
        `  ${nameOf(view, say, seat)}`,
        ...TECHNOLOGIES.map((technology) => say(`level.${view.nations[seat].levels[technology]}`)),
      ]),
    ],
    [0],
  ),
  ...view.order.flatMap((seat) => {
    const tactics = Object.entries(view.nations[seat].tactics).map(
      ([letter, side]) => `${letter} ${say(`tactic.${side}`)}`,
    );
    return tactics.length === 0
      ? []
      : wrapped(`${nameOf(view, say, seat)}: ${say('text.tactics')} ${tactics.join(', ')}`);
  }),
];

export const wars: Section = (view, say) => {
  const named = (pair: string, sign: string): string[] => pair.split(sign).map((seat) => nameOf(view, say, seat));
  return [
    say('text.wars'),
    ...(view.wars.length === 0 ? wrapped(say('text.peace')) : []),
    ...view.wars.flatMap((war) => {
      const [one, other] = named(war, '-');
      return wrapped(say('text.war', { one, other }));
    }),
    ...view.proposals.flatMap((proposal) => {
      const [by, to] = named(proposal, '>');
      return wrapped(say('text.proposal', { by, to }));
    }),
    ...view.closed.flatMap(({ seat, hex }) => wrapped(say('text.closed', { hex, who: nameOf(view, say, seat) }))),
  ];
};

export const tokens: Section = (view, say) => {
  const chosen = view.order.filter((seat) => view.nations[seat].ovals.length > 0);
  if (chosen.length === 0) return [];
  return [
    say('text.tokens'),
    ...chosen.flatMap((seat) => {
      const { ovals, squares, resolved } = view.nations[seat];
      const who = nameOf(view, say, seat);
      return wrapped(say(resolved.length > 0 ? 'text.tokensLeft' : 'text.tokensOf', { who, ovals, squares, resolved }));
    }),
  ];
};

export const battle: Section = (view, say) => {
  if (!view.battle) return [];
  const { hex, attacker, strengths } = view.battle;
  return [
    say('text.battle', { hex, who: nameOf(view, say, attacker) }),
    ...(strengths ? wrapped(say('text.strengths', { ...strengths })) : []),
  ];
};

export const cards: Section = (view, say) => {
  const played = view.order.flatMap((seat) =>
    view.nations[seat].played.map(({ card, section }) =>
      say('text.playedOne', { who: nameOf(view, say, seat), card, section }),
    ),
  );
  return [say('text.deck', { deck: view.deck }), ...wrapped(say('text.played', { cards: listed(say, played) }))];
};

/** What only its reader knows: cards, markers, and what it has seen face down (9.1d). */
export const secrets: Section = (view, say) => {
  const { me } = view;
  if (me === null) return [];
  const { hand, dealt, letters, book } = view.nations[me];
  const lines = [
    ...(hand.length > 0 ? [say('text.hand', { cards: hand })] : []),
    ...(dealt.length > 0 ? [say('text.dealt', { peoples: dealt })] : []),
    ...(letters && letters.length > 0 ? [say('text.markers', { letters: letters.join(', ') })] : []),
    ...noteLines(view, say),
    ...(view.trading && book.length > 0 ? [say('text.book', { deals: bookLines(view, say).join('; ') })] : []),
  ];
  return lines.length === 0 ? [] : [say('text.yours'), ...lines.flatMap((line) => wrapped(line))];
};
const noteLines = (view: GalacticView, say: Say): string[] => {
  const { notes } = view;
  if (!notes) return [];
  const seen = [
    ...Object.entries(notes.neutrals)
      .filter(([hex]) => hex in view.neutrals)
      .map(([hex, neutral]) => say('text.noteNeutral', { hex, neutral })),
    ...Object.entries(notes.relics)
      .filter(([hex]) => hex in view.hidden)
      .map(([hex, relic]) => say('text.noteRelic', { hex, relic })),
  ];
  return [
    ...(seen.length > 0 ? [say('text.notes', { notes: seen.join('; ') })] : []),
    ...Object.entries(notes.fleets).map(([id, { letter, chips }]) => {
      const [owner, handle] = id.split('.');
      return say('text.noteFleet', { owner: nameOf(view, say, owner), handle, letter, chips: chips.join('+') });
    }),
    ...(notes.top === null ? [] : [say('text.noteTop', { card: notes.top })]),
    ...Object.entries(notes.hands)
      .filter(([, hand]) => hand.length > 0)
      .map(([whose, hand]) => say('text.noteHand', { who: nameOf(view, say, whose), cards: hand })),
  ];
};
const bookLines = (view: GalacticView, say: Say): string[] =>
  view.seats.flatMap((seat) =>
    view.nations[seat].book.map((deal) => {
      const [partner, learn, teach] = deal.split(':');
      return `${seat}: ${say('deal', { seat: partner, learn, teach })}`;
    }),
  );
