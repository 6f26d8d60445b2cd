import { type Locale } from '../games/kernel/game-definition.js';
import { type Letter } from './postbox.js';

const WORDS: Readonly<Record<Locale, { readonly subject: string; readonly text: (link: string) => string }>> = {
  en: {
    subject: 'Sign in to Parsec Post',
    text: (link) =>
      `Open this link and press the button to sign in. It works once, for half an hour:\n\n${link}\n\nIf you did not ask for it, do nothing: without the link nobody gets in.\n`,
  },
  es: {
    subject: 'Entra en Parsec Post',
    text: (link) =>
      `Abre este enlace y pulsa el botón para entrar. Sirve una vez, durante media hora:\n\n${link}\n\nSi no lo has pedido tú, no hagas nada: sin el enlace no entra nadie.\n`,
  },
};

export const signInLetter = (to: string, locale: Locale, link: string): Letter => ({
  to,
  subject: WORDS[locale].subject,
  text: WORDS[locale].text(link),
});
