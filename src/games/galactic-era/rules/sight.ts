import { type Offer, type Option, type Seat } from '../../kernel/game-definition.js';
import { type GalacticAction } from '../actions.js';
import {
  basicsAt,
  type Board,
  discsOn,
  enemiesOf,
  fleetsAt,
  galaxy,
  hexesWithShips,
  level,
  ownerOf,
} from '../board.js';
import { type Hex } from '../components/galaxy.js';
import { eraOf } from '../components/pieces.js';
import { visions } from '../components/technologies.js';
import { type GalacticFact } from '../facts.js';
import { fleetOption, hexOption, offer, oneOf, type Wanted } from '../offers.js';
import { chipsLost } from './chips.js';

/** 9.2; a number that JSON can carry stands for "without limit". */
export const visionsOf = (board: Board, seat: Seat): number =>
  Math.min(99, visions(level(board, seat, 'spirituality')));
/** 26.1: a permanent relic serves whoever controls its planet. */
export const relicHex = (board: Board, seat: Seat, relic: string): Hex | null =>
  Object.keys(board.relics).find((hex) => board.relics[hex] === relic && ownerOf(board, hex) === seat) ?? null;

/** 9.1: what lies under this seat's ships and has not been seen by it. */
export const unseenAt = (board: Board, seat: Seat, hex: Hex): boolean => {
  const { notes } = board.nations[seat];
  return (
    (board.neutrals[hex] !== undefined && notes.neutrals[hex] === undefined) ||
    (board.hidden[hex] !== undefined && notes.relics[hex] === undefined)
  );
};
export const explored = (board: Board, seat: Seat, hex: Hex): GalacticFact => ({
  type: 'PlanetExplored',
  seat,
  hex,
  secret: { to: [seat], neutral: board.neutrals[hex] ?? null, relic: board.hidden[hex] ?? null },
});
export const unseenUnderShips = (board: Board, seat: Seat): Hex[] =>
  hexesWithShips(board, seat)
    .filter((hex) => unseenAt(board, seat, hex))
    .sort();

const target = (kind: 'neutral' | 'relic', hex: Hex, ref: string): Option => ({
  id: `${kind}:${hex}`,
  label: { say: `seen.${kind}`, hex },
  ref,
});

/** 9.3 to 9.3d, 26.5 */
const visible = (board: Board, seat: Seat): Option[] => {
  const { turn } = board;
  if (!turn || (turn.visions === 0 && !turn.pyramid)) return [];
  const spirituality = level(board, seat, 'spirituality');
  return [
    ...Object.keys(board.neutrals)
      .filter((hex) => !board.converted.includes(hex))
      .map((hex) => target('neutral', hex, `hex:${hex}`)),
    ...Object.keys(board.hidden).map((hex) => target('relic', hex, `relic:${hex}`)),
    ...(board.deck.length > 0 ? [{ id: 'deck', label: { say: 'seen.deck' }, ref: 'deck' }] : []),
    ...board.seats
      .filter((other) => other !== seat)
      .filter((other) => turn.pyramid || (turn.visions > 0 && level(board, other, 'spirituality') < spirituality))
      .flatMap((other) =>
        board.nations[other].fleets.map(({ handle }) => fleetOption(other, handle, `fleet:${other}.${handle}`)),
      ),
  ].filter(({ id }) => !turn.seen.includes(id));
};

/** 26.6 to 26.6b: ships and discs of enemies within 3 of the ray, but not where the Defense Grid is. */
const rayTargets = (board: Board, seat: Seat): Option[] => {
  const ray = relicHex(board, seat, 'death-ray');
  if (ray === null || board.turn?.rayed) return [];
  const away = galaxy(board).distances(ray);
  const open = galaxy(board).hexes.filter((hex) => away[hex] <= 3 && board.relics[hex] !== 'defense-grid');
  return enemiesOf(board, seat).flatMap((enemy) =>
    open.flatMap((hex): Option[] => [
      ...(basicsAt(board, enemy, hex) > 0
        ? [{ id: `basic:${enemy}:${hex}`, label: { say: 'ray.basic', seat: enemy, hex }, ref: `hex:${hex}` }]
        : []),
      ...fleetsAt(board, enemy, hex).map(({ handle }) => fleetOption(enemy, handle, `fleet:${enemy}:${handle}`)),
      ...(board.discs[hex]?.seat === enemy && discsOn(board, hex) > 0
        ? [{ id: `disc:${enemy}:${hex}`, label: { say: 'ray.disc', seat: enemy, hex }, ref: `planet:${hex}` }]
        : []),
    ]),
  );
};

export const sightOffers = (board: Board, seat: Seat): Offer<GalacticAction>[] => {
  const seen = visible(board, seat);
  const unseen = unseenUnderShips(board, seat);
  const targets = rayTargets(board, seat);
  return [
    ...(seen.length > 0 ? [offer('See', '9.3', { inputs: { target: oneOf(seen) } })] : []),
    ...(unseen.length > 0 ? [offer('Look', '9.1b', { inputs: { hex: oneOf(unseen.map(hexOption)) } })] : []),
    ...(targets.length > 0 ? [offer('FireRay', '26.6', { inputs: { target: oneOf(targets) } })] : []),
  ];
};

export const seen = (board: Board, seat: Seat, { target: what }: Wanted<'See'>): GalacticFact => {
  const id = what.slice(what.indexOf(':') + 1);
  const [owner, handle] = id.split('.');
  const isFleet = what.startsWith('fleet:');
  const fleet = isFleet ? board.nations[owner].fleets.find((one) => String(one.handle) === handle)! : null;
  const higher = isFleet && level(board, owner, 'spirituality') < level(board, seat, 'spirituality');
  const special = board.turn!.visions === 0 || (isFleet && !higher);
  return {
    type: 'VisionSpent',
    seat,
    target: what,
    special,
    secret: {
      to: [seat],
      ...(what.startsWith('neutral:') ? { neutral: board.neutrals[id] } : {}),
      ...(what.startsWith('relic:') ? { relic: board.hidden[id] } : {}),
      ...(what === 'deck' ? { card: board.deck[0] } : {}),
      ...(fleet ? { letter: fleet.letter, chips: fleet.chips } : {}),
    },
  };
};

/** 26.6, 26.6c */
export const rayFired = (board: Board, seat: Seat, { target: what }: Wanted<'FireRay'>): GalacticFact[] => {
  const [kind, on, id] = what.split(':');
  const fleet = kind === 'fleet' ? board.nations[on].fleets.find(({ handle }) => String(handle) === id)! : null;
  const at = fleet ? fleet.hex : id;
  const scores = eraOf(board.round) === 'dark' && board.story === (kind === 'disc' ? 'migrations' : 'wars');
  return [
    { type: 'DeathRayFired', seat, at, on, what: kind === 'disc' ? 'disc' : 'ship' },
    kind === 'disc'
      ? { type: 'DiscsRemoved', seat: on, hex: at, count: 1, why: 'ray' }
      : {
          type: 'ShipsDestroyed',
          hex: at,
          units: [
            {
              seat: on,
              handle: fleet?.handle ?? null,
              ships: 1,
              ...(fleet ? chipsLost(fleet.chips, 1) : { out: [], in: [] }),
            },
          ],
        },
    ...(scores ? [{ type: 'PointsChanged', seat, points: 1, why: 'story' } as const] : []),
  ];
};
