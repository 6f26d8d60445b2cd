import { arrive, inviteTo, openLobby, playedTable, type Somebody } from '../../src/commands/demo-tables.js';
import { games } from '../../src/games/registry.js';
import { type Stage } from '../../src/commands/demo-tables.js';

/** Every page there is, by name, with something on it, for specs that look at all of them. */
export interface EveryPage {
  readonly people: readonly Somebody[];
  readonly paths: Readonly<Record<string, string>>;
}

export const everyPage = async (stage: Stage): Promise<EveryPage> => {
  const people = [await arrive(stage, 'marek@example.org'), await arrive(stage, 'yuki@example.org')];
  const running = await playedTable(stage, 'Boiler Row', people, 120, (seat) => seat === 'A');
  const over = await playedTable(stage, 'Last Harvest', people, Infinity);
  const others: Record<string, string> = {};
  for (const { id, title } of games().slice(1))
    others[id] = `/t/${await playedTable(stage, title, [...people, people[0]], 40, (seat) => seat === 'A', id)}`;
  const lobby = await openLobby(stage, 'Glass Canyon', people[0]);
  const invited = await inviteTo(stage, lobby, 'kim@example.org', people[0]);
  const { publicUrl } = stage.service;
  const unsubscribe = stage.postbox.letters.flatMap(({ unsubscribe: link = '' }) => (link === '' ? [] : [link]))[0];
  return {
    people,
    paths: {
      home: '/',
      new: '/new',
      settings: '/settings',
      rulebooks: '/rules',
      rules: '/rules/planet-steam?q=ore',
      'sign-in': '/sign-in',
      'sign-in link': '/sign-in?secret=x',
      lobby: `/t/${lobby}`,
      table: `/t/${running}`,
      chosen: `/t/${running}?offer=1`,
      past: `/t/${running}?at=50`,
      over: `/t/${over}`,
      ...others,
      player: `/player/${people[0].player}`,
      invitation: `/invitation?secret=${invited}`,
      'used invitation': '/invitation?secret=x',
      postbox: '/postbox',
      letter: '/postbox/1',
      nothing: '/t/none',
      ...(unsubscribe === undefined ? {} : { 'fewer letters': unsubscribe.replace(publicUrl, '') }),
    },
  };
};
