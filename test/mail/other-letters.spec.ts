import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Arrangement } from '../../src/tables/arrangement.js';
import { arrangeTable } from '../../src/tables/arrange-table.js';
import { ClockKeeper } from '../../src/tables/clock-keeper.js';
import { operate } from '../../src/tables/operate.js';
import { delegateSeat, leaveSeat, offerSeat } from '../../src/tables/leave-seat.js';
import { answerProposal, propose } from '../../src/tables/propose.js';
import { startTable } from '../../src/tables/start-table.js';
import { submitLine } from '../../src/tables/submit-line.js';
import { clockOf } from '../../src/tables/table-clock.js';
import { takeSeat } from '../../src/tables/take-seat.js';
import { replyAddress } from '../../src/mail/addresses.js';
import { type Letter } from '../../src/mail/letter.js';
import { invitationLetter } from '../../src/mail/invitation-letter.js';
import { signInLetter } from '../../src/mail/sign-in-letter.js';
import { WorldInHand } from './world-in-hand.js';

let hand: WorldInHand;
let commands = 0;
beforeEach(() => {
  commands = 0;
});
afterEach(() => hand.world.close());

const ANN = 0;
const BETO = 1;
const player = (at: 0 | 1): string => hand.world.people[at].player;
const deed = (at: 0 | 1) => ({
  table: hand.world.table,
  player: player(at),
  command: `c${commands++}`,
  way: 'page' as const,
});

const must = <T extends object>(done: T): T => {
  if ('refused' in done) throw new Error(JSON.stringify(done));
  return done;
};
const answer = async (at: 0 | 1, line: string) =>
  must(await submitLine(hand.world.shell, { ...deed(at), seat: 'AB'[at], line }));

/** Somebody who does not sit at the table. */
const stranger = (locale: 'en' | 'es') =>
  hand.world.accounts.open({
    type: 'Opened',
    address: `cleo@mail.test`,
    settings: { name: 'Cleo', locale, zone: 'UTC', quietFrom: '00:00', quietTo: '00:00', weekendsOff: false },
    at: new Date(hand.clock).toISOString(),
  });

/** Both forms are there, say the same sentence, and are in the thread of the table. */
const says = (letter: Letter | undefined, ...sentences: readonly string[]): void => {
  const flat = (text: string) =>
    text
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&#39;', "'")
      .replaceAll('&quot;', '"')
      .replace(/\s+/g, ' ')
      .toLowerCase();
  for (const sentence of sentences) {
    expect(flat(letter!.text)).toContain(sentence.toLowerCase());
    expect(flat(letter!.html!)).toContain(sentence.toLowerCase());
  }
  expect(letter!.references![0]).toContain(hand.world.table);
};

describe('somebody asks everybody', () => {
  beforeEach(async () => {
    hand = await WorldInHand.open();
  });

  const proposed = async (what: Parameters<typeof propose>[1]['what'], at: 0 | 1 = ANN): Promise<void> => {
    must(await propose(hand.world.shell, { ...deed(at), what }));
    await hand.settled();
  };

  it('for a pause: one letter to each other person, and "sí" by reply makes it so', async () => {
    await proposed({ kind: 'pause', until: '2026-12-01T12:00:00.000Z' });
    expect(hand.lettersTo(ANN, 'pause')).toEqual([]);
    const [letter, ...more] = hand.lettersTo(BETO, 'Ann pide una pausa');
    expect(more).toEqual([]);
    says(letter, 'Ann pide una pausa', 'martes 1 de diciembre, 13:00', 'De acuerdo hasta ahora: Ann. Faltan: Beto.');
    expect(await hand.reply(letter, 'sí')).toBe('carried out');
    expect((await hand.table()).paused).toEqual({ until: '2026-12-01T12:00:00.000Z' });
    await hand.settled();
    says(hand.lettersTo(ANN, 'news of the table')[0], 'The table is paused until Tuesday 1 December, 13:00');
  });

  it('"no" by reply ends it, and the one who asked is told by whom', async () => {
    await proposed({ kind: 'pause', until: null }, BETO);
    const [letter] = hand.lettersTo(ANN, 'Beto asks for a pause');
    says(letter, 'until somebody ends the pause');
    await hand.reply(letter, 'No.');
    expect((await hand.table()).proposals).toEqual({});
    await hand.settled();
    says(hand.lettersTo(BETO, 'novedades de la mesa')[0], 'Ann no está de acuerdo');
    says(hand.letterTo('ann@mail.test'), 'the proposal is declined');
  });

  it('to take answers back: the letter lists them; a late yes does nothing and says why', async () => {
    const { revision } = await hand.table();
    await answer(ANN, 'carrier ore');
    await proposed({ kind: 'undo', after: revision }, ANN);
    const [letter] = hand.lettersTo(BETO, 'Ann pide deshacer algo');
    says(letter, 'Si todos están de acuerdo, se deshace esto:', 'Ann ya ha elegido');
    // The secret of what she chose stays one.
    expect(letter.text).not.toMatch(/transporte de mineral|carrier ore/i);
    await answer(BETO, 'carrier ore');
    const before = (await hand.table()).revision;
    await hand.reply(letter, 'si');
    expect((await hand.table()).revision).toBe(before);
    await hand.settled();
    says(hand.letterTo('beto@correo.test'), 'no se ha podido cumplir');
  });

  it('when answers are taken back, whoever is asked again gets a letter again', async () => {
    const { revision } = await hand.table();
    await answer(ANN, 'carrier ore');
    await hand.settled();
    const before = hand.lettersTo(ANN, 'chooses a starting carrier').length;
    await proposed({ kind: 'undo', after: revision }, BETO);
    expect(hand.lettersTo(ANN, 'Beto asks to take something back')).toHaveLength(1);
    const [proposal] = Object.keys((await hand.table()).proposals);
    must(await answerProposal(hand.world.shell, { ...deed(ANN), proposal: Number(proposal), agree: true }));
    await hand.settled();
    // The question has the id it had, and its first letter was sent: this is another one, with its own Message-ID.
    const letters = hand.lettersTo(ANN, 'chooses a starting carrier');
    expect(letters).toHaveLength(before + 1);
    expect(new Set(letters.map(({ messageId }) => messageId)).size).toBe(letters.length);
    says(hand.lettersTo(BETO, 'novedades')[0], 'Se han deshecho respuestas.');
    await hand.reply(letters.at(-1)!, 'carrier water');
    expect((await hand.table()).awaiting.A).toBeUndefined();
  });

  it('a letter whose proposal is settled within the hold is not sent', async () => {
    await hand.world.close();
    hand = await WorldInHand.open({ letters: { holdMs: 60_000 } });
    await proposed({ kind: 'pause', until: null });
    const [proposal] = Object.keys((await hand.table()).proposals);
    must(await answerProposal(hand.world.shell, { ...deed(BETO), proposal: Number(proposal), agree: true }));
    hand.clock += 61_000;
    await hand.settled();
    expect(hand.lettersTo(BETO, 'pide una pausa')).toEqual([]);
    const [row] = hand.world.postroom.room.outbox.ofPlayer(player(BETO), 50).filter(({ kind }) => kind === 'asks');
    expect([row.state, row.why]).toEqual(['dropped', 'answered']);
  });

  it('"yes" without a proposal says that there is none', async () => {
    await hand.reply(hand.letterTo('ann@mail.test'), 'carrier ore\nyes');
    await hand.settled();
    expect(hand.letterTo('ann@mail.test').text).toContain('done: "carrier ore"');
    expect(hand.letterTo('ann@mail.test').text).toMatch(/not done: "yes"/);
  });
});

describe('seats change hands', () => {
  beforeEach(async () => {
    hand = await WorldInHand.open();
  });

  it('who resigns leaves a seat that needs somebody: the others are told, and who takes it over gets its question', async () => {
    must(await leaveSeat(hand.world.shell, { ...deed(BETO), seat: 'B' }));
    await hand.settled();
    says(hand.lettersTo(ANN, 'seat B needs somebody')[0], 'Beto has resigned.', 'can be taken over as it stands');
    expect(hand.lettersTo(BETO, 'asiento')).toEqual([]);
    const cleo = await stranger('en');
    must(await takeSeat(hand.world.shell, { ...deed(ANN), player: cleo.player, seat: 'B' }));
    await hand.settled();
    says(hand.lettersTo(ANN, 'news of the table')[0], 'Cleo takes over seat B.');
    // The question is the one that Beto had a letter about, with the same id: it is another letter all the same.
    const asked = hand.letterTo('cleo@mail.test');
    expect(asked.subject).toBe('Boiler Row (Planet Steam): Cleo chooses a starting carrier');
    expect(await hand.reply(asked, 'carrier ore')).toBe('carried out');
    expect((await hand.table()).awaiting.B).toBeUndefined();
    // Beto's address of the seat is worth nothing any more.
    const old = replyAddress(hand.world.accounts, { table: hand.world.table, seat: 'B' }, player(BETO), 'play.test');
    expect(await hand.reply(asked, 'undo', { to: old })).toBe('unknown address');
  });

  it('a seat is offered: the one it is offered to is told, and the one who offered it when it was taken', async () => {
    const cleo = await stranger('es');
    must(await offerSeat(hand.world.shell, { ...deed(ANN), seat: 'A', to: cleo.player }));
    await hand.settled();
    const offered = hand.letterTo('cleo@mail.test');
    says(offered, 'Ann te ofrece un asiento', 'El asiento A es tuyo');
    // No seat of hers yet: nothing to reply to, no board, no hand.
    expect(offered.replyTo).toBeUndefined();
    expect(offered.pictures).toEqual([]);
    must(await takeSeat(hand.world.shell, { ...deed(ANN), player: cleo.player, seat: 'A' }));
    await hand.settled();
    const [replaced] = hand.lettersTo(ANN, 'you no longer hold your seat');
    says(replaced, 'Cleo has taken over the seat that you offered');
    expect(replaced.replyTo).toBeUndefined();
    says(hand.lettersTo(BETO, 'novedades')[0], 'Cleo ocupa el asiento A.');
  });

  it('who stands in gets the letters of the seat and answers by reply, until the date', async () => {
    const cleo = await stranger('en');
    const until = '2026-11-20T12:00:00.000Z';
    must(await delegateSeat(hand.world.shell, { ...deed(BETO), seat: 'B', to: cleo.player, until }));
    await hand.settled();
    const [standIn] = hand.sent.filter(({ subject }) => subject.includes('asks you to stand in'));
    says(standIn, 'Until Friday 20 November, 12:00 (UTC) you may answer for seat B.');
    const [asked] = hand.sent.filter(({ to, text }) => to === 'cleo@mail.test' && text.includes('carrier quartz'));
    expect(asked.subject).toContain('Beto chooses a starting carrier');
    expect(await hand.reply(asked, 'carrier ore')).toBe('carried out');
    expect((await hand.table()).awaiting.B).toBeUndefined();
    hand.clock = Date.parse('2026-11-20T12:00:01Z');
    expect(await hand.reply(asked, 'undo')).toBe('unknown address');
  });

  it('an operator who steps in is told of with the reason; who loses the seat by it gets a letter', async () => {
    const deedOf = { ...deed(ANN), player: 'p-operator', way: 'operator' as const };
    must(
      await operate(hand.world.shell, { ...deedOf, reason: 'asked to by mail', deed: { kind: 'vacate', seat: 'B' } }),
    );
    await hand.settled();
    const told = hand.sent.filter(({ to, text }) => to === 'ann@mail.test' && text.includes('asked to by mail'));
    says(told[0], 'Somebody who looks after this service stepped in: asked to by mail');
    says(hand.lettersTo(BETO, 'ya no tienes tu asiento')[0], 'liberó tu asiento', 'puedes volver a sentarte');
  });
});

describe('time runs out', () => {
  const restless = () => Promise.resolve(new Map());
  let keeper: ClockKeeper;

  const timed = async (atEnd: Arrangement['atEnd']): Promise<void> => {
    hand = await WorldInHand.open({
      start: false,
      letters: {
        deadlineOf: async (table, seat) =>
          (await clockOf(table, restless, new Date(hand.clock))).find((one) => one.seat === seat)?.deadline ?? null,
      },
    });
    const { shell, table, postroom } = hand.world;
    must(
      await arrangeTable(shell, {
        ...deed(ANN),
        arrangement: { pace: { kind: 'decision', hours: 48 }, atEnd } as never,
      }),
    );
    must(await startTable(shell, deed(ANN)));
    await hand.settled();
    keeper = new ClockKeeper({
      shell,
      events: shell.tables.events,
      rests: restless,
      timedTables: () => [table],
      onError: (error) => {
        throw error as Error;
      },
      remind: (reminder) => postroom.remind(reminder),
      everyMs: 1_000_000,
    });
    keeper.start(0);
  };
  afterEach(() => keeper.stop());

  /** The keeper looks; and once more, as a second process or a restart would. */
  const look = async (): Promise<void> => {
    await keeper.tick();
    await hand.settled();
  };

  it('a reminder says when, what happens then, and asks again; never twice, and not after the answer', async () => {
    await timed('bot');
    expect(hand.sent).toHaveLength(2);
    says(hand.letterTo('ann@mail.test'), 'Answer by Friday 20 November, 13:00 (Madrid): 2 days 0 h left.');
    await answer(BETO, 'carrier ore');
    hand.clock += 37 * 3_600_000;
    await look();
    const [reminder] = hand.lettersTo(ANN, 'your time is running out');
    says(
      reminder,
      'Ann, your time is running out',
      'a bot answers for you, this once',
      'Friday 20 November, 13:00 (Madrid): 11 h 0 min left',
      'carrier quartz',
    );
    expect(hand.sent.filter(({ subject }) => /running out|se te acaba/.test(subject))).toHaveLength(1);
    // Told again, by a keeper that has forgotten: still one.
    const { awaiting } = await hand.table();
    await hand.world.postroom.remind({
      table: hand.world.table,
      seat: 'A',
      player: player(ANN),
      since: awaiting.A.since,
      deadline: '2026-11-20T12:00:00.000Z',
    });
    await hand.settled();
    expect(hand.lettersTo(ANN, 'your time is running out')).toHaveLength(1);
    expect(await hand.reply(reminder, '1 ore')).toBe('carried out');
    expect((await hand.table()).awaiting.A?.about.say).not.toBe(awaiting.A.about.say);
  });

  it('a reminder is not held back by a daily letter, and joins what waits for it', async () => {
    await timed('silent');
    await answer(ANN, 'carrier ore');
    await hand.world.accounts.append(hand.world.people[BETO], {
      type: 'LettersChosen',
      table: null,
      choice: { cadence: 'daily', dailyHour: 7 },
    });
    hand.clock += 37 * 3_600_000;
    await look();
    says(hand.lettersTo(BETO, 'se te acaba el tiempo')[0], 'se responderá por ti lo que las reglas dan por defecto');
  });

  it('timed out: what was answered is told, and the seat stays', async () => {
    await timed('bot');
    await answer(ANN, 'carrier ore');
    hand.clock += 49 * 3_600_000;
    await look();
    const [letter, ...more] = hand.lettersTo(BETO, 'se te acabó el tiempo');
    expect(more).toEqual([]);
    says(letter, 'Un bot respondió por ti, solo esta vez.', 'Qué se respondió y a qué llevó');
    expect((await hand.table()).players.B).toBe(player(BETO));
  });

  it('timed out where seats are given up: one letter about it, and the others hear that the seat needs somebody', async () => {
    await timed('vacate');
    await answer(BETO, 'carrier ore');
    hand.clock += 49 * 3_600_000;
    await look();
    says(
      hand.lettersTo(ANN, 'you no longer hold your seat')[0],
      'Your time ran out, and this table gives up such seats.',
    );
    expect(hand.lettersTo(ANN, 'your time was up')).toEqual([]);
    says(hand.lettersTo(BETO, 'el asiento A necesita a alguien')[0], 'La mesa ha perdido a Ann');
  });
});

describe('letters to addresses', () => {
  beforeEach(async () => {
    hand = await WorldInHand.open();
  });

  it.each([
    ['en', 'Ann invites you to a table', 'Sign in to Parsec Post'],
    ['es', 'Ann te invita a una mesa', 'Entra en Parsec Post'],
  ] as const)('invitation and sign-in, in %s, with the link in both forms', (locale, invited, signIn) => {
    const about = { title: 'Boiler <Row>', game: 'Planet Steam', host: 'Ann', link: 'http://parsec.test/x?secret=1' };
    const letter = invitationLetter('cleo@mail.test', locale, about);
    expect(letter.text.toLowerCase()).toContain(invited.toLowerCase());
    expect(letter.html).toContain(invited);
    expect(letter.html).not.toContain('<Row>');
    const sign = signInLetter('cleo@mail.test', locale, 'http://parsec.test/x?secret=1');
    expect(sign.subject).toBe(signIn);
    for (const { text, html } of [letter, sign]) {
      expect(text).toContain('http://parsec.test/x?secret=1');
      expect(html).toContain('http://parsec.test/x?secret=1');
    }
  });

  it('while the mail server is away they wait, unreadable; then they go once, and nothing of them is left', async () => {
    const { outbox, accounts } = hand.world.postroom.room;
    const letter = signInLetter('cleo@mail.test', 'en', 'http://parsec.test/x?secret=verysecret');
    const until = new Date(hand.clock + 30 * 60_000);
    hand.post.trouble = new Error('connect ECONNREFUSED');
    await hand.world.postroom.sendSealed('sign-in:1', letter, until);
    const kept = JSON.stringify(outbox.db.prepare('SELECT * FROM letters WHERE key = ?').get('sign-in:1'));
    expect(kept).not.toMatch(/cleo|verysecret/);
    expect(accounts.unseal((outbox.find('sign-in:1')!.data as { sealed: string }).sealed)).toContain('verysecret');
    hand.post.trouble = null;
    hand.clock += 5 * 60_000;
    await hand.settled();
    await hand.world.postroom.sendSealed('sign-in:1', letter, until);
    expect(hand.sent.filter(({ to }) => to === 'cleo@mail.test').map(({ text }) => text)).toEqual([letter.text]);
    expect([outbox.find('sign-in:1')!.state, outbox.find('sign-in:1')!.data]).toEqual(['sent', {}]);
  });

  it('a link that is no longer good is not sent any more', async () => {
    hand.post.trouble = new Error('connect ECONNREFUSED');
    const letter = signInLetter('cleo@mail.test', 'en', 'http://parsec.test/x?secret=1');
    await hand.world.postroom.sendSealed('sign-in:2', letter, new Date(hand.clock + 60_000));
    hand.post.trouble = null;
    hand.clock += 5 * 60_000;
    await hand.settled();
    expect(hand.sent.filter(({ to }) => to === 'cleo@mail.test')).toEqual([]);
    expect(hand.world.postroom.room.outbox.find('sign-in:2')).toMatchObject({ state: 'dropped', data: {} });
  });
});
