import { type Locale } from '../games/kernel/game-definition.js';
import { htmlForm } from './html-form.js';
import { type Letter } from './letter.js';
import { mailWords } from './mailroom.js';
import { invitationLetter as notice } from './notices.js';
import { textForm } from './text-form.js';

/** To an address that nobody may belong to yet, so it goes out by itself and not through anybody's outbox. */
export const invitationLetter = (
  to: string,
  locale: Locale,
  { title, game, host, link }: { title: string; game: string; host: string; link: string },
): Letter => {
  const say = mailWords(locale);
  const foot = [{ kind: 'para', small: true, line: [say('mail.signIn.not')] }] as const;
  const about = { say, lang: locale, titles: { title, game }, name: '', under: [], foot };
  const written = notice(about, { who: host, url: link });
  return { to, subject: written.subject, text: textForm(written), html: htmlForm(written) };
};
