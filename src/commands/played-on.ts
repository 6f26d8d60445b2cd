import { type AccountStore } from '../accounts/account-store.js';
import { type Account } from '../accounts/account.js';
import { greedy } from '../bots/policies.js';
import { seededChance } from '../games/kernel/chance.js';
import { type Locale } from '../games/kernel/game-definition.js';
import { openTable } from '../tables/open-table.js';
import { type Shell } from '../tables/shell.js';
import { startTable } from '../tables/start-table.js';
import { submitAnswer } from '../tables/submit-answer.js';
import { takeSeat } from '../tables/take-seat.js';

const NAMES = ['Marek', 'Yuki', 'Inés', 'Tomás', 'Ada', 'Bo'];

/** A table of people with addresses, played on sensibly for so many answers, and further until the first seat is asked. */
export const playedOn = async (
  shell: Shell,
  accounts: AccountStore,
  game: string,
  count: number,
  answers: number,
  locale: Locale = 'en',
): Promise<{ readonly table: string; readonly people: readonly Account[] }> => {
  const people: Account[] = [];
  for (const name of NAMES.slice(0, count))
    people.push(
      await accounts.open({
        type: 'Opened',
        address: `${name.toLowerCase().normalize('NFD').replace(/\W/g, '')}.${locale}.${game}@example.net`,
        settings: { name, locale, zone: 'Europe/Madrid', quietFrom: '00:00', quietTo: '00:00', weekendsOff: false },
        at: shell.now().toISOString(),
      }),
    );
  const host = people[0].player;
  const opened = await openTable(shell, {
    game,
    title: 'Boiler Row',
    seats: count,
    host,
    command: `open-${game}-${locale}`,
    way: 'page',
  });
  if ('refused' in opened) throw new Error(JSON.stringify(opened.refused));
  const { table: id } = opened;
  for (const [i, { player }] of people.entries())
    await takeSeat(shell, {
      table: id,
      seat: 'ABCDEF'[i],
      player,
      nonce: `n${i}`,
      command: `sit-${i}`,
      way: 'page',
    });
  await startTable(shell, { table: id, player: host, command: 'start', way: 'page' });
  for (let n = 0; ; n++) {
    const { table } = await shell.tables.load(id);
    const [question] = table.game.questions(table.state).filter(({ waits }) => waits);
    if (!question || (n >= answers && question.seat === 'A')) return { table: id, people };
    const { seat } = question;
    const action = greedy(table.game, table.game.view(table.state, seat), seat, question, seededChance(n));
    const answer = await submitAnswer(shell, {
      table: id,
      seat,
      player: table.players[seat],
      question: question.id,
      action,
      command: `c${n}`,
      way: 'page',
    });
    if (!('accepted' in answer)) throw new Error(`${seat}: ${JSON.stringify(answer)}`);
  }
};
