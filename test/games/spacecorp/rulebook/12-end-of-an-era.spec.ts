import { describe, expect, it } from '@jest/globals';
import { type SpacecorpAction } from '../../../../src/games/spacecorp/actions.js';
import { claimRows, drawDeck, edge, move, pass, passWindow, research, upgrade } from '../acts.js';
import {
  after,
  bases,
  board,
  boardOf,
  type Change,
  claimed,
  company,
  deck,
  emptyDeck,
  filled,
  given,
  hand,
  inEra,
  midTurn,
  offers,
  passed,
  play,
  type Position,
  restOfTurn,
  slots,
  teams,
  toldTypes,
  triggered,
  turn,
} from '../given.js';
import { lastEra } from '../given-later-eras.js';

/** Five rows are claimed, and the present seat could claim a sixth: a base at Mars. */
const five = claimed({ 1: 'A', 3: 'A', 4: 'A', 5: 'A', 7: 'A' });
const atMars = (seat: string): Change => bases(seat, 'north_mars:research');
/** Every hand of five or more draws nothing. */
const full = (...seats: readonly string[]): Change[] => seats.map((seat) => filled(seat, 5));
/** Some action of step 1, but never passing. */
const anything = (position: Position, seat: string): SpacecorpAction => {
  const { action, examples, inputs } = position.question(seat).offers.find((one) => one.action.type !== 'PassForEra')!;
  const picks: [string, unknown][] = Object.entries(inputs).map(([field, input]) => [
    field,
    input.kind === 'pick' && !('list' in input.from) ? input.from[0].id : [],
  ]);
  const whole: unknown = { ...action, ...(examples?.[0] ?? Object.fromEntries(picks)) };
  return whole as SpacecorpAction;
};
const turnsIn = (position: Position): string[] => {
  const ended = position.facts.findIndex(({ type }) => type === 'EraEnded');
  return position.facts
    .slice(0, ended < 0 ? undefined : ended)
    .flatMap((fact) =>
      fact.type === 'TurnBegan' ? [`${fact.seat}${fact.extra ? '+' : ''}${fact.last ? '!' : ''}`] : [],
    );
};
/** Whose turns follow, each doing something, until the era is over: `+` an extra turn, `!` a last one. */
const turnsAfter = (from: Position, most = 20): string[] => {
  let now = restOfTurn(from);
  const turns = turnsIn(now);
  while (now.told('EraEnded').length === 0 && turns.length < most) {
    const [seat] = now.asked();
    now = restOfTurn(now.when(seat, anything(now, seat)));
    turns.push(...turnsIn(now));
  }
  return turns;
};

describe('12 End of an era: by contracts', () => {
  it('12.1 is triggered by the sixth claim of the era, or by the last card of the deck', () => {
    const sixth = given(2, five, atMars('A'), midTurn('A', 'contractClaims')).when('A', claimRows(2));
    expect(sixth.told('EraEndTriggered')).toMatchObject([{ by: 'contracts' }]);
    const fifth = given(2, claimed({ 1: 'A', 3: 'A', 4: 'A', 5: 'A' }), atMars('A'), midTurn('A', 'contractClaims'));
    expect(fifth.when('A', claimRows(2)).told('EraEndTriggered')).toEqual([]);
    const drawn = given(2, deck('ion_drive'), midTurn('A', 'refilling'));
    expect(drawn.told('EraEndTriggered')).toMatchObject([{ by: 'deck' }]);
  });

  it('12.2 lets the active seat finish its turn, then every other seat takes one last turn', () => {
    const sixth = given(3, ...full('A', 'B', 'C'), five, atMars('B'), midTurn('B', 'contractClaims'));
    const done = sixth.when('B', claimRows(2));
    expect(toldTypes(done)).toContain('TurnEnded');
    expect(turnsAfter(done)).toEqual(['C!', 'A!']);
  });

  it('12.2a counts no last turn for the claimant, and after an extra turn goes on behind the interrupted seat', () => {
    const own = given(4, ...full('A', 'B', 'C', 'D'), five, atMars('A'), midTurn('A', 'contractClaims'));
    expect(turnsAfter(own.when('A', claimRows(2)))).toEqual(['B!', 'C!', 'D!']);
    const extra = given(
      4,
      ...full('A', 'B', 'C', 'D'),
      five,
      atMars('D'),
      midTurn('D', 'contractClaims'),
      board({ regular: 'A' }),
    );
    expect(turnsAfter(extra.when('D', claimRows(2)))).toEqual(['B!', 'C!', 'A!']);
  });
});

describe('12 End of an era: by the deck', () => {
  it('12.3 triggers at the moment of the last card, and the turn goes on', () => {
    const drawing = given(
      2,
      deck('ion_drive ion_drive'),
      offers('cargo_pod cargo_pod cargo_pod ground_lab'),
      turn('A'),
    );
    const drawn = play(drawing, ['A', research({ hq: 'A' })], ['A', drawDeck(2)]);
    const told = toldTypes(drawn);
    expect(told.indexOf('EraEndTriggered')).toBe(told.indexOf('CardsDrawn') + 1);
    expect(told.indexOf('TurnEnded')).toBeGreaterThan(told.indexOf('EraEndTriggered'));
  });

  it('12.4 goes on with turns as before, with nothing to draw', () => {
    const now = given(
      2,
      hand('A', 'ion_drive chemical_drive'),
      hand('B', 'ion_drive chemical_drive'),
      emptyDeck,
      turn('A'),
    );
    const one = restOfTurn(now.when('A', upgrade('ion_drive', 1)));
    const two = restOfTurn(one.when('B', upgrade('ion_drive#2', 1)));
    expect(two.told('TurnBegan').map(({ seat, last }) => [seat, last])).toEqual([['A', false]]);
    expect([...toldTypes(one), ...toldTypes(two)]).not.toContain('CardsDrawn');
  });

  /** A and its opponents hold a card to place each; nothing can be drawn. */
  const late = (seats: number, ...changes: readonly Change[]): Position =>
    given(
      seats,
      ...['A', 'B', 'C', 'D'].slice(0, seats).map((seat) => hand(seat, seat < 'C' ? 'ion_drive' : 'survey_drone')),
      emptyDeck,
      ...changes,
    );
  const placing = (seat: string): SpacecorpAction =>
    upgrade({ A: 'ion_drive', B: 'ion_drive#2', C: 'survey_drone', D: 'survey_drone#2' }[seat]!, 1);

  it('12.5 offers passing instead of a turn, which then has none of its steps', () => {
    const now = late(3, offers('cargo_pod'), turn('A'));
    expect(now.offered('A')).toContain('PassForEra');
    expect(given(2, hand('A', 'ion_drive'), turn('A')).offered('A')).not.toContain('PassForEra');
    const gone = now.when('A', pass);
    expect(toldTypes(gone)).toEqual(['SeatPassed', 'TurnEnded', 'TurnBegan']);
  });

  it('12.5a makes a seat pass that can take no action, whatever it holds', () => {
    const stuck = given(3, emptyDeck, hand('A', 'time regolith_miner'), hand('B', 'ion_drive'), turn('A'));
    expect(stuck.told('SeatPassed')).toMatchObject([{ seat: 'A' }]);
    expect(stuck.asked()).toEqual(['B']);
  });

  it('12.5b lets a seat idle that only Sabotage keeps from its last action', () => {
    const set = (held: string) =>
      given(2, emptyDeck, hand('A', held), hand('B', 'space_tug'), midTurn('B', 'turnClosing'));
    const barred = set('survey_drone').when('B', edge('space_tug', { kind: 'upgrade' }));
    expect(barred.offered('A')).toEqual(['PassForEra', 'IdleTurn']);
    expect(barred.when('A', { type: 'IdleTurn' }).told('TurnIdled')).toHaveLength(1);
    const anyhow = set('time').when('B', edge('space_tug', { kind: 'upgrade' }));
    expect([anyhow.told('TurnIdled').length, anyhow.told('SeatPassed')[0].seat]).toEqual([0, 'A']);
  });

  it('12.5c gives a seat that has passed no more turns in this era', () => {
    const now = restOfTurn(late(4, turn('A')).when('A', pass));
    const round = turnsAfter(play(now, ['B', placing('B')]), 3);
    expect(round.slice(0, 3)).toEqual(['C', 'D', 'B']);
  });

  it('12.5d still gives it what others bring it, and lets it play Edges', () => {
    const set = [filled('B', 5), bases('A', 'north_mars:research'), hand('B', 'futures_contracts')];
    const now = late(3, ...set, passed('B'), midTurn('A', 'contractClaims')).when('A', claimRows(2));
    expect(now.asked()).toEqual(['B']);
    const paid = now.when('B', edge('futures_contracts', { row: '2' }));
    expect(paid.told('ProfitGained')).toMatchObject([{ seat: 'B', profit: 1 }]);
  });

  it('12.6 with two seats leaves the other exactly one last turn', () => {
    const now = late(2, turn('A')).when('A', pass);
    expect(now.told('TurnBegan')).toMatchObject([{ seat: 'B', last: true }]);
    const over = restOfTurn(now.when('B', placing('B')));
    expect(over.told('EraEnded')).toHaveLength(1);
  });

  it('12.7 with three or four leaves one last turn to each, once two have passed', () => {
    const three = play(late(3, turn('A')), ['A', pass]);
    expect(three.told('TurnBegan')).toMatchObject([{ seat: 'B', last: false }]);
    expect(turnsAfter(three.when('B', pass))).toEqual(['C!']);
    const four = play(late(4, turn('C')), ['C', pass]);
    expect(turnsAfter(four.when('D', pass))).toEqual(['A!', 'B!']);
  });

  it('12.8 lets the sixth contract take the place of that for the seats that have not passed', () => {
    const now = late(4, five, atMars('A'), passed('C'), midTurn('A', 'contractClaims'));
    expect(turnsAfter(now.when('A', claimRows(2)))).toEqual(['B!', 'D!']);
  });

  it('12.8a gives no seat more than one last turn', () => {
    // C and D have passed, A has had its last turn, and B claims the sixth contract in its own.
    const set = [five, atMars('B'), passed('C', 'D'), board({ hadLast: ['A', 'B'], lastTurns: [] })];
    const now = late(4, ...set, midTurn('B', 'contractClaims')).when('B', claimRows(2));
    expect(turnsAfter(now)).toEqual([]);
    expect(restOfTurn(now).told('EraEnded')).toHaveLength(1);
  });

  it('12.9 bars opponents’ Infra and bases from the trigger on, in the same turn too', () => {
    const set = [
      bases('B', 'luna:research lunar_lp4:spaceport'),
      slots('B', 'ion_drive - -'),
      hand('A', 'ion_drive heavy_lifter'),
    ];
    const moving = (...more: readonly Change[]) => given(3, ...set, teams('A', 'lunar_lp4 luna'), ...more, turn('A'));
    const boosted = move(1, 'earth', { cards: 'ion_drive#2 heavy_lifter', bases: 'port:B' });
    expect(moving().when('A', boosted).told('ActionPaid')[0].rewards).toEqual(['B']);
    const barred = moving(triggered({ deck: true }));
    expect(barred.offer('A', 'MoveTeam').inputs).not.toHaveProperty('bases');
    expect(barred.refused('A', move(1, 'earth', { hq: 'B', cards: 'ion_drive#2' })).rule).toBe('12.9');
    // From LP4 to Luna both ends are B's: without its bases the Move is impossible.
    expect(moving().choices('A', 'MoveTeam', 'to')).toContain('luna');
    expect(barred.choices('A', 'MoveTeam', 'to')).not.toContain('luna');
  });

  it('12.10 counts an extra turn never as a last one, and plays one won at the very end before the era is over', () => {
    const now = given(
      2,
      ...full('A', 'B'),
      hand('B', 'solar_sail'),
      five,
      atMars('A'),
      midTurn('A', 'contractClaims'),
    ).when('A', claimRows(2));
    const early = now.when('B', edge('solar_sail'));
    expect(turnsAfter(early)).toEqual(['B+', 'B!']);
    const waiting = restOfTurn(now.when('B', passWindow));
    const lastTurn = play(waiting, ['B', research({ hq: 'B' })], ['B', drawDeck(2)]);
    expect(turnsAfter(lastTurn.when('B', edge('solar_sail')))).toEqual(['B+']);
  });
});

describe('12 End of an era: standstill', () => {
  const still = (n: number, ...more: readonly Change[]) =>
    given(2, ...full('A', 'B'), board({ still: n }), offers('cargo_pod cargo_pod cargo_pod ground_lab'), ...more);

  it('12.11 discards the top card after five turns for each seat in which none has left the deck', () => {
    const set = still(8, midTurn('A', 'turnClosing'));
    expect(set.told('TopCardDiscarded')).toEqual([]);
    const ten = still(9, hand('B', 'ion_drive'), midTurn('A', 'turnClosing'));
    expect(ten.told('TopCardDiscarded')).toHaveLength(1);
    // And of every further one, until a card leaves it in another way.
    const next = restOfTurn(ten.when('B', upgrade('ion_drive', 1)));
    expect([next.told('CardsDrawn').length, next.told('TopCardDiscarded').length]).toEqual([0, 1]);
    const drawn = play(next, ['A', research({ hq: 'A' })], ['A', drawDeck(1)]);
    expect(boardOf(drawn).still).toBe(0);
  });

  it('12.11 lets nobody prolong an era for ever by swapping Infra cards and moving for nothing', () => {
    const set = (seat: string) => [
      hand(seat, 'chemical_drive'),
      filled(seat, 5),
      slots(seat, '- ion_drive -'),
      bases(seat, seat === 'A' ? 'lunar_lp4:research lunar_lp5:research' : 'phobos:research deimos:research'),
      teams(seat, seat === 'A' ? 'lunar_lp4 lunar_lp5' : 'phobos deimos'),
    ];
    const six = 'gene_sequencer seed_funding sample_return robotic_crew autonomous_refinery space_tug';
    let now = given(
      2,
      deck(six),
      offers('cargo_pod cargo_pod cargo_pod ground_lab'),
      ...set('A'),
      ...set('B'),
      turn('A'),
    );
    const kinds: string[] = [];
    while (now.told('EraEnded').length === 0) {
      const [seat] = now.asked();
      const [swap] = now.offered(seat).includes('UpgradeHQ') ? now.choices(seat, 'UpgradeHQ', 'card') : [];
      const swaps = swap !== undefined && now.choices(seat, 'UpgradeHQ', 'slot').includes('2');
      const there = company(now, seat).teams[0].at;
      const to = { lunar_lp4: 'lunar_lp5', lunar_lp5: 'lunar_lp4', phobos: 'deimos', deimos: 'phobos' }[there!]!;
      const action = swaps ? ({ type: 'UpgradeHQ', card: swap, slot: '2' } as const) : move(1, to, { hq: seat });
      kinds.push(`${seat} ${action.type}`);
      now = restOfTurn(now.when(seat, action));
      if (kinds.length > 60) break;
    }
    // 10 turns without a card, 6 in which one is discarded, 10 with an empty deck, and a last one for each.
    expect(kinds.length).toBe(10 + 5 + 10 + 2);
    // 9.7d: never twice running.
    const own = kinds.filter((kind) => kind.startsWith('A'));
    expect(own.some((kind, i) => kind === 'A UpgradeHQ' && own[i + 1] === kind)).toBe(false);
    expect(own.filter((kind) => kind === 'A UpgradeHQ').length).toBeGreaterThan(4);
  });

  it('12.11a gives the last turns when nothing is discarded with an empty deck either', () => {
    const set = [emptyDeck, hand('A', 'ion_drive'), hand('B', 'ion_drive'), hand('C', 'survey_drone')];
    const ended = given(3, ...set, board({ still: 14 }), midTurn('A', 'turnClosing'));
    expect(ended.told('EraEndTriggered')).toMatchObject([{ by: 'standstill', last: ['B', 'C', 'A'] }]);
    const counted = given(3, ...set, board({ still: 14 }), midTurn('A', 'discarding', { played: ['M14'] }));
    expect(boardOf(counted).still).toBe(1);
  });

  it('12.12 goes from the last era of the table to the final scoring', () => {
    const close = (era: 'mariners' | 'starfarers') =>
      given(2, lastEra(era), inEra(era), emptyDeck, passed('A'), board({ lastTurns: [] }), after('B'));
    expect(close('mariners').told('GameEnded')).toHaveLength(1);
    expect(close('starfarers').told('GameEnded')).toHaveLength(1);
    const going = given(2, emptyDeck, passed('A'), board({ lastTurns: [] }), after('B'));
    expect([going.told('GameEnded').length, going.told('EraBegan').length]).toEqual([0, 1]);
  });
});
