import { afterEach, describe, expect, it } from '@jest/globals';
import { Refused } from '../../src/mail/letter.js';
import { askedOf } from '../../src/mail/mailroom.js';
import { replyAddress } from '../../src/mail/addresses.js';
import { submitLine } from '../../src/tables/submit-line.js';
import { sayAtTable } from '../../src/tables/beside-the-table.js';
import { type World, type worldOf } from './mail-world.js';
import { type ObedientPost, PEOPLE, WorldInHand } from './world-in-hand.js';

let hand: WorldInHand;
let world: World;
let post: ObedientPost;
afterEach(() => world.close());

const open = async (options: Parameters<typeof worldOf>[2] = {}): Promise<void> => {
  hand = await WorldInHand.open(options);
  ({ world, post } = hand);
};
const settled = () => hand.settled();
const tableNow = () => hand.table();
const letterTo = (address: string) => hand.letterTo(address);
const reply: WorldInHand['reply'] = (...given) => hand.reply(...given);
const answer = async (at: number, line: string, command = line.replace(/\W/g, '-')) =>
  submitLine(world.shell, {
    table: world.table,
    seat: 'AB'[at],
    player: world.people[at].player,
    line,
    command,
    way: 'page',
  });

describe('letters', () => {
  it('one for each who is asked, in their language, worded for their seat, with nothing secret in the subject', async () => {
    await open();
    expect(post.sent.map(({ to }) => to).sort()).toEqual(PEOPLE.map(({ address }) => address));
    const [ann, beto] = PEOPLE.map(({ address }) => letterTo(address));
    expect(ann.subject).toBe('Boiler Row (Planet Steam): Ann chooses a starting carrier');
    expect(ann.text).toContain('carrier quartz');
    expect(beto.text).toContain('PUEDES');
    // The head that is printed is the chain's at the fact that is named, however far the table is by now.
    const [, fact, head] = /fact (\d+) · chain head\s+([0-9a-f ]+)/.exec(ann.text)!;
    const stored = await world.shell.tables.events.read(`table-${world.table}`);
    expect((stored[Number(fact)].meta as { link: string }).link).toBe(head.replaceAll(' ', ''));
    // Both forms say the same: every line to type, every link.
    for (const { text, html } of [ann, beto])
      for (const link of text.match(/http:\S+/g)!)
        expect(html!.replaceAll('&#38;', '&').replaceAll('&amp;', '&')).toContain(link);
  });

  it('a question that is answered within the hold gets no letter; the next one joins it', async () => {
    await open({ letters: { holdMs: 60_000 } });
    expect(post.sent).toEqual([]);
    await answer(0, 'carrier ore');
    hand.clock += 61_000;
    await settled();
    const rows = world.postroom.room.outbox.ofPlayer(world.people[0].player, 50);
    expect(rows.filter(({ kind, state }) => kind === 'turn' && state === 'dropped').map(({ why }) => why)).toEqual([
      'answered',
    ]);
    expect(post.sent.filter(({ to }) => to === 'beto@correo.test')).toHaveLength(1);
  });

  it('no letter in quiet hours, and one a day at the chosen hour', async () => {
    await open({ start: false });
    const { accounts } = world;
    const [ann, beto] = world.people;
    await accounts.append(ann, { type: 'SettingsChanged', settings: { quietFrom: '12:00', quietTo: '18:00' } });
    await accounts.append(beto, { type: 'LettersChosen', table: null, choice: { cadence: 'daily', dailyHour: 7 } });
    const { startTable } = await import('../../src/tables/start-table.js');
    await startTable(world.shell, { table: world.table, player: ann.player, command: 'start', way: 'page' });
    await settled();
    expect(post.sent).toEqual([]);
    hand.clock = Date.parse('2026-11-18T17:00:01Z'); // 18:00 in Madrid
    await settled();
    expect(post.sent.map(({ to }) => to)).toEqual(['ann@mail.test']);
    hand.clock = Date.parse('2026-11-19T06:00:01Z');
    await settled();
    expect(post.sent.map(({ to }) => to)).toEqual(['ann@mail.test', 'beto@correo.test']);
  });

  it('a mail server that is down for a day: what is still asked goes out when it is back, the rest is dropped', async () => {
    await open({ start: false });
    post.trouble = new Error('connect ECONNREFUSED');
    const { startTable } = await import('../../src/tables/start-table.js');
    await startTable(world.shell, {
      table: world.table,
      player: world.people[0].player,
      command: 'start',
      way: 'page',
    });
    await settled();
    await answer(0, 'carrier ore');
    hand.clock += 86_400_000;
    post.trouble = null;
    await settled();
    // Ann has answered: she only learns that the game has begun.
    const asking = post.sent.filter(({ subject }) => !subject.includes('has begun'));
    expect(asking.map(({ to }) => to)).toEqual(['beto@correo.test']);
    const [id] = asking.map(({ messageId }) => messageId);
    expect(world.postroom.room.outbox.byMessageId(id!)?.state).toBe('sent');
  });

  it('an address that is refused gets no more letters, and the host is told', async () => {
    await open({ start: false });
    const { startTable } = await import('../../src/tables/start-table.js');
    const send = post.send.bind(post);
    post.send = (letter) =>
      letter.to === 'beto@correo.test' ? Promise.reject(new Refused('550 5.1.1 nobody', true)) : send(letter);
    await startTable(world.shell, {
      table: world.table,
      player: world.people[0].player,
      command: 'start',
      way: 'page',
    });
    await settled();
    expect((await world.accounts.load(world.people[1].player))!.failed?.why).toBe('bounced');
    expect(post.sent.map(({ subject }) => subject)).toContain('Boiler Row (Planet Steam): letters do not reach Beto');
    expect(world.postroom.room.outbox.ofPlayer(world.people[1].player, 9).map(({ state }) => state)).toContain(
      'bounced',
    );
  });

  it('what is said at the table reaches the others, once', async () => {
    await open();
    await sayAtTable(world.shell, {
      table: world.table,
      player: world.people[0].player,
      command: 's1',
      text: 'Good luck <b>all</b>',
    });
    await settled();
    const told = post.sent.filter(({ subject }) => subject.includes('Ann dice algo'));
    expect(told.map(({ to }) => to)).toEqual(['beto@correo.test']);
    expect(told[0].html).not.toContain('<b>all</b>');
  });
});

describe('replies', () => {
  it('carry out lines one by one, say what was done, and show the board', async () => {
    await open();
    await reply(letterTo('ann@mail.test'), 'carrier ore\nsay hello\n');
    await settled();
    const back = letterTo('ann@mail.test');
    expect(back.text).toContain('YOUR REPLY WAS CARRIED OUT');
    expect(back.text).toContain('done: "carrier ore"');
    expect((await tableNow()).history.some(({ seat, fact }) => seat === 'A' && fact.type === 'ChoiceSealed')).toBe(
      true,
    );
  });

  it('delivered twice is done once, whatever it would mean by then', async () => {
    await open();
    const letter = letterTo('ann@mail.test');
    expect(await reply(letter, 'carrier ore', { messageId: '<1@x>' })).toBe('carried out');
    const { revision } = await tableNow();
    expect(await reply(letter, 'carrier ore', { messageId: '<1@x>' })).toBe('seen before');
    expect((await tableNow()).revision).toBe(revision);
  });

  it('to a letter whose question has closed do nothing in its place', async () => {
    await open();
    const old = letterTo('ann@mail.test');
    await answer(0, 'carrier ore');
    await answer(1, 'carrier ore');
    await settled();
    const { revision } = await tableNow();
    await reply(old, 'pass\n1');
    await settled();
    expect((await tableNow()).revision).toBe(revision);
    expect(letterTo('ann@mail.test').text.replace(/\s+/g, ' ')).toContain(
      'the question of that letter has been answered or has closed',
    );
  });

  it('that fail say why, with the rule, and leave the rest', async () => {
    await open();
    await reply(letterTo('beto@correo.test'), 'transportista plata\npaso');
    await settled();
    const { text } = letterTo('beto@correo.test');
    expect(text).toContain('NO SE HA PODIDO CUMPLIR');
    expect(text).toContain('sin hacer: "paso"');
  });

  it('help explains, in the language of its reader', async () => {
    await open();
    await reply(letterTo('beto@correo.test'), 'ayuda');
    await settled();
    expect(letterTo('beto@correo.test').text).toContain('CÓMO CONTESTAR');
  });

  it('from programs are never answered, and a wrong address is nobody', async () => {
    await open();
    const before = post.sent.length;
    const letter = letterTo('ann@mail.test');
    expect(await reply(letter, 'carrier ore', { headers: new Map([['auto-submitted', ['auto-replied']]]) })).toBe(
      'automatic',
    );
    expect(await reply(letter, 'carrier ore', { envelopeFrom: '' })).toBe('automatic');
    const forged = letter.replyTo!.replace(/.@/, (end) => (end === 'a@' ? 'b@' : 'a@'));
    expect(await reply(letter, 'carrier ore', { to: forged })).toBe('unknown address');
    const others = replyAddress(world.accounts, { table: world.table, seat: 'B' }, world.people[0].player, 'play.test');
    expect(await reply(letter, 'carrier ore', { to: others })).toBe('unknown address');
    await settled();
    expect(post.sent).toHaveLength(before);
  });

  it('the secret decides about the sender, unless the player wants the address and its signature checked', async () => {
    await open({ letters: { authority: 'mx.play.test' } });
    const letter = letterTo('ann@mail.test');
    await world.accounts.append(world.people[0], {
      type: 'LettersChosen',
      table: null,
      choice: { strictReplies: true },
    });
    const signed = (by: string) => new Map([['authentication-results', [`${by}; dkim=pass header.d=mail.test`]]]);
    const { revision } = await tableNow();
    await reply(letter, 'carrier ore', { from: 'eve@mail.test', headers: signed('mx.play.test') });
    await reply(letter, 'carrier ore');
    await reply(letter, 'carrier ore', { headers: signed('mx.elsewhere.test') });
    expect((await tableNow()).revision).toBe(revision);
    await reply(letter, 'carrier ore', { headers: signed('mx.play.test') });
    expect((await tableNow()).revision).toBeGreaterThan(revision);
  });

  it('a bounce report or a complaint stops letters to that address', async () => {
    await open();
    const { returnPath } = letterTo('ann@mail.test');
    const raw = 'Content-Type: multipart/report\r\n\r\nStatus: 5.1.1\r\n';
    expect(await reply(letterTo('ann@mail.test'), '', { to: returnPath!, envelopeFrom: '', raw })).toBe('bounce');
    expect((await world.accounts.load(world.people[0].player))!.failed?.why).toBe('bounced');
  });

  it('numbers mean what the letter showed, also after an earlier line', async () => {
    await open();
    await reply(letterTo('ann@mail.test'), '1 ore');
    expect(askedOf(await tableNow(), 'A').some(({ about }) => about.say.includes('startingCarriers'))).toBe(false);
    await reply(letterTo('beto@correo.test'), '7');
    await settled();
    expect(letterTo('beto@correo.test').text).toContain('tu carta no tiene la opción 7');
  });
});
