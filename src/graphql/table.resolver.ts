import { Inject } from '@nestjs/common';
import { Args, Context as Ctx, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { choiceAt } from '../accounts/letter-choices.js';
import { type Arrangement, type Part } from '../games/drawing/drawing.js';
import { type Theme } from '../games/drawing/tokens.js';
import { type Locale, type Seat, type Standing } from '../games/kernel/game-definition.js';
import { tell } from '../games/kernel/tell.js';
import { SERVICE, type Service } from '../service.js';
import { notesOf, talkAt } from '../tables/beside-the-table.js';
import { factsUpTo } from '../tables/fork-table.js';
import { logEntries } from '../tables/log-entries.js';
import { mayAnswerFor } from '../tables/people.js';
import { ordersOf } from '../tables/standing-orders.js';
import { clockOf } from '../tables/table-clock.js';
import { tableStream } from '../tables/table-store.js';
import { type Table } from '../tables/table.js';
import { ownUndo } from '../tables/undo.js';
import { exportTable, verifyTableFile } from '../tables/table-file.js';
import { type Context, failure, signedIn } from './viewer.js';
import { saidOffer, saidQuestion, tellingFor } from './wording.js';

const LARGEST_PAGE = 200;

const placed = (standing: Standing | undefined) => ({ rank: standing?.rank ?? null, score: standing?.score ?? null });

/** One table, as far as the viewer may see it. The two ways out of a game are `view` and `witness`, here as everywhere. */
@Resolver('Table')
export class TableResolver {
  constructor(@Inject(SERVICE) private readonly service: Service) {}

  @ResolveField('title')
  title(@Parent() table: Table): string {
    return table.opened!.title;
  }

  @ResolveField('status')
  status(@Parent() table: Table): string {
    return table.seed !== null ? 'over' : table.started ? 'running' : 'open';
  }

  @ResolveField('host')
  host(@Parent() table: Table) {
    return { id: table.opened!.host };
  }

  @ResolveField('options')
  options(@Parent() table: Table) {
    return table.opened!.options;
  }

  @ResolveField('commitment')
  commitment(@Parent() table: Table): string {
    return table.opened!.commitment;
  }

  @ResolveField('seats')
  seats(@Parent() table: Table) {
    const standings = table.started ? table.game.outcome(table.state) : null;
    return table.opened!.seats.map((seat) => ({
      seat,
      ...placed(standings?.find((standing) => standing.seat === seat)),
      player: table.players[seat] === undefined ? null : { id: table.players[seat] },
      offeredTo: table.seatOffers[seat] === undefined ? null : { id: table.seatOffers[seat] },
    }));
  }

  /** The seat to look from: one's own, or any once the table is over; null looks on from outside. */
  private seatOf(table: Table, seat: Seat | null | undefined, { viewer }: Context): Seat | null {
    if (seat === null || seat === undefined) return null;
    const mine = viewer !== null && table.players[seat] === viewer.player;
    if (!mine && table.seed === null)
      throw failure('FORBIDDEN', `seat ${seat.slice(0, 20)} is not yours; leave it out to look on as a spectator`);
    if (!table.opened!.seats.includes(seat)) throw failure('BAD_INPUT', `there is no seat ${seat.slice(0, 20)}`);
    return seat;
  }

  /** The game's state as it was at a revision, by what counted then. */
  private stateAt(table: Table, revision: number | null | undefined): unknown {
    if (revision === null || revision === undefined || revision >= table.revision) return table.state;
    if (revision < 0) throw failure('BAD_INPUT', 'revision: facts are numbered from 0');
    return factsUpTo(table, revision).reduce((state, fact) => table.game.evolve(state, fact), table.game.blank);
  }

  @ResolveField('view')
  view(
    @Parent() table: Table,
    @Args('seat') seat: Seat | undefined,
    @Args('revision') revision: number | undefined,
    @Ctx() context: Context,
  ) {
    return table.game.view(this.stateAt(table, revision), this.seatOf(table, seat, context));
  }

  @ResolveField('text')
  text(
    @Parent() table: Table,
    @Args('seat') seat: Seat | undefined,
    @Args('revision') revision: number | undefined,
    @Args('locale') locale: Locale,
    @Ctx() context: Context,
  ): string {
    return table.game.text(table.game.view(this.stateAt(table, revision), this.seatOf(table, seat, context)), locale);
  }

  @ResolveField('picture')
  async picture(
    @Parent() table: Table,
    @Args()
    how: {
      seat?: Seat;
      revision?: number;
      arrangement: Arrangement;
      theme?: Theme | null;
      part?: Part | null;
      locale: Locale;
    },
    @Ctx() context: Context,
  ): Promise<string | null> {
    const { game } = table;
    if (!game.draw) return null;
    const seat = this.seatOf(table, how.seat, context);
    const state = this.stateAt(table, how.revision);
    // Offers belong to the present and to whoever is asked: a past position has none, and another's are not shown.
    const mine = seat !== null && table.players[seat] === context.viewer?.player && state === table.state;
    const asked = mine ? game.questions(state).filter((question) => question.seat === seat) : [];
    const offers = asked.flatMap((question) => question.offers).map(({ refs }, i) => ({ number: i + 1, refs }));
    const names: Record<Seat, string> = {};
    for (const [one, player] of Object.entries(table.players)) {
      const name = await context.nameOf(player);
      if (name !== null) names[one] = name;
    }
    const { arrangement, locale } = how;
    return game.draw(game.view(state, seat), locale, {
      arrangement,
      offers,
      names,
      ...(how.theme ? { theme: how.theme } : {}),
      ...(how.part ? { part: how.part } : {}),
    });
  }

  @ResolveField('questions')
  questions(@Parent() table: Table, @Args('locale') locale: Locale, @Ctx() { viewer }: Context) {
    if (!viewer) return [];
    const mine = table.game.questions(table.state).filter(({ seat }) => table.players[seat] === viewer.player);
    return mine.map((question) => saidQuestion(tellingFor(table.game, locale), question));
  }

  @ResolveField('awaiting')
  awaiting(@Parent() table: Table, @Args('locale') locale: Locale) {
    return Object.entries(table.awaiting).map(([seat, { about, since }]) => ({
      seat,
      since,
      about: tell(tellingFor(table.game, locale), about),
    }));
  }

  @ResolveField('log')
  async log(
    @Parent() table: Table,
    @Args('first') first: number,
    @Args('before') before: number | undefined,
    @Args('locale') locale: Locale,
    @Ctx() { viewer }: Context,
  ) {
    if (first < 1 || first > LARGEST_PAGE) throw failure('BAD_INPUT', `first: ask for 1 to ${LARGEST_PAGE}`);
    const events = await this.service.shell.tables.events.readBackwards(tableStream(table.id), {
      before: before ?? undefined,
      limit: first,
    });
    const entries = logEntries(table, events, viewer?.player ?? null, locale);
    const last = events.at(-1)?.revision ?? 0;
    return { entries, next: last > 0 ? last : null };
  }

  private ownSeat(table: Table, seat: Seat, context: Context): Seat {
    const { player } = signedIn(context, 'read');
    if (table.players[seat] !== player) throw failure('FORBIDDEN', "orders are their own seat's business");
    return seat;
  }

  @ResolveField('orders')
  orders(@Parent() table: Table, @Args('seat') seat: Seat, @Ctx() context: Context) {
    return ordersOf(this.service.shell, table, this.ownSeat(table, seat, context));
  }

  @ResolveField('orderTemplates')
  orderTemplates(
    @Parent() table: Table,
    @Args('seat') seat: Seat,
    @Args('locale') locale: Locale,
    @Ctx() context: Context,
  ) {
    const own = this.ownSeat(table, seat, context);
    if (!table.started) return [];
    return table.game
      .orders(table.game.view(table.state, own), own)
      .map((template) => saidOffer(tellingFor(table.game, locale), template));
  }

  @ResolveField('talk')
  async talk(@Parent() table: Table) {
    return (await talkAt(this.service.shell, table)).map(({ player, ...said }) => ({
      ...said,
      player: { id: player },
    }));
  }

  @ResolveField('notes')
  notes(@Parent() table: Table, @Ctx() { viewer }: Context): Promise<string> | string {
    return viewer ? notesOf(this.service.shell, table, viewer.player) : '';
  }

  @ResolveField('mayUndo')
  mayUndo(@Parent() table: Table, @Args('seat') seat: Seat, @Ctx() { viewer }: Context): boolean {
    const mayAnswer = viewer !== null && mayAnswerFor(table, seat, viewer.player, this.service.shell.now());
    return mayAnswer && 'from' in ownUndo(table, seat);
  }

  @ResolveField('letters')
  async letters(@Parent() table: Table, @Ctx() { viewer }: Context) {
    const account = viewer?.scopes.includes('account') && (await this.service.accounts.store.load(viewer.player));
    return account ? choiceAt(account.letters, table.id) : null;
  }

  @ResolveField('arrangement')
  arrangement(@Parent() { arrangement: { pace, ...rest } }: Table) {
    return { ...rest, pace: { hours: null, increment: null, cap: null, ...pace } };
  }

  @ResolveField('clock')
  async clock(@Parent() table: Table) {
    const { shell, rests } = this.service;
    const moment = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());
    const clocks = await clockOf(table, rests, shell.now());
    return clocks.map(({ seat, since, left, deadline }) => ({
      seat,
      since: moment(since),
      hoursLeft: Number.isFinite(left) ? left / 3_600_000 : null,
      deadline: moment(deadline),
    }));
  }

  @ResolveField('paused')
  paused(@Parent() table: Table): boolean {
    return table.paused !== null;
  }

  @ResolveField('proposals')
  proposals(@Parent() table: Table) {
    return Object.entries(table.proposals).map(([id, { proposal, by, consents }]) => ({
      id: Number(id),
      kind: proposal.kind,
      from: proposal.kind === 'undo' ? proposal.from : null,
      until: proposal.kind === 'pause' ? proposal.until : null,
      by: { id: by },
      agreed: consents.map((one) => ({ id: one })),
    }));
  }

  @ResolveField('invitations')
  invitations(@Parent() table: Table): number {
    return Object.keys(table.invitations).length;
  }

  @ResolveField('forkOf')
  forkOf(@Parent() table: Table): string | null {
    return table.forkOf?.table ?? null;
  }

  @ResolveField('fairness')
  async fairness(@Parent() table: Table) {
    const { commitment } = table.opened!;
    const told = { commitment, seed: table.seed, nonces: table.nonces, head: table.head };
    if (table.seed === null) return { ...told, verdict: null };
    const verdict = verifyTableFile(await this.exported(table));
    return {
      ...told,
      verdict: verdict.proven ? { proven: true, facts: verdict.records } : { ...verdict, facts: table.revision + 1 },
    };
  }

  /** Everything that was secret is in it, so not before the end; what a seat had ordered stays its own. */
  @ResolveField('file')
  file(@Parent() table: Table): Promise<string> | null {
    return table.seed === null ? null : this.exported(table);
  }

  private exported(table: Table): Promise<string> {
    return exportTable(this.service.shell, table.id, { orders: false });
  }

  @ResolveField('standings')
  standings(@Parent() table: Table) {
    return table.started ? table.game.outcome(table.state) : null;
  }
}
