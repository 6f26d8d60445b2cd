import { Inject } from '@nestjs/common';
import { Args, Context as Ctx, Mutation, Query, Resolver } from '@nestjs/graphql';
import { letterChoiceSchema } from '../accounts/letter-choices.js';
import { myLetters } from '../mail/my-letters.js';
import { SERVICE, type Service } from '../service.js';
import { given } from './given.js';
import { meOf } from './me.resolver.js';
import { type MutationChooseLettersArgs, type QueryMyLettersArgs } from './schema-types.js';
import { checked, type Context, failure, pageSize, signedIn } from './viewer.js';

/** How a person wants letters, and what became of those that were written. */
@Resolver()
export class LettersResolver {
  constructor(@Inject(SERVICE) private readonly service: Service) {}

  @Query('myLetters')
  myLetters(@Args() { first, after, table }: QueryMyLettersArgs, @Ctx() context: Context) {
    const { player } = signedIn(context, 'read');
    const { outbox } = this.service.letters.room;
    const { letters, hasMore } = myLetters(outbox, player, { first: pageSize(first), after, table });
    return {
      letters: letters.map((letter) => ({
        ...letter,
        written: letter.written.toISOString(),
        due: letter.due?.toISOString(),
        settled: letter.settled?.toISOString(),
      })),
      next: hasMore ? letters.at(-1)!.cursor : null,
    };
  }

  @Mutation('chooseLetters')
  async chooseLetters(@Args() { table, choice }: MutationChooseLettersArgs, @Ctx() context: Context) {
    const { player } = signedIn(context, 'account');
    const { store } = this.service.accounts;
    const account = await store.load(player);
    if (!account) throw failure('UNAUTHENTICATED', 'this account is gone');
    if (table && !(await context.tableOf(table))) throw failure('NOT_FOUND', 'table: there is no such table');
    const changed = checked(letterChoiceSchema.partial(), given(choice as Record<string, unknown>));
    return meOf(await store.append(account, { type: 'LettersChosen', table: table ?? null, choice: changed }));
  }
}
