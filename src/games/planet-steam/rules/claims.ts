import { rollDie } from '../../kernel/chance.js';
import { type Seat } from '../../kernel/game-definition.js';
import { become, ended } from '../../kernel/game-of-steps.js';
import { type Board, neutralZones, playOrder, type Table, unclaimedZones } from '../board.js';
import { linesFrom, type Zone } from '../components/map.js';
import { NO_ZONE_CREDITS } from '../components/tables.js';
import {
  type AnyFact,
  barred,
  offer,
  oneOf,
  type RulesOf,
  sorted,
  type Wanted,
  zoneOption,
  zoneRefs,
} from '../offers.js';
import { type PlanetSteamStep } from '../steps.js';

/** 6.1: in play order. */
export const claims: RulesOf<'claims'> = {
  resolve: ({ board }) => [
    become<PlanetSteamStep>(...playOrder(board).map((seat) => ({ step: 'claimTurn', seat }) as const)),
  ],
};

/** 6.6: a licence takes unclaimed and neutral zones. */
export const licenceZones = (board: Table): Zone[] => {
  const open = new Set([...unclaimedZones(board), ...neutralZones(board)]);
  return [...open].sort((a, b) => a[1].localeCompare(b[1]) || a.localeCompare(b));
};

/** 6.3, 6.3a: the first unclaimed zone in each of the four lines. */
export const landings = (board: Table, zone: Zone): Zone[] => {
  const unclaimed = new Set(unclaimedZones(board));
  return linesFrom[zone].flatMap((line) => line.filter((other) => unclaimed.has(other)).slice(0, 1));
};

/** 6.9: seats that can do nothing are passed over. */
const canClaim = (board: Board, seat: Seat): boolean =>
  board.companies[seat].claims > 0 &&
  (unclaimedZones(board).length > 0 || (board.companies[seat].licences > 0 && licenceZones(board).length > 0));

export const claimTurn: RulesOf<'claimTurn'> = {
  asks: ({ board, step: { seat } }) => {
    if (!canClaim(board, seat)) return [];
    const free = unclaimedZones(board);
    const byLicence = licenceZones(board);
    const plain = board.options.predictableClaim ? 'ClaimZone' : 'RollForZone';
    return [
      {
        seat,
        about: { say: 'about.claimTurn' },
        ...sorted([
          free.length > 0
            ? offer(plain, board.options.predictableClaim ? '15.1' : '6.2', {
                inputs: { zone: oneOf(free.map(zoneOption)) },
                refs: zoneRefs(free),
              })
            : barred(plain, '6.5', 'why.noUnclaimedZone'),
          board.companies[seat].licences > 0
            ? offer('UseLicence', '6.6', {
                inputs: { zone: oneOf(byLicence.map(zoneOption)) },
                refs: zoneRefs(byLicence),
              })
            : barred('UseLicence', '6.6', 'why.noLicence'),
          offer('DeclineClaim', '6.1'),
        ]),
        silent: { type: 'DeclineClaim' },
      },
    ];
  },
  answer: ({ board }, seat, action, chance) => {
    switch (action.type) {
      case 'RollForZone': {
        const face = rollDie(chance);
        const rolled: AnyFact = { type: 'ClaimRolled', seat, zone: action.zone, face };
        // The landing is asked in a step of its own; with no zone in line it pays (6.3c).
        return face >= 4
          ? [rolled, placed(board, seat, action.zone), ended]
          : [rolled, become<PlanetSteamStep>({ step: 'landing', seat, zone: action.zone })];
      }
      case 'ClaimZone':
        return [placed(board, seat, action.zone), ended];
      case 'UseLicence':
        return [{ type: 'LicenceUsed', seat }, placed(board, seat, action.zone), ended];
      default:
        return [{ type: 'ClaimDeclined', seat }, ended];
    }
  },
};

const placed = (board: Board, seat: Seat, zone: Zone): AnyFact => ({
  type: 'ClaimPlaced',
  seat,
  zone,
  neutral: board.claimed[zone] === 'neutral',
});

export const landing: RulesOf<'landing'> = {
  asks: ({ board, step: { seat, zone } }) => {
    const zones = [...new Set(landings(board, zone))].sort((a, b) => a[1].localeCompare(b[1]) || a.localeCompare(b));
    if (zones.length === 0) return [];
    return [
      {
        seat,
        about: { say: 'about.landing' },
        offers: [offer('LandClaim', '6.3b', { inputs: { zone: oneOf(zones.map(zoneOption)) }, refs: zoneRefs(zones) })],
        silent: { type: 'LandClaim', zone: zones[0] },
      },
    ];
  },
  answer: ({ board }, seat, action) => [placed(board, seat, (action as Wanted<'LandClaim'>).zone), ended],
  resolve: ({ step: { seat } }) => [{ type: 'CreditsGained', seat, credits: NO_ZONE_CREDITS, why: 'noZone' }, ended],
};
