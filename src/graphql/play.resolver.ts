import { Inject } from '@nestjs/common';
import { Args, Context as Ctx, Mutation, Resolver } from '@nestjs/graphql';
import { type GameDefinition, type Options, type Refusal } from '../games/kernel/game-definition.js';
import { readLine } from '../games/kernel/notation.js';
import { tell } from '../games/kernel/tell.js';
import { SERVICE, type Service } from '../service.js';
import { keepNotes, sayAtTable } from '../tables/beside-the-table.js';
import { openTable } from '../tables/open-table.js';
import { previewAnswer } from '../tables/preview-answer.js';
import { loadTable } from '../tables/shell.js';
import { giveStandingOrder, withdrawStandingOrder } from '../tables/give-standing-order.js';
import { startTable } from '../tables/start-table.js';
import { submitAnswer, type Submitted } from '../tables/submit-answer.js';
import { seatBot, takeSeat } from '../tables/take-seat.js';
import { undo } from '../tables/undo.js';
import { type Context, signedIn } from './viewer.js';
import { given } from './given.js';
import {
  type MutationGiveOrderArgs,
  type MutationKeepNotesArgs,
  type MutationOpenTableArgs,
  type MutationPreviewAnswerArgs,
  type MutationSayArgs,
  type MutationSeatBotArgs,
  type MutationStartTableArgs,
  type MutationSubmitAnswerArgs,
  type MutationSubmitLineArgs,
  type MutationTakeSeatArgs,
  type MutationUndoArgs,
  type MutationWithdrawOrderArgs,
} from './schema-types.js';
import { refusedResult, staleResult, tellingFor } from './wording.js';

/** Everything a person does at a table. Each method only names the use case and the shape of its result. */
@Resolver()
export class PlayResolver {
  constructor(@Inject(SERVICE) private readonly service: Service) {}

  private who(context: Context): { player: string; way: 'api' | 'page' } {
    const { player, by } = signedIn(context, 'play');
    return { player, way: by === 'api' ? 'api' : 'page' };
  }

  private async gameAt(table: string): Promise<GameDefinition | undefined> {
    const loaded = await loadTable(this.service.shell, table);
    return 'refused' in loaded ? undefined : loaded.table.game;
  }

  private async refused(refusal: Refusal, table?: string) {
    return refusedResult(refusal, table === undefined ? undefined : await this.gameAt(table));
  }

  private async submitted(result: Submitted, table: string) {
    if ('accepted' in result) return { __typename: 'Accepted', ...result.accepted };
    return 'stale' in result
      ? staleResult(result.stale, await this.gameAt(table))
      : this.refused(result.refused, table);
  }

  @Mutation('openTable')
  async openTable(
    @Args() { command, table: { arrangement, options, ...table } }: MutationOpenTableArgs,
    @Ctx() context: Context,
  ) {
    const { player, way } = this.who(context);
    const result = await openTable(this.service.shell, {
      ...table,
      // Any JSON: the use case reads it with its own schema, as it does the order below.
      options: (options ?? {}) as Options,
      arrangement: given(arrangement),
      host: player,
      command,
      way,
    });
    return 'refused' in result ? this.refused(result.refused) : { __typename: 'TableOpened', table: result.table };
  }

  @Mutation('takeSeat')
  async takeSeat(@Args() { command, table, seat, nonce }: MutationTakeSeatArgs, @Ctx() context: Context) {
    const result = await takeSeat(this.service.shell, {
      command,
      table,
      seat,
      ...(nonce ? { nonce } : {}),
      ...this.who(context),
    });
    return 'refused' in result ? this.refused(result.refused, table) : { __typename: 'Done', done: true };
  }

  @Mutation('seatBot')
  async seatBot(@Args() { command, table, seat, policy }: MutationSeatBotArgs, @Ctx() context: Context) {
    const result = await seatBot(this.service.shell, { command, table, seat, policy, ...this.who(context) });
    return 'refused' in result ? this.refused(result.refused, table) : { __typename: 'Done', done: true };
  }

  @Mutation('startTable')
  async startTable(@Args() { command, table }: MutationStartTableArgs, @Ctx() context: Context) {
    const result = await startTable(this.service.shell, { command, table, ...this.who(context) });
    return 'refused' in result ? this.refused(result.refused, table) : { __typename: 'Done', done: true };
  }

  @Mutation('submitAnswer')
  async submitAnswer(
    @Args() { command, table, seat, question, action }: MutationSubmitAnswerArgs,
    @Ctx() context: Context,
  ) {
    return this.submitted(
      await submitAnswer(this.service.shell, { command, table, seat, question, action, ...this.who(context) }),
      table,
    );
  }

  @Mutation('submitLine')
  async submitLine(@Args() { command, table: id, seat, line }: MutationSubmitLineArgs, @Ctx() context: Context) {
    const { player, way } = this.who(context);
    const loaded = await loadTable(this.service.shell, id);
    if ('refused' in loaded) return this.refused(loaded.refused);
    const { table } = loaded;
    // A repeated command is answered as before, whatever the line would mean by now.
    const asked =
      table.commands.has(command) || table.players[seat] !== player
        ? []
        : table.game.questions(table.state).filter((question) => question.seat === seat);
    const read = readLine(table.game.words, line, asked);
    const answer = 'action' in read ? { question: read.question.id, action: read.action } : null;
    if (!answer && asked.length > 0 && 'problem' in read)
      return this.refused({ rule: read.rule, why: read.problem, field: 'line' }, id);
    return this.submitted(
      await submitAnswer(this.service.shell, {
        command,
        table: id,
        seat,
        question: answer?.question ?? '',
        action: answer?.action,
        player,
        way,
      }),
      id,
    );
  }

  @Mutation('previewAnswer')
  async previewAnswer(
    @Args()
    { table, seat, question, action, locale }: MutationPreviewAnswerArgs,
    @Ctx() context: Context,
  ) {
    const result = await previewAnswer(this.service.shell, {
      table,
      seat,
      question,
      action,
      player: this.who(context).player,
    });
    const game = await this.gameAt(table);
    if ('refused' in result) return refusedResult(result.refused, game);
    if ('stale' in result) return staleResult(result.stale, game);
    const { facts } = result;
    const telling = tellingFor(game, locale);
    const text = facts.flatMap((fact) => {
      const phrase = game!.describe(fact);
      return phrase ? [tell(telling, phrase)] : [];
    });
    return { __typename: 'Preview', facts, text };
  }

  @Mutation('say')
  async say(@Args() { command, table, text }: MutationSayArgs, @Ctx() context: Context) {
    const result = await sayAtTable(this.service.shell, { command, table, text, player: this.who(context).player });
    return 'refused' in result ? this.refused(result.refused, table) : { __typename: 'Done', done: true };
  }

  @Mutation('keepNotes')
  async keepNotes(@Args() { command, table, text }: MutationKeepNotesArgs, @Ctx() context: Context) {
    const result = await keepNotes(this.service.shell, { command, table, text, player: this.who(context).player });
    return 'refused' in result ? this.refused(result.refused, table) : { __typename: 'Done', done: true };
  }

  @Mutation('undo')
  async undo(@Args() { command, table, seat }: MutationUndoArgs, @Ctx() context: Context) {
    const result = await undo(this.service.shell, { command, table, seat, ...this.who(context) });
    return 'refused' in result ? this.refused(result.refused, table) : { __typename: 'Undone', ...result.undone };
  }

  @Mutation('giveOrder')
  async giveOrder(@Args() { command, table, seat, order, once }: MutationGiveOrderArgs, @Ctx() context: Context) {
    const result = await giveStandingOrder(this.service.shell, {
      command,
      table,
      seat,
      order: order as { type: string },
      once,
      ...this.who(context),
    });
    return 'refused' in result ? this.refused(result.refused, table) : { __typename: 'OrderKept', order: result.order };
  }

  @Mutation('withdrawOrder')
  async withdrawOrder(@Args() { command, table, seat, order }: MutationWithdrawOrderArgs, @Ctx() context: Context) {
    const { player } = this.who(context);
    const result = await withdrawStandingOrder(this.service.shell, { command, table, seat, order, player });
    return 'refused' in result
      ? this.refused(result.refused, table)
      : { __typename: 'OrderKept', order: result.withdrawn };
  }
}
