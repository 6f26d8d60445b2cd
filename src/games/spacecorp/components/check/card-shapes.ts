import { EDGE_IDS, FACE_SIGNS, ICONS, type Moment, PLAYERS_OF_EDGES, TIME_USES, VALUE_KINDS } from '../kinds.js';
import { type CardType, type Edges, type Face, type Hq, type TimeCards, type Timing } from '../types.js';
import { special } from './effect-shapes.js';
import { entry, fields, flag, list, oneOf, orNull, type Shape, text, triple, whole } from './shapes.js';

const n = whole(1);
const face = fields<Face>({ kind: oneOf(VALUE_KINDS), sign: oneOf(FACE_SIGNS), value: n });

export const cardType = entry<CardType>({
  id: text,
  copies: n,
  faces: list(face),
  special: orNull(special),
  upgrade: flag,
  start: flag,
  edge: orNull(oneOf(EDGE_IDS)),
});

export const timeCards = entry<TimeCards>({
  id: text,
  copies: n,
  kinds: list(oneOf(VALUE_KINDS)),
  uses: list(oneOf(TIME_USES)),
});

export const hq = entry<Hq>({ research: whole(0), slots: triple(orNull(face)) });

const timing = <M extends Moment>(...moments: readonly M[]): { moment: Shape<M>; who: Shape<Timing<M>['who']> } => ({
  moment: oneOf(moments),
  who: oneOf(PLAYERS_OF_EDGES),
});
export const edges = fields<Edges>({
  competitors: entry<Edges['competitors']>({ ...timing('payment'), hqs: n }),
  divert: entry<Edges['divert']>(timing('produce')),
  hack: entry<Edges['hack']>({ ...timing('research'), cards: n }),
  hostile_microbes: entry<Edges['hostile_microbes']>({ ...timing('opening', 'closing'), icon: oneOf(ICONS), loss: n }),
  incompatible: entry<Edges['incompatible']>({ ...timing('opening', 'closing'), cards: n }),
  intercept: entry<Edges['intercept']>(timing('closing')),
  leak: entry<Edges['leak']>(timing('breakthrough')),
  market_influence: entry<Edges['market_influence']>({ ...timing('claims'), own: whole(0), other: whole(0) }),
  poach: entry<Edges['poach']>({ ...timing('discard'), cards: n }),
  sabotage: entry<Edges['sabotage']>(timing('opening')),
  salvage: entry<Edges['salvage']>(timing('any', 'opening', 'closing')),
});
