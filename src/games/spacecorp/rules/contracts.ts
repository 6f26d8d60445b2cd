import { type Seat } from '../../kernel/game-definition.js';
import {
  basesOf,
  coloniesOf,
  type Board,
  siteOn,
  type Table,
  tileOf,
  clockwiseFrom,
  othersOf,
  colonyOf,
  progressEffects,
} from '../board.js';
import { nearby } from '../components/distances.js';
import { type Condition } from '../components/effects.js';
import { type Era, ERAS, type Icon, type Side } from '../components/kinds.js';
import { type Components } from '../components/types.js';
import { type Story } from '../offers.js';
import { gain } from './drawing.js';

/** 10.1 to 10.5 */
export const sideOf = ({ seats }: Pick<Table, 'seats'>): Side => (seats.length === 2 ? '1-2' : '3-4');

const matched = (bases: readonly (readonly Icon[])[], icons: readonly Icon[]): boolean => {
  const [first, ...rest] = icons;
  if (first === undefined) return true;
  return bases.some(
    (of, i) =>
      of.includes(first) &&
      matched(
        bases.filter((_one, j) => j !== i),
        rest,
      ),
  );
};

/** 10.2: home bases are no bases of the board, so they never count (10.1b). */
export const isMet = (box: Components, board: Table, seat: Seat, condition: Condition): boolean => {
  const company = board.companies[seat];
  const bases = basesOf(board, seat);
  const sites = [...new Set(bases.map(({ site }) => site))].map((site) => siteOn(box, board, site));
  const regions = new Set(sites.map(({ region }) => region));
  const iconsUnder = bases.map(({ site, box: at }) => {
    const tile = board.sites[site].tiles[at];
    return tile ? tileOf(box, tile) : null;
  });
  switch (condition.kind) {
    case 'produceAction':
      return board.turn?.seat === seat && board.turn.produced !== null;
    case 'produceTotal':
      return board.turn?.seat === seat && (board.turn.produced ?? 0) >= condition.n;
    case 'basesAtSites':
      return sites.filter(({ id }) => condition.sites.includes(id)).length >= condition.n;
    case 'basesAtLagrange':
      return sites.filter(({ kind }) => kind === 'lagrange').length >= condition.n;
    case 'basesOffLagrange':
      return sites.filter(({ kind }) => kind !== 'lagrange').length >= condition.n;
    case 'basesInRegions':
      return (
        bases.filter(({ site }) => condition.regions.includes(siteOn(box, board, site).region)).length >= condition.n
      );
    case 'basesInDifferentRegions':
      return regions.size >= condition.n;
    case 'basesInSystems':
      return sites.filter(({ kind }) => kind === 'star').length >= condition.n;
    case 'basesOnTiles':
      return (
        iconsUnder.filter(
          (tile) =>
            tile !== null &&
            (tile.icons.some((icon) => condition.icons.includes(icon)) || condition.stacks.includes(tile.stack)),
        ).length >= condition.n
      );
    case 'basesOnEach':
      return matched(
        iconsUnder.map((tile) => tile?.icons ?? []),
        condition.icons,
      );
    case 'infraCards':
      return company.slots.filter((card) => card !== null).length >= condition.n;
    case 'progressCards':
      return company.progress.length >= condition.n;
    case 'colonies':
      return coloniesOf(board, seat).length >= condition.n;
    case 'nearbyColonies': {
      const own = coloniesOf(board, seat).map(({ region }) => region);
      return own.some((region) => own.filter((other) => nearby(box).get(region)!.has(other)).length >= condition.n);
    }
  }
};

export const openRows = (board: Table): number[] =>
  (board.claims[board.era!] ?? []).flatMap((by, i) => (by === null ? [i + 1] : []));

export const claimableRows = (box: Components, board: Table, seat: Seat): number[] =>
  openRows(board).filter((row) => isMet(box, board, seat, box.contracts[board.era!][row - 1][sideOf(board)].condition));

/** 10.4: this era's award and those of the eras directly before it in which the row stayed open. */
export const awardOf = (box: Components, board: Table, row: number): number => {
  const side = sideOf(board);
  const awardIn = (era: Era): number => box.contracts[era][row - 1][side].award;
  let award = 0;
  for (const era of ERAS.slice(0, ERAS.indexOf(board.era!) + 1).reverse()) {
    if (era !== board.era && board.claims[era]?.[row - 1] !== null) break;
    award += awardIn(era);
  }
  return award;
};

/** 12.2, 12.2a, 12.8, 12.8a */
const lastTurnsAfter = (board: Board, claimant: Seat): Seat[] =>
  clockwiseFrom(board.seats, board.regular ?? board.first)
    .slice(1)
    .concat(board.regular ?? [])
    .filter((seat) => seat !== claimant && !board.passed.includes(seat) && !board.hadLast.includes(seat));

export const claimFacts = (box: Components, told: Story, seat: Seat, row: number): void => {
  told.tell({ type: 'ContractClaimed', seat, row, award: awardOf(box, told.board, row) });
  const { board } = told;
  const claimed = board.claims[board.era!]!.filter((by) => by !== null).length;
  if (claimed === box.figures.contractsToEnd && !board.triggered.contracts)
    told.tell({ type: 'EraEndTriggered', by: 'contracts', last: lastTurnsAfter(board, seat) });
  whenOpponentClaims(box, told, seat);
};

/** 14.18, effect 11 of 16.7 */
export const whenOpponentClaims = (box: Components, told: Story, seat: Seat): void => {
  for (const other of othersOf(told.board, seat)) {
    for (const effect of progressEffects(box, told.board.companies[other]))
      if (effect.kind === 'gainsPerOpposingClaim') gain(told, other, effect.gain, 'partner');
    for (const { colony } of coloniesOf(told.board, other)) {
      const effect = box.colonyEffects[colonyOf(box, colony).effect];
      if (effect.kind === 'whenOpponentClaims') gain(told, other, effect.gain, 'colony');
    }
  }
};
