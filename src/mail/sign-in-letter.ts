import { type Locale } from '../games/kernel/game-definition.js';
import { htmlForm } from './html-form.js';
import { type Letter } from './letter.js';
import { mailWords } from './mailroom.js';
import { textForm } from './text-form.js';

export const signInLetter = (to: string, locale: Locale, link: string): Letter => {
  const say = mailWords(locale);
  const written = {
    lang: locale,
    subject: say('mail.signIn.subject'),
    preheader: say('mail.signIn.how'),
    blocks: [
      { kind: 'title', text: say('mail.signIn.title'), under: [say('mail.signIn.how')] },
      { kind: 'button', text: say('mail.signIn.button'), href: link },
      { kind: 'para', line: [say('mail.signIn.not')] },
      { kind: 'end' },
      { kind: 'para', small: true, line: [say('mail.foot.account')] },
    ],
  } as const;
  return { to, subject: written.subject, text: textForm(written), html: htmlForm(written) };
};
