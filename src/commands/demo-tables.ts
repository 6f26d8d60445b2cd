import { createApp } from '../create-app.js';
import { newKey } from '../accounts/account-store.js';
import { askForSignIn, signIn } from '../accounts/sign-in.js';
import { greedy } from '../bots/policies.js';
import { InMemoryEventStore } from '../event-store/in-memory.event-store.js';
import { seededChance } from '../games/kernel/chance.js';
import { Postbox } from '../mail/postbox.js';
import { openService } from '../open-service.js';
import { type Service } from '../service.js';
import { makeInvitation } from '../accounts/invitations.js';
import { invite } from '../tables/arrange-table.js';
import { openTable } from '../tables/open-table.js';
import { startTable } from '../tables/start-table.js';
import { submitAnswer } from '../tables/submit-answer.js';
import { takeSeat } from '../tables/take-seat.js';

/** The whole service in memory on a port of its own, for looking at its pages. */
export interface Stage {
  readonly url: string;
  readonly service: Service;
  readonly postbox: Postbox;
  close(): Promise<void>;
}

export const openStage = async (port = 0): Promise<Stage> => {
  const postbox = new Postbox();
  const service = openService({
    events: new InMemoryEventStore(),
    post: postbox,
    readModelsFile: ':memory:',
    key: newKey(),
    publicUrl: 'http://parsec.test',
  });
  const app = await createApp(service);
  await app.listen(port, '127.0.0.1');
  return { url: await app.getUrl(), service, postbox, close: () => app.close() };
};

export interface Somebody {
  readonly player: string;
  /** The secret of the session, for a cookie. */
  readonly session: string;
}

/** Signs somebody in by the link in their letter. */
export const arrive = async ({ service, postbox }: Stage, address: string): Promise<Somebody> => {
  await askForSignIn(service.accounts, address, { locale: 'en', zone: 'Europe/Madrid' });
  const letter = postbox.letters.findLast(({ to }) => to === address)!;
  const session = await signIn(service.accounts, /secret=(\S+)/.exec(letter.text)![1]);
  return { player: session!.account.player, session: session!.secret };
};

/** A table with these people, played on by their sensible selves until `answers` were given or it is over. */
export const playedTable = async (
  { service: { shell } }: Stage,
  title: string,
  people: readonly Somebody[],
  answers: number,
  until: (seat: string) => boolean = () => true,
  game = 'planet-steam',
): Promise<string> => {
  const [host] = people;
  const seats = people.map((_one, i) => 'ABCDEF'[i]);
  const opened = await openTable(shell, {
    game,
    title,
    seats: seats.length,
    options: {},
    host: host.player,
    command: `open-${title.replace(/\W/g, '-')}`,
    way: 'page',
  });
  if ('refused' in opened) throw new Error(JSON.stringify(opened.refused));
  const { table: id } = opened;
  for (const [i, { player }] of people.entries())
    await takeSeat(shell, { table: id, seat: seats[i], player, nonce: `n${i}`, command: `sit-${i}`, way: 'page' });
  await startTable(shell, { table: id, player: host.player, command: 'start', way: 'page' });
  const chance = seededChance(7);
  for (let n = 0; ; n++) {
    const { table } = await shell.tables.load(id);
    const [question] = table.game.questions(table.state).filter(({ waits }) => waits);
    if (!question || (n >= answers && until(question.seat))) return id;
    const { seat } = question;
    await submitAnswer(shell, {
      table: id,
      seat,
      player: people[seats.indexOf(seat)].player,
      question: question.id,
      action: greedy(table.game, table.game.view(table.state, seat), seat, question, chance),
      command: `auto-${table.revision}`,
      way: 'page',
    });
  }
};

/** A table that waits for others. */
export const openLobby = async ({ service: { shell } }: Stage, title: string, host: Somebody): Promise<string> => {
  const command = `lobby-${title.replace(/\W/g, '-')}`;
  const opened = await openTable(shell, {
    game: 'planet-steam',
    title,
    seats: 3,
    options: {},
    host: host.player,
    command,
    way: 'page',
  });
  if ('refused' in opened) throw new Error(JSON.stringify(opened.refused));
  await takeSeat(shell, { table: opened.table, seat: 'A', player: host.player, nonce: 'n', command, way: 'page' });
  return opened.table;
};

/** The secret of an invitation, as its letter has it. */
export const inviteTo = async (
  { service: { shell, accounts } }: Stage,
  table: string,
  address: string,
  host: Somebody,
): Promise<string> => {
  const { id, secret } = await makeInvitation(accounts, { table, address, locale: 'en' });
  const { player } = host;
  const done = await invite(shell, { command: `invite-${id}`, table, player, way: 'page', seat: null, invitation: id });
  if ('refused' in done) throw new Error(JSON.stringify(done.refused));
  return secret;
};
