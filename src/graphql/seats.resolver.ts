import { Inject } from '@nestjs/common';
import { Args, Context as Ctx, Mutation, Resolver } from '@nestjs/graphql';
import { addressSchema } from '../accounts/sign-in.js';
import {
  enterByInvitation,
  INVITATION_DAYS,
  makeInvitation,
  readInvitation,
  useUpInvitation,
} from '../accounts/invitations.js';
import { type Refusal } from '../games/kernel/game-definition.js';
import { invitationLetter } from '../mail/invitation-letter.js';
import { SERVICE, type Service } from '../service.js';
import { arrangeTable, invite } from '../tables/arrange-table.js';
import { type Arrangement } from '../tables/arrangement.js';
import { type Done } from '../tables/deed.js';
import { forkTable } from '../tables/fork-table.js';
import { giveTime } from '../tables/give-time.js';
import { delegateSeat, leaveSeat, offerSeat, replacePlayer } from '../tables/leave-seat.js';
import { openTable } from '../tables/open-table.js';
import { operate, type Operate } from '../tables/operate.js';
import { answerProposal, propose, type Propose, resumeTable } from '../tables/propose.js';
import { loadTable, type Refused, tableRefusal } from '../tables/shell.js';
import { clockOf } from '../tables/table-clock.js';
import { seatFor, takeSeat } from '../tables/take-seat.js';
import { type Context, failure, signedIn } from './viewer.js';
import { given } from './given.js';
import {
  type MutationAcceptInvitationArgs,
  type MutationAnswerProposalArgs,
  type MutationArrangeTableArgs,
  type MutationDelegateSeatArgs,
  type MutationForkTableArgs,
  type MutationGiveTimeArgs,
  type MutationInviteToTableArgs,
  type MutationLeaveSeatArgs,
  type MutationOfferSeatArgs,
  type MutationOperateArgs,
  type MutationProposeArgs,
  type MutationRematchArgs,
  type MutationReplacePlayerArgs,
  type MutationResumeTableArgs,
} from './schema-types.js';
import { refusedResult } from './wording.js';

interface AtTable {
  readonly command: string;
  readonly table: string;
}
type AtSeat = AtTable & { readonly seat: string };

/** Everything about who sits where and how the table is run. Each method only names the use case. */
@Resolver()
export class SeatsResolver {
  constructor(@Inject(SERVICE) private readonly service: Service) {}

  private who(context: Context): { player: string; way: 'api' | 'page' } {
    const { player, by } = signedIn(context, 'play');
    return { player, way: by === 'api' ? 'api' : 'page' };
  }

  private async refused(refusal: Refusal, table?: string) {
    const loaded = table === undefined ? undefined : await loadTable(this.service.shell, table);
    return refusedResult(refusal, loaded && 'table' in loaded ? loaded.table.game : undefined);
  }

  private async done(result: Done, table: string) {
    return 'refused' in result ? this.refused(result.refused, table) : { __typename: 'Done', done: true };
  }

  private opened(result: { readonly table: string } | Refused, table?: string) {
    return 'refused' in result
      ? this.refused(result.refused, table)
      : { __typename: 'TableOpened', table: result.table };
  }

  @Mutation('arrangeTable')
  async arrangeTable(@Args() { arrangement, ...args }: MutationArrangeTableArgs, @Ctx() context: Context) {
    const chosen = given(arrangement) as Partial<Arrangement>;
    const deed = { ...args, arrangement: chosen, ...this.who(context) };
    return this.done(await arrangeTable(this.service.shell, deed), args.table);
  }

  /** The letter goes out once the table knows of the invitation; a repeated command mails nothing twice. */
  @Mutation('inviteToTable')
  async inviteToTable(@Args() { command, table, address, seat }: MutationInviteToTableArgs, @Ctx() context: Context) {
    const { player, way } = this.who(context);
    const { shell, accounts, limits, letters, publicUrl } = this.service;
    if (!addressSchema.safeParse(address.trim()).success)
      return this.refused(tableRefusal('address', 'badAddress').refused, table);
    const loaded = await loadTable(shell, table);
    if ('refused' in loaded) return this.refused(loaded.refused);
    if (loaded.table.commands.has(`${player}:${command}${seat ? `@${seat}` : ''}`))
      return { __typename: 'Done', done: true };
    limits.ofMailbox.take(address.trim().toLowerCase());
    const { locale } = loaded.table.arrangement;
    const invitation = await makeInvitation(accounts, { table, address, locale });
    const done = await invite(shell, { command, table, player, way, seat: seat ?? null, invitation: invitation.id });
    if ('done' in done) {
      const { title } = loaded.table.opened!;
      const host = (await context.nameOf(player)) ?? '';
      const link = `${publicUrl}/invitation?secret=${invitation.secret}`;
      await letters.sendSealed(
        `invitation:${invitation.id}`,
        invitationLetter(invitation.address, locale, { title, game: loaded.table.game.title, host, link }),
        new Date(accounts.now().getTime() + INVITATION_DAYS * 86_400_000),
      );
    }
    return this.done(done, table);
  }

  /** Whoever is not signed in is signed in by it: holding the link shows that the mailbox is theirs. */
  @Mutation('acceptInvitation')
  async acceptInvitation(@Args() { command, secret, seat }: MutationAcceptInvitationArgs, @Ctx() context: Context) {
    const { shell, accounts } = this.service;
    const invitation = await readInvitation(accounts, secret.slice(0, 2000));
    if (!invitation) return this.refused(tableRefusal('secret', 'badInvitation').refused);
    const chosen = seat ?? (await seatFor(shell, invitation.table, invitation.id));
    if (typeof chosen !== 'string') return this.refused(chosen.refused);
    const session = context.viewer ? null : await enterByInvitation(accounts, secret.slice(0, 2000));
    const player = context.viewer ? signedIn(context, 'play').player : session?.account.player;
    if (player === undefined) return this.refused(tableRefusal('secret', 'badInvitation').refused);
    const done = await takeSeat(shell, {
      command,
      table: invitation.table,
      seat: chosen,
      player,
      invitation: invitation.id,
      way: 'link',
    });
    if ('refused' in done) return this.refused(done.refused, invitation.table);
    await useUpInvitation(accounts, invitation.id);
    return { __typename: 'Seated', table: invitation.table, seat: chosen, secret: session?.secret ?? null };
  }

  @Mutation('leaveSeat')
  async leaveSeat(@Args() args: MutationLeaveSeatArgs, @Ctx() context: Context) {
    return this.done(await leaveSeat(this.service.shell, { ...args, ...this.who(context) }), args.table);
  }

  @Mutation('offerSeat')
  async offerSeat(@Args() args: MutationOfferSeatArgs, @Ctx() context: Context) {
    return this.done(await offerSeat(this.service.shell, { ...args, ...this.who(context) }), args.table);
  }

  @Mutation('delegateSeat')
  async delegateSeat(@Args() { to, ...args }: MutationDelegateSeatArgs, @Ctx() context: Context) {
    const given = { ...args, to: to ?? null, ...this.who(context) };
    return this.done(await delegateSeat(this.service.shell, given), args.table);
  }

  @Mutation('replacePlayer')
  async replacePlayer(@Args() args: MutationReplacePlayerArgs, @Ctx() context: Context) {
    const given = { ...args, lost: await this.lost(args), ...this.who(context) };
    return this.done(await replacePlayer(this.service.shell, given), args.table);
  }

  /** Whether a seat's player is lost: the account is gone, or the clock has run out. */
  private async lost({ table: id, seat }: AtSeat): Promise<'lost' | 'departed' | null> {
    const { shell, rests, accounts } = this.service;
    const loaded = await loadTable(shell, id);
    if ('refused' in loaded) return null;
    const player = loaded.table.players[seat] ?? '';
    if (player.startsWith('p-') && !(await accounts.store.load(player))) return 'departed';
    const clock = (await clockOf(loaded.table, rests, shell.now())).find((one) => one.seat === seat);
    return typeof clock?.deadline === 'number' && clock.deadline <= shell.now().getTime() ? 'lost' : null;
  }

  @Mutation('propose')
  async propose(
    @Args()
    { kind, after, until, ...args }: MutationProposeArgs,
    @Ctx() context: Context,
  ) {
    const what: Propose['what'] = kind === 'undo' ? { kind, after: after ?? -1 } : { kind, until: until ?? null };
    return this.done(await propose(this.service.shell, { ...args, what, ...this.who(context) }), args.table);
  }

  @Mutation('answerProposal')
  async answerProposal(@Args() args: MutationAnswerProposalArgs, @Ctx() context: Context) {
    return this.done(await answerProposal(this.service.shell, { ...args, ...this.who(context) }), args.table);
  }

  @Mutation('resumeTable')
  async resumeTable(@Args() args: MutationResumeTableArgs, @Ctx() context: Context) {
    return this.done(await resumeTable(this.service.shell, { ...args, ...this.who(context) }), args.table);
  }

  @Mutation('giveTime')
  async giveTime(@Args() args: MutationGiveTimeArgs, @Ctx() context: Context) {
    return this.done(await giveTime(this.service.shell, { ...args, ...this.who(context) }), args.table);
  }

  @Mutation('forkTable')
  async forkTable(@Args() args: MutationForkTableArgs, @Ctx() context: Context) {
    return this.opened(await forkTable(this.service.shell, { ...args, ...this.who(context) }), args.table);
  }

  /** The same game, options and way of running it; whoever sat there sits down again by themselves. */
  @Mutation('rematch')
  async rematch(@Args() { command, table: id }: MutationRematchArgs, @Ctx() context: Context) {
    const { player, way } = this.who(context);
    const loaded = await loadTable(this.service.shell, id);
    if ('refused' in loaded) return this.refused(loaded.refused);
    const { opened, arrangement, seed } = loaded.table;
    if (seed === null) return this.refused(tableRefusal('table', 'notOver').refused, id);
    const { game, title, seats, options } = opened!;
    return this.opened(
      await openTable(this.service.shell, {
        game,
        title,
        seats: seats.length,
        options: { ...options },
        arrangement: { ...arrangement, rematchOf: id },
        host: player,
        command,
        way,
      }),
    );
  }

  @Mutation('operate')
  async operate(@Args() { deed, ...args }: MutationOperateArgs, @Ctx() context: Context) {
    const { player } = signedIn(context, 'account');
    const account = await this.service.accounts.store.load(player);
    if (!account || !this.service.operators.has(account.address)) throw failure('FORBIDDEN', 'this is for operators');
    const given = { ...args, deed: deedOf(deed), player, way: 'operator' as const };
    return this.done(await operate(this.service.shell, given), args.table);
  }
}

const deedOf = (deed: Record<string, unknown>): Operate['deed'] =>
  ({ ...(deed.kind === 'pause' ? { until: null } : {}), ...given(deed) }) as Operate['deed'];
