import { playOnBoard } from './board.js';
import { listenToTable } from './live.js';
import { begin, go, lookAgain } from './swap.js';
import { enlargeMaps } from './zoom.js';

/** Everything works by link and form; this makes it quicker, and lets the board itself be played. */

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('input:not([type=range], [type=radio], [type=checkbox]), textarea, select');

const table = (): HTMLElement | null => document.querySelector('[data-table]');

/** Where swapping fails, the browser does what it would have done without us. */
const follow = (address: string): void => void go(address).catch(() => location.assign(address));

const linksAndForms = (): void => {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-swap]') : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    follow(link.href);
  });
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    const button = event.submitter as HTMLButtonElement | null;
    if (!table() || !form.closest('main')) return;
    const values = new URLSearchParams(new FormData(form, button) as unknown as Record<string, string>);
    const action = button?.getAttribute('formaction') ?? form.getAttribute('action')!;
    event.preventDefault();
    if ((button?.getAttribute('formmethod') ?? form.method).toLowerCase() === 'get')
      return follow(`${action}?${values}`);
    if (button) button.disabled = true;
    go(action, { body: values })
      .then(
        () =>
          form.isConnected &&
          form.querySelector('textarea[name=text]') &&
          !form.action.endsWith('/notes') &&
          form.reset(),
      )
      .catch(() => HTMLFormElement.prototype.submit.call(form))
      .finally(() => button && (button.disabled = false));
  });
  // A changed input shows its new consequence by itself.
  document.addEventListener('change', ({ target }) => {
    const form = target instanceof Element ? target.closest<HTMLFormElement>('form.chosen') : null;
    if (form) form.requestSubmit(form.querySelector<HTMLButtonElement>('[name=preview]'));
  });
};

const timeTravel = (): void => {
  let timer = 0;
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'range') return;
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      const values = new URLSearchParams(new FormData(target.form!) as unknown as Record<string, string>);
      if (target.value === target.max) values.delete('at');
      follow(`${target.form!.getAttribute('action')}?${values}`);
    }, 60);
  });
};

/** The number is the answer: typed on the page, it chooses. `[` and `]` go through time. */
const keys = (): void => {
  let typed = '';
  let timer = 0;
  document.addEventListener('keydown', ({ key, target, ctrlKey, metaKey, altKey }) => {
    if (ctrlKey || metaKey || altKey || isTyping(target) || !table()) return;
    if (key === '[' || key === ']') {
      const range = document.querySelector<HTMLInputElement>('input[type=range]');
      if (!range) return;
      range.value = String(Number(range.value) + (key === '[' ? -1 : 1));
      range.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (!/^\d$/.test(key)) return;
    typed += key;
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      document.querySelector<HTMLAnchorElement>(`[data-offer="${Number(typed)}"] > a`)?.focus();
      document.querySelector<HTMLAnchorElement>(`[data-offer="${Number(typed)}"] > a`)?.click();
      typed = '';
    }, 350);
  });
};

const connection = (connected: boolean): void => {
  const place = document.getElementById('connection')!;
  place.textContent = (connected ? place.dataset.back : place.dataset.lost)!;
  place.classList.toggle('is-good', connected);
  if (connected) setTimeout(() => place.classList.contains('is-good') && (place.textContent = ''), 4000);
};

for (const field of document.querySelectorAll<HTMLInputElement>('[data-zone]'))
  field.value = Intl.DateTimeFormat().resolvedOptions().timeZone;

const here = table();
if (here) {
  enlargeMaps();
  playOnBoard();
  linksAndForms();
  timeTravel();
  keys();
  begin();
  document.documentElement.dataset.ready = '';
  listenToTable(here.dataset.table!, {
    // Whoever looks at the past goes on looking at it.
    onChange: () => table()?.dataset.at === '' && void lookAgain().catch(() => connection(false)),
    onConnection: connection,
  });
}
