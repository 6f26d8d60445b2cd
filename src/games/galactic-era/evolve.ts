import { type Seat } from '../kernel/game-definition.js';
import {
  type Automa,
  bothNotes,
  type Battle,
  type Board,
  type Fleet,
  isAutoma,
  type Nation,
  pair,
  shipsOf,
  type Tally,
} from './board.js';
import { type Hex } from './components/galaxy.js';
import { type Ethics, isPermanent, type People } from './components/pieces.js';
import { TECHNOLOGIES, tacticTokens, TOP_LEVEL } from './components/technologies.js';
import { type GalacticFact } from './facts.js';

const NO_TALLY: Tally = {
  gains: 0,
  grows: 0,
  builds: 0,
  researched: [],
  squares: [],
  feline: false,
  traded: [],
  deals: [],
  extraTrade: false,
  progressed: false,
};

const newNation = (position: number, capital: Hex): Nation => ({
  dealt: [],
  people: null,
  ethics: 'light',
  position,
  capital,
  offTrack: 0,
  ascended: 0,
  levels: Object.fromEntries(TECHNOLOGIES.map((technology) => [technology, 1])) as Nation['levels'],
  points: 0,
  basics: {},
  fleets: [],
  tactics: {},
  hand: [],
  played: [],
  reserve: true,
  colonies: 0,
  tokens: { uninhabited: 0, primitive: 0, advanced: 0 },
  onGoal: 0,
  ovals: [],
  resolved: [],
  returned: 0,
  squares: [],
  tally: NO_TALLY,
  notes: { neutrals: {}, relics: {}, fleets: {}, top: null, hands: {} },
  protectedIn: 0,
  book: [],
  proposed: [],
});
const tokensUpTo = (military: number): number =>
  [1, 2, 3, 4, 5, 6].filter((level) => level <= military).reduce((all, level) => all + tacticTokens(level), 0);

export const blank: Board = {
  seats: [],
  options: {},
  round: 0,
  order: [],
  tiles: [],
  picked: {},
  puppet: null,
  story: 'journeys',
  goal: null,
  nations: {},
  discs: {},
  neutrals: {},
  converted: [],
  hidden: {},
  relics: {},
  wars: [],
  declared: [],
  proposals: [],
  asked: [],
  trading: false,
  lent: [],
  deck: [],
  battle: null,
  closed: [],
  turn: null,
  ended: null,
  automas: {},
};

const asPeople = (people: People): Pick<Nation, 'people' | 'colonies'> => ({
  people,
  colonies: people === 'progenitors' ? 4 : 0,
});

const nation = (board: Board, seat: Seat, change: (nation: Nation) => Partial<Nation>): Board => ({
  ...board,
  nations: { ...board.nations, [seat]: { ...board.nations[seat], ...change(board.nations[seat]) } },
});
const automa = (board: Board, seat: Seat, change: (automa: Automa) => Partial<Automa>): Board => ({
  ...board,
  automas: { ...board.automas, [seat]: { ...board.automas[seat], ...change(board.automas[seat]) } },
});
const everyNation = (board: Board, change: (nation: Nation, seat: Seat) => Partial<Nation>): Board =>
  board.seats.reduce((now, seat) => nation(now, seat, (one) => change(one, seat)), board);
const without = <T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([other]) => other !== key));
const taken = <T>(from: readonly T[], away: readonly T[]): T[] => {
  const rest = [...from];
  for (const one of away) rest.splice(rest.indexOf(one), 1);
  return rest;
};
const down = (chips: readonly number[]): number[] => [...chips].sort((a, b) => b - a);

const addBasics = (board: Board, seat: Seat, hex: Hex, ships: number, spent = 0): Board =>
  nation(board, seat, ({ basics }) => {
    const now = basics[hex] ?? { ships: 0, spent: 0 };
    const next = { ships: now.ships + ships, spent: Math.max(0, Math.min(now.spent + spent, now.ships + ships)) };
    return { basics: next.ships === 0 ? without(basics, hex) : { ...basics, [hex]: next } };
  });
const changeFleet = (board: Board, seat: Seat, handle: number, change: (fleet: Fleet) => Partial<Fleet>): Board =>
  nation(board, seat, ({ fleets }) => ({
    fleets: fleets
      .map((fleet) => (fleet.handle === handle ? { ...fleet, ...change(fleet) } : fleet))
      .filter((fleet) => shipsOf(fleet) > 0),
  }));
const fleetOf = (board: Board, seat: Seat, handle: number): Fleet =>
  board.nations[seat].fleets.find((fleet) => fleet.handle === handle)!;
/** Basic ships that become part of a fleet: fresh ones first (7.8). */
const spentAmong = (board: Board, seat: Seat, hex: Hex, ships: number): number => {
  const { ships: all = 0, spent = 0 } = board.nations[seat].basics[hex] ?? {};
  return Math.max(0, ships - (all - spent));
};
const changeDiscs = (board: Board, seat: Seat, hex: Hex, by: number): Board => {
  const count = (board.discs[hex]?.count ?? 0) + by;
  return { ...board, discs: count > 0 ? { ...board.discs, [hex]: { seat, count } } : without(board.discs, hex) };
};
const shipsGone = (
  board: Board,
  seat: Seat,
  hex: Hex,
  handle: number | null,
  ships: number,
  out: readonly number[],
  back: readonly number[],
): Board =>
  handle === null
    ? addBasics(board, seat, hex, -ships, -ships)
    : changeFleet(board, seat, handle, ({ chips, spent }) => {
        const left = down([...taken(chips, out), ...back]);
        return { chips: left, spent: Math.min(spent, shipsOf({ chips: left })) };
      });
const other = (ethics: Ethics): Ethics => (ethics === 'light' ? 'dark' : 'light');
const inBattle = (board: Board, change: (battle: Battle) => Partial<Battle>): Board =>
  board.battle ? { ...board, battle: { ...board.battle, ...change(board.battle) } } : board;
const inTurn = (
  board: Board,
  change: (turn: NonNullable<Board['turn']>) => Partial<NonNullable<Board['turn']>>,
): Board => (board.turn ? { ...board, turn: { ...board.turn, ...change(board.turn) } } : board);
const tallied = (board: Board, seat: Seat, change: (tally: Tally) => Partial<Tally>): Board =>
  nation(board, seat, ({ tally }) => ({ tally: { ...tally, ...change(tally) } }));
const noted = (board: Board, seat: Seat, change: (notes: Nation['notes']) => Partial<Nation['notes']>): Board =>
  nation(board, seat, ({ notes }) => ({ notes: { ...notes, ...change(notes) } }));
/** Others' notes about a fleet die with a regrouping or an exchange of markers (30.3a). */
const forgetFleets = (board: Board, seat: Seat, handles: readonly number[]): Board =>
  everyNation(board, ({ notes }) => ({
    notes: {
      ...notes,
      fleets: Object.fromEntries(
        Object.entries(notes.fleets).filter(([id]) => !handles.some((handle) => id === `${seat}.${handle}`)),
      ),
    },
  }));
const forgetTop = (board: Board): Board => everyNation(board, ({ notes }) => ({ notes: { ...notes, top: null } }));

/** 28.9: control passes on with all that is secret; who had it keeps notes of what it knew. */
const puppetTaken = (board: Board, by: Seat): Board => {
  const { seat, controller, controlled } = board.puppet!;
  const taken = { ...board, puppet: { seat, controller: by, controlled: { ...controlled, [by]: controlled[by] + 1 } } };
  if (controller === null || controller === by) return taken;
  const { fleets, notes } = board.nations[seat];
  const known = Object.fromEntries(
    fleets.map(({ handle, letter, chips }) => [`${seat}.${handle}`, { letter, chips }] as const),
  );
  return noted(taken, controller, (own) =>
    bothNotes(own, { ...notes, fleets: { ...notes.fleets, ...known } }, [controller]),
  );
};

export const evolve = (board: Board, fact: GalacticFact): Board => {
  switch (fact.type) {
    case 'TableLaid': {
      const { seats, options, tiles, order, story, goal } = fact;
      const nations = Object.fromEntries(
        // 27.3b: a seat that has yet to pick its sector is nowhere.
        seats.map((seat, i) => [seat, newNation(tiles[i + 1]?.position ?? -1, tiles[i + 1]?.sector ?? '')]),
      );
      return { ...blank, seats, options, tiles, order, story, goal, nations };
    }
    case 'NeutralsLaid':
      return {
        ...board,
        tiles: board.tiles.some(({ loose }) => loose)
          ? board.tiles.map(({ loose: _no, ...tile }) => tile)
          : board.tiles,
        neutrals: Object.fromEntries(fact.hexes.map((hex, i) => [hex, fact.secret.neutrals[i]])),
      };
    case 'RelicsLaid':
      return { ...board, hidden: Object.fromEntries(fact.hexes.map((hex, i) => [hex, fact.secret.relics[i]])) };
    case 'DeckShuffled':
      return { ...board, deck: fact.secret.deck };
    case 'PeoplesDealt':
      return nation(board, fact.seat, () => ({ dealt: fact.secret.peoples }));
    case 'CardDrawn':
      return nation(forgetTop({ ...board, deck: board.deck.slice(1) }), fact.seat, ({ hand }) => ({
        hand: [...hand, fact.secret.card],
      }));
    case 'CardExchanged':
      return nation(
        forgetTop({ ...board, deck: [...board.deck.slice(1), fact.secret.out] }),
        fact.seat,
        ({ hand }) => ({ hand: [...taken(hand, [fact.secret.out]), fact.secret.in] }),
      );
    case 'PeoplesRevealed':
      return everyNation(board, (_one, seat) => ({
        ...(isAutoma(board, seat) ? {} : asPeople(fact.peoples[seat])),
        dealt: [],
      }));
    case 'PeoplePicked':
      return nation(board, fact.seat, () => asPeople(fact.people));
    case 'CentreTurned':
      return {
        ...board,
        tiles: board.tiles.map((tile) => (tile.position === 0 ? { ...tile, turned: fact.turned } : tile)),
      };
    case 'SectorPicked':
      return nation({ ...board, tiles: [...board.tiles, fact.tile] }, fact.seat, () => ({
        position: fact.tile.position,
        capital: fact.tile.sector,
      }));
    case 'PlacePicked':
      return { ...board, picked: { ...board.picked, [fact.seat]: fact.place } };
    case 'CardsOffered':
      return nation({ ...board, deck: board.deck.slice(fact.secret.cards.length) }, fact.seat, () => ({
        hand: fact.secret.cards,
      }));
    case 'CardKept':
      return nation(board, fact.seat, () => ({ hand: [fact.secret.card] }));
    case 'PuppetSeated': {
      const controlled = Object.fromEntries(board.seats.filter((seat) => seat !== fact.seat).map((seat) => [seat, 0]));
      return nation({ ...board, puppet: { seat: fact.seat, controller: null, controlled } }, fact.seat, () =>
        asPeople(fact.people),
      );
    }
    case 'PuppetTaken':
      return puppetTaken(board, fact.by);
    case 'PuppetBidsShown':
      return board;
    case 'EthicsRevealed':
      return everyNation(board, ({ ethics }, seat) => ({ ethics: fact.ethics[seat] ?? ethics }));
    case 'TechnologyRaised': {
      const raised = nation(board, fact.seat, ({ levels }) => ({
        levels: { ...levels, [fact.technology]: fact.level },
      }));
      return fact.why === 'research'
        ? tallied(raised, fact.seat, ({ researched }) => ({
            researched: [...new Set([...researched, fact.technology])],
          }))
        : raised;
    }
    case 'TacticPlaced':
      return nation(board, fact.seat, ({ tactics }) => ({ tactics: { ...tactics, [fact.letter]: fact.side } }));
    case 'PointsChanged':
      return nation(board, fact.seat, ({ points }) => ({ points: points + fact.points }));
    case 'ShipsPlaced':
      return addBasics(board, fact.seat, fact.hex, fact.ships);
    case 'FleetCreated': {
      const { seat, handle, hex, chips, basics, dart, secret } = fact;
      const spent = spentAmong(board, seat, hex, basics);
      return nation(addBasics(board, seat, hex, -basics, -spent), seat, ({ fleets }) => ({
        fleets: [
          ...fleets,
          {
            handle,
            hex,
            letter: secret.letter,
            chips: down(chips),
            spent,
            dartUsed: false,
            letterShown: dart,
            chipsShown: true,
          },
        ],
      }));
    }
    case 'FleetAugmented': {
      const { seat, handle, chips, basics } = fact;
      const { hex } = fleetOf(board, seat, handle);
      const spent = spentAmong(board, seat, hex, basics);
      return inTurn(
        changeFleet(addBasics(board, seat, hex, -basics, -spent), seat, handle, (fleet) => ({
          chips: down([...fleet.chips, ...chips]),
          spent: fleet.spent + spent,
        })),
        ({ regrouped }) => ({ regrouped: basics > 0 ? [...regrouped, `+${handle}`] : regrouped }),
      );
    }
    case 'FleetDiminished': {
      const { seat, handle, chips } = fact;
      const { hex, spent } = fleetOf(board, seat, handle);
      const ships = chips.reduce((a, b) => a + b, 0);
      const leaving = Math.min(spent, ships);
      return inTurn(
        addBasics(
          changeFleet(board, seat, handle, (fleet) => ({ chips: taken(fleet.chips, chips), spent: spent - leaving })),
          seat,
          hex,
          ships,
          leaving,
        ),
        ({ regrouped }) => ({ regrouped: [...regrouped, `-${handle}`] }),
      );
    }
    case 'FleetSplit': {
      const { seat, handle, made, dart, secret } = fact;
      const from = fleetOf(board, seat, handle);
      const stay = secret.chips[0].reduce((a, b) => a + b, 0);
      const spent = [Math.min(from.spent, stay), Math.max(0, from.spent - stay)];
      const split = nation(board, seat, ({ fleets }) => ({
        fleets: [
          ...fleets.map((fleet) =>
            fleet.handle === handle
              ? { ...fleet, chips: down(secret.chips[0]), spent: spent[0], chipsShown: false }
              : fleet,
          ),
          {
            ...from,
            handle: made,
            letter: secret.letter,
            chips: down(secret.chips[1]),
            spent: spent[1],
            letterShown: dart,
            chipsShown: false,
          },
        ],
      }));
      return forgetFleets(split, seat, [handle]);
    }
    case 'ChipsExchanged': {
      const changed = changeFleet(board, fact.seat, fact.handle, ({ chips }) => ({
        chips: down([...taken(chips, fact.out), ...fact.in]),
      }));
      return inTurn(changed, ({ seen }) => ({ seen: [...seen, `chips:${fact.handle}`] }));
    }
    case 'FleetsRegrouped': {
      const { seat, handles, secret } = fact;
      const spent = handles.reduce((all, handle) => all + fleetOf(board, seat, handle).spent, 0);
      const room = secret.chips[0].reduce((a, b) => a + b, 0);
      const split = [Math.min(spent, room), Math.max(0, spent - room)];
      const changed = handles.reduce(
        (now, handle, i) =>
          changeFleet(now, seat, handle, ({ letter }) => ({
            chips: down(secret.chips[i]),
            spent: split[i],
            chipsShown: false,
            letterShown: letter === 'D',
          })),
        board,
      );
      return inTurn(forgetFleets(changed, seat, handles), ({ regrouped }) => ({
        regrouped: [...regrouped, handles.join('=')],
      }));
    }
    case 'MarkersRearranged': {
      const changed = fact.handles.reduce(
        (now, handle, i) =>
          changeFleet(now, fact.seat, handle, () => ({
            letter: fact.secret.letters[i],
            letterShown: handle === fact.dart,
          })),
        board,
      );
      return inTurn(forgetFleets(changed, fact.seat, fact.handles), () => ({ remarked: true }));
    }
    case 'RoundBegan':
      return everyNation({ ...board, round: fact.round, closed: [], asked: [], lent: [] }, ({ fleets }) => ({
        tally: NO_TALLY,
        ovals: [],
        resolved: [],
        returned: 0,
        squares: [],
        book: [],
        proposed: [],
        fleets: fleets.map((fleet) => ({ ...fleet, dartUsed: false })),
      }));
    case 'MovementTurnBegan':
    case 'ProgressTurnBegan':
      return {
        ...board,
        turn: {
          seat: fact.seat,
          sailed: false,
          remarked: false,
          visions: fact.type === 'MovementTurnBegan' ? fact.visions : 0,
          seen: [],
          regrouped: [],
          rayed: false,
          taken: [],
          relocated: 0,
          pyramid: fact.type === 'MovementTurnBegan' && fact.pyramid,
          nebula: 2,
          moving: fact.type === 'MovementTurnBegan',
          acted: false,
          moment: null,
        },
      };
    case 'MovementTurnEnded':
      return nation({ ...board, turn: null }, fact.seat, ({ fleets, basics }) => ({
        fleets: fleets.map((fleet) => ({ ...fleet, spent: 0 })),
        basics: Object.fromEntries(Object.entries(basics).map(([hex, { ships }]) => [hex, { ships, spent: 0 }])),
      }));
    case 'ShipsMoved': {
      const { seat, handle, ships, from, to, dartUsed, further } = fact;
      const moved =
        handle === null
          ? addBasics(addBasics(board, seat, from, -ships!, further ? -ships! : 0), seat, to, ships!, ships!)
          : changeFleet(board, seat, handle, (fleet) => ({ hex: to, spent: shipsOf(fleet), dartUsed }));
      return inTurn(moved, () => ({ sailed: true, regrouped: [] }));
    }
    case 'VisionSpent': {
      const { seat, target, secret, special } = fact;
      const seen = inTurn(board, (turn) => ({
        visions: turn.visions - (special ? 0 : 1),
        pyramid: turn.pyramid && !special,
        seen: [...turn.seen, target],
      }));
      const id = target.slice(target.indexOf(':') + 1);
      return noted(seen, seat, (notes) => ({
        ...(secret.neutral ? { neutrals: { ...notes.neutrals, [id]: secret.neutral } } : {}),
        ...(secret.relic ? { relics: { ...notes.relics, [id]: secret.relic } } : {}),
        ...(secret.card ? { top: secret.card } : {}),
        ...(secret.letter
          ? { fleets: { ...notes.fleets, [id]: { letter: secret.letter, chips: secret.chips! } } }
          : {}),
      }));
    }
    case 'PlanetExplored':
      return noted(board, fact.seat, ({ neutrals, relics }) => ({
        neutrals: fact.secret.neutral ? { ...neutrals, [fact.hex]: fact.secret.neutral } : neutrals,
        relics: fact.secret.relic ? { ...relics, [fact.hex]: fact.secret.relic } : relics,
      }));
    case 'WarDeclared':
      return {
        ...board,
        wars: [...board.wars, pair(fact.by, fact.on)],
        declared: [...new Set([...board.declared, `${fact.by}>${fact.on}`])],
      };
    case 'PeaceMade':
      return {
        ...board,
        wars: board.wars.filter((war) => war !== pair(...fact.seats)),
        proposals: board.proposals.filter((one) => !fact.seats.every((seat) => one.split('>').includes(seat))),
      };
    case 'PeaceProposed':
      return {
        ...board,
        proposals: [...board.proposals, `${fact.by}>${fact.to}`],
        asked: [...board.asked, `${fact.by}>${fact.to}`],
      };
    case 'DeathRayFired':
      return inTurn(board, () => ({ rayed: true }));
    case 'BattleBegan':
      return {
        ...board,
        battle: {
          hex: fact.hex,
          attacker: fact.attacker,
          decided: [],
          felines: false,
          noRetreat: false,
          shown: false,
          winners: [],
          losers: [],
          strengths: null,
          boosts: {},
          destroy: {},
          lose: {},
          saved: [],
          evaded: [],
        },
      };
    case 'RetreatBarred':
      return inBattle(board, () => ({ noRetreat: true }));
    case 'SideBoosted':
      return inBattle(board, ({ boosts }) => ({ boosts: { ...boosts, [fact.seat]: fact.points } }));
    case 'SpoilsNamed':
      return inBattle(board, ({ decided }) => ({ destroy: fact.destroy, decided: [...decided, 'spoils'] }));
    case 'LossesNamed':
      return inBattle(board, () => ({ lose: fact.lose }));
    case 'ShipsSaved':
      return inBattle(board, ({ saved }) => ({ saved: [...saved, fact.seat] }));
    case 'StoodFirm':
      return inBattle(board, ({ decided, evaded, shown }) =>
        shown ? { evaded: [...evaded, fact.seat] } : { decided: [...decided, fact.seat] },
      );
    case 'RetreatMade': {
      const { seat, from, to, only } = fact;
      const gone = nation(board, seat, ({ fleets, basics }) => ({
        fleets: fleets.map((fleet) =>
          fleet.hex === from && (only === null || fleet.handle === only)
            ? { ...fleet, hex: to, letterShown: fleet.letterShown || only !== null }
            : fleet,
        ),
        basics:
          only === null && basics[from]
            ? {
                ...without(basics, from),
                [to]: { ships: basics[from].ships + (basics[to]?.ships ?? 0), spent: basics[to]?.spent ?? 0 },
              }
            : basics,
      }));
      return inBattle(gone, ({ decided }) => ({ decided: [...decided, seat] }));
    }
    case 'AttackerRepelled':
      return tallied(board, fact.by, () => ({ feline: true }));
    case 'RetreatForced':
      return tallied(
        inBattle(
          { ...board, closed: [...board.closed, { seat: fact.seat, hex: fact.hex, round: board.round }] },
          ({ decided }) => ({ felines: true, decided: decided.filter((seat) => seat !== fact.seat) }),
        ),
        fact.by,
        () => ({ feline: true }),
      );
    case 'ForcingDeclined':
      return inBattle(board, () => ({ felines: true }));
    case 'FleetsRevealed':
      return inBattle(
        fact.fleets.reduce(
          (now, { seat, handle, chips }) =>
            changeFleet(now, seat, handle, (one) => ({
              letterShown: true,
              chipsShown: one.chipsShown || chips.length > 0,
            })),
          board,
        ),
        () => ({ shown: true }),
      );
    case 'CombatWon':
      return inBattle(board, () => ({
        winners: fact.winners,
        losers: fact.losers,
        strengths: { attack: fact.attack, defence: fact.defence },
        decided: [],
      }));
    case 'ShipsDestroyed':
      return fact.units.reduce(
        (now, { seat, handle, ships, out, in: back }) => shipsGone(now, seat, fact.hex, handle, ships, out, back),
        board,
      );
    case 'BattleEnded':
      return { ...board, battle: null };
    case 'TradeOpened':
      return { ...board, trading: true, asked: [] };
    case 'TokensRevealed':
      return everyNation({ ...board, asked: [] }, (_one, seat) => ({ ...fact.tokens[seat] }));
    case 'TokensReturned':
    case 'TokenCancelled':
      return nation(board, fact.seat, ({ ovals, returned }) => ({
        ovals: taken(ovals, fact.type === 'TokensReturned' ? fact.ovals : [fact.oval]),
        returned: returned + (fact.type === 'TokensReturned' ? fact.ovals.length : 0),
      }));
    case 'TokenAdded':
      return inTurn(
        nation(board, fact.seat, ({ ovals }) => ({ ovals: [...ovals, fact.oval] })),
        () => ({ acted: true }),
      );
    case 'EthicsChanged':
      return everyNation(board, ({ ethics }, seat) => ({ ethics: fact.seats.includes(seat) ? other(ethics) : ethics }));
    case 'TurnOrderShifted':
      return { ...board, order: fact.order };
    case 'ActionResolved': {
      const { seat, action, token, counts } = fact;
      const done = token ? nation(board, seat, ({ resolved }) => ({ resolved: [...resolved, action] })) : board;
      return tallied(
        inTurn(done, () => ({ acted: true, moment: fact.ships >= 10 ? 'economic' : null })),
        seat,
        ({ gains, grows, builds }) => ({
          gains: gains + (action === 'gain' ? 1 : 0),
          grows: grows + (action === 'grow' && counts ? 1 : 0),
          builds: builds + (action === 'build' ? 1 : 0),
        }),
      );
    }
    case 'PlanetGained':
      return fact.from === null
        ? board
        : inTurn(board, ({ taken: from }) => ({
            taken: [...from, fact.from!],
            moment: from.length >= 1 ? 'acquisition' : null,
          }));
    case 'NeutralTurned':
      return nation(
        {
          ...board,
          neutrals: without(board.neutrals, fact.hex),
          converted: board.converted.filter((hex) => hex !== fact.hex),
        },
        fact.seat,
        ({ tokens }) => ({ tokens: { ...tokens, [fact.neutral]: tokens[fact.neutral] + 1 } }),
      );
    case 'PlanetConverted':
      return { ...board, converted: [...board.converted, ...fact.hexes] };
    case 'RelicTurned':
      return {
        ...board,
        hidden: without(board.hidden, fact.hex),
        relics: isPermanent(fact.relic) ? { ...board.relics, [fact.hex]: fact.relic } : board.relics,
      };
    case 'DiscsPlaced':
      return nation(changeDiscs(board, fact.seat, fact.hex, fact.count), fact.seat, ({ offTrack }) => ({
        offTrack: offTrack + fact.count,
      }));
    case 'DiscsRemoved':
      return nation(
        changeDiscs(board, fact.seat, fact.hex, -fact.count),
        fact.seat,
        ({ offTrack, ascended, levels }) =>
          levels.spirituality === TOP_LEVEL ? { ascended: ascended + fact.count } : { offTrack: offTrack - fact.count },
      );
    case 'DiscRelocated':
      return inTurn(
        changeDiscs(changeDiscs(board, fact.seat, fact.from, -1), fact.seat, fact.to, 1),
        ({ relocated }) => ({
          relocated: relocated + (fact.why === 'propulsion' ? 1 : 0),
        }),
      );
    case 'CapitalEvacuated':
      return nation(board, fact.seat, () => ({ capital: fact.to }));
    case 'ReserveUsed':
      return nation(board, fact.seat, () => ({ reserve: false }));
    case 'ColonySpent':
      return nation(board, fact.seat, ({ colonies }) => ({ colonies: colonies - 1 }));
    case 'TradeMade':
      return fact.seats.reduce(
        (now, seat, i) =>
          tallied(now, seat, ({ traded, deals }) => ({
            traded: [...traded, fact.seats[1 - i]],
            deals: [...deals, `${fact.seats[1 - i]}:${fact.learned[i]}:${fact.learned[1 - i]}`],
          })),
        board,
      );
    case 'CardPlayed':
      return nation(board, fact.seat, ({ hand, played }) => ({
        hand: taken(hand, [fact.card]),
        played: [...played, { card: fact.card, section: fact.section }],
      }));
    case 'HandSeen':
      return noted(board, fact.seat, ({ hands }) => ({ hands: { ...hands, [fact.whose]: fact.secret.cards } }));
    case 'ProtectionGained':
      return nation(board, fact.seat, () => ({ protectedIn: board.round }));
    case 'LeadershipShipPlaced':
      return nation(
        {
          ...(fact.from === null ? board : addBasics(board, fact.seat, fact.from, -1)),
          lent: [...board.lent, fact.seat],
        },
        fact.seat,
        ({ onGoal }) => ({ onGoal: onGoal + 1 }),
      );
    case 'AutomasJoined': {
      const joined = Object.entries(fact.kinds);
      const nations = joined.map(([seat, kind]): [Seat, Nation] => [
        seat,
        { ...newNation(-1, ''), ethics: kind === 'slavers' ? 'dark' : 'light', reserve: false },
      ]);
      return {
        ...board,
        seats: [...board.seats, ...joined.map(([seat]) => seat)],
        order: fact.order,
        nations: { ...board.nations, ...Object.fromEntries(nations) },
        wars: [pair(joined[0][0], joined[1][0])],
        automas: Object.fromEntries(joined.map(([seat, kind]) => [seat, { kind, power: 0, cancelled: false }])),
      };
    }
    case 'AutomaAnswered':
      return { ...board, asked: [...board.asked, `${fact.to}>${fact.seat}`] };
    case 'PowerGained':
      return automa(board, fact.seat, ({ power }) => ({ power: power + fact.discs }));
    case 'ResultCancelled':
      return automa(board, fact.seat, () => ({ cancelled: true }));
    case 'GameEnded':
      return { ...board, ended: fact.parts };
    case 'RoundScored':
      return { ...board, trading: false, asked: [] };
    case 'ProgressTurnEnded':
      return nation(
        {
          ...(isAutoma(board, fact.seat) ? automa(board, fact.seat, () => ({ cancelled: false })) : board),
          turn: null,
        },
        fact.seat,
        ({ tally }) => ({ tally: { ...tally, progressed: true } }),
      );
    case 'SquareUsed':
      return tallied(board, fact.seat, ({ squares }) => ({ squares: [...squares, fact.square] }));
    case 'ShipGivenUp':
      return shipsGone(board, fact.seat, fact.hex, fact.handle, 1, fact.out, fact.in);
    case 'ShipsShown':
      return fact.bomb === null ? board : changeFleet(board, fact.seat, fact.bomb, () => ({ letterShown: true }));
    case 'TradeProposed':
      return nation(
        nation(board, fact.by, ({ book }) => ({ book: [...book, ...fact.secret.deals] })),
        fact.to,
        ({ proposed }) => ({ proposed: [...new Set([...proposed, fact.by])] }),
      );
    case 'TradesClosed':
      return nation(board, fact.seat, () => ({ proposed: [] }));
    case 'TradeUndone':
      return fact.seats.reduce(
        (now, seat, i) =>
          nation(now, seat, ({ levels, tally, tactics }) => {
            const technology = fact.learned[i];
            const back = levels[technology] - 1;
            return {
              levels: { ...levels, [technology]: back },
              tally: { ...tally, traded: tally.traded.filter((other) => other !== fact.seats[1 - i]) },
              tactics:
                technology === 'military'
                  ? Object.fromEntries(Object.entries(tactics).slice(0, tokensUpTo(back)))
                  : tactics,
            };
          }),
        board,
      );
    case 'ExtraTradeGained':
      return tallied(board, fact.seat, () => ({ extraTrade: true }));
    case 'NebulaBonusDoubled':
      return inTurn(board, () => ({ nebula: 4 }));
    case 'JumpBlocked':
    case 'ActionAnnounced':
    case 'ActionBlocked':
    case 'ReserveKept':
    case 'TheftDeclined':
    case 'EffectWaived':
    case 'TradeForced':
    case 'AutomaRolled':
    case 'RankReached':
      return board;
  }
};
