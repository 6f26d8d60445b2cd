import { Inject } from '@nestjs/common';
import { Args, Context as Ctx, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { z } from 'zod';
import { type Account, type AccountSettings, isZone, settingsSchema } from '../accounts/account.js';
import {
  addressSchema,
  askForSignIn,
  eraseAccount,
  issuePersonalToken,
  revokeToken,
  signIn,
} from '../accounts/sign-in.js';
import { type Scope } from '../accounts/tokens.js';
import { type Locale } from '../games/kernel/game-definition.js';
import { listTables } from '../read-models/tables/query.js';
import { SERVICE, type Service } from '../service.js';
import { forget, notesOf, talkAt } from '../tables/beside-the-table.js';
import { vacationFault, vacationLeft } from '../accounts/vacation.js';
import { loadTable, tableRefusal } from '../tables/shell.js';
import { checked, type Context, failure, signedIn } from './viewer.js';
import { refusedResult } from './wording.js';

export const meOf = (account: Account) => ({
  id: account.player,
  address: account.address,
  ...account.settings,
  tokens: account.tokens,
  vacations: account.vacations,
  letters: account.letters.all,
  lettersRefused: account.failed?.why ?? null,
  account,
});

/** Signing in and out, settings, tokens, erasure. */
@Resolver('Me')
export class MeResolver {
  constructor(@Inject(SERVICE) private readonly service: Service) {}

  private async account(context: Context, scope: Scope): Promise<Account> {
    const { player } = signedIn(context, scope);
    const account = await this.service.accounts.store.load(player);
    if (!account) throw failure('UNAUTHENTICATED', 'this account is gone');
    return account;
  }

  @Query('me')
  async me(@Ctx() context: Context) {
    return context.viewer ? meOf(await this.account(context, 'read')) : null;
  }

  /** The address is for its owner, not for every program that may play. */
  @ResolveField('address')
  address(@Parent() me: { address: string }, @Ctx() context: Context): string {
    signedIn(context, 'account');
    return me.address;
  }

  @ResolveField('vacationDaysLeft')
  vacationDaysLeft(@Parent() { account }: { account: Account }): number {
    return vacationLeft(account, this.service.accounts.now().getUTCFullYear());
  }

  @ResolveField('isOperator')
  isOperator(@Parent() { account }: { account: Account }): boolean {
    return this.service.operators.has(account.address);
  }

  @ResolveField('data')
  async data(@Parent() { account }: { account: Account }, @Ctx() context: Context) {
    signedIn(context, 'account');
    const { readModels, shell, letters } = this.service;
    const { player, address, settings, vacations, tokens } = account;
    const mine = listTables(readModels, { player, limit: 100_000 });
    const tables = [];
    for (const { id, title, game, status } of mine) {
      const loaded = await loadTable(shell, id);
      if ('refused' in loaded) continue;
      const said = (await talkAt(shell, loaded.table)).filter((one) => one.player === player);
      tables.push({ id, title, game, status, notes: await notesOf(shell, loaded.table, player), said });
    }
    const sent = letters.room.outbox.queuedFor(player).map(({ kind, table }) => ({ kind, table }));
    return { player, address, settings, vacations, tokens, tables, lettersWaiting: sent };
  }

  @Mutation('takeVacation')
  async takeVacation(@Args('from') from: string, @Args('to') to: string, @Ctx() context: Context) {
    const account = await this.account(context, 'account');
    const parsed = z.strictObject({ from: z.iso.datetime(), to: z.iso.datetime() }).safeParse({ from, to });
    if (!parsed.success) throw failure('BAD_INPUT', 'from, to: write moments as 2026-12-24T00:00:00Z');
    const fault = vacationFault(account, parsed.data, this.service.accounts.now());
    if (fault) {
      const { fault: say, ...values } = fault;
      return refusedResult(tableRefusal('from', say, values).refused);
    }
    const vacation = { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
    const after = await this.service.accounts.store.append(account, { type: 'VacationTaken', vacation });
    return { __typename: 'Me', ...meOf(after) };
  }

  @Mutation('endVacation')
  async endVacation(@Ctx() context: Context) {
    const account = await this.account(context, 'account');
    const at = this.service.accounts.now().toISOString();
    return meOf(await this.service.accounts.store.append(account, { type: 'VacationEnded', at }));
  }

  @Mutation('askForSignIn')
  async askForSignIn(
    @Args('address') address: string,
    @Args('locale') locale: Locale,
    @Args('zone') zone: string,
  ): Promise<boolean> {
    if (!addressSchema.safeParse(address.trim()).success)
      throw failure('BAD_INPUT', 'address: write an e-mail address, such as ann@example.org');
    if (!isZone(zone)) throw failure('BAD_INPUT', 'zone: write a time zone such as Europe/Madrid');
    this.service.limits.ofMailbox.take(address.trim().toLowerCase());
    await askForSignIn(this.service.accounts, address, { locale, zone });
    return true;
  }

  @Mutation('signIn')
  async signIn(@Args('secret') secret: string) {
    const session = await signIn(this.service.accounts, secret.slice(0, 2000));
    return session && { secret: session.secret, me: meOf(session.account) };
  }

  @Mutation('signOut')
  signOut(@Args('token') token: string | undefined, @Ctx() context: Context): Promise<boolean> {
    const viewer = signedIn(context, 'read');
    // Ending one's own session needs no scope; taking back another token does.
    if (token !== undefined && token !== viewer.token) signedIn(context, 'account');
    return revokeToken(this.service.accounts, viewer.player, token ?? viewer.token);
  }

  @Mutation('changeSettings')
  async changeSettings(@Args('settings') settings: Partial<AccountSettings>, @Ctx() context: Context) {
    const account = await this.account(context, 'account');
    const given = Object.fromEntries(
      Object.entries(settings).filter(([, value]) => value !== null && value !== undefined),
    );
    const changed = checked(settingsSchema.partial(), given);
    return meOf(await this.service.accounts.store.append(account, { type: 'SettingsChanged', settings: changed }));
  }

  @Mutation('issueToken')
  async issueToken(
    @Args('name') name: string,
    @Args('scopes') scopes: readonly Scope[],
    @Args('days') days: number,
    @Ctx() context: Context,
  ) {
    const account = await this.account(context, 'account');
    const token = checked(
      z.object({
        name: z.string().trim().min(1).max(60),
        days: z.int().min(1).max(3650),
        scopes: z.array(z.string()).min(1),
      }),
      { name, days, scopes },
    );
    const { secret, account: after } = await issuePersonalToken(
      this.service.accounts,
      account,
      token.name,
      [...new Set(scopes)],
      days,
    );
    return { secret, id: after.tokens.at(-1)!.id };
  }

  @Mutation('eraseMyAccount')
  async eraseMyAccount(@Args('confirm') confirm: boolean, @Ctx() context: Context): Promise<boolean> {
    const { player } = signedIn(context, 'account');
    if (!confirm)
      throw failure('BAD_INPUT', 'confirm: say true to erase everything we know about you; it cannot be taken back');
    for (const { id } of listTables(this.service.readModels, { player, limit: 100_000 }))
      await forget(this.service.shell, id, player);
    await eraseAccount(this.service.accounts, player);
    return true;
  }
}
