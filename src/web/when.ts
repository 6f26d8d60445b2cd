import { type Locale } from '../games/kernel/game-definition.js';

/** A moment in the reader's own way and zone. */
export const moment = ({ locale, zone }: { readonly locale: Locale; readonly zone: string }, iso: string): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'es-ES', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: zone,
  }).format(new Date(iso));
