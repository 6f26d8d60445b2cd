/**
 * The server renders every part of a page; the script only fetches the page again and puts the parts that differ in place
 * of the old ones. What did not change on the server is left alone, with whatever a person is filling in there.
 */
const REGION = '[data-region]';
const shown = new Map<string, string>();

const remember = (root: ParentNode): void => {
  for (const region of root.querySelectorAll(REGION)) shown.set(region.id, region.outerHTML);
};

export const whenSwapped: (() => void)[] = [];

export const begin = (): void => {
  remember(document);
  for (const act of whenSwapped) act();
};

const focusPath = (): string | null => {
  const { activeElement: active } = document;
  if (!(active instanceof HTMLElement) || active === document.body) return null;
  if (active.id !== '') return `#${CSS.escape(active.id)}`;
  const offer = active.closest<HTMLElement>('[data-offer]');
  if (offer && active instanceof HTMLAnchorElement) return `[data-offer="${offer.dataset.offer}"] > a`;
  const name = active.getAttribute('name');
  return name === null ? null : `[name="${CSS.escape(name)}"]`;
};

const put = (text: string): boolean => {
  const next = new DOMParser().parseFromString(text, 'text/html');
  const theirs = next.querySelector<HTMLElement>('[data-table]');
  const ours = document.querySelector<HTMLElement>('[data-table]');
  // Another kind of page (the lobby has become a table, or a sign-in): the whole of it.
  const ids = (root: Document): string => [...root.querySelectorAll(REGION)].map(({ id }) => id).join();
  const focus = focusPath();
  if (!theirs || !ours || ids(next) !== ids(document)) {
    document.querySelector('main')!.replaceWith(next.querySelector('main')!);
    document.title = next.title;
    shown.clear();
    remember(document);
  } else {
    for (const region of next.querySelectorAll(REGION)) {
      const markup = region.outerHTML;
      if (shown.get(region.id) === markup) continue;
      const old = document.getElementById(region.id);
      const range = old?.querySelector<HTMLInputElement>('input[type=range]');
      // The slider that is being moved stays in the hand that moves it.
      if (range && range === document.activeElement) {
        const label = region.querySelector('form > p');
        if (label) old!.querySelector('form > p')?.replaceWith(label);
        const buttons = region.querySelector('.buttons');
        if (buttons) old!.querySelector('.buttons')?.replaceWith(buttons);
      } else old?.replaceWith(region);
      shown.set(region.id, markup);
    }
    ours.dataset.revision = theirs.dataset.revision;
    ours.dataset.at = theirs.dataset.at;
  }
  if (focus && document.activeElement === document.body) document.querySelector<HTMLElement>(focus)?.focus();
  for (const act of whenSwapped) act();
  return true;
};

let latest = 0;
let underWay = 0;
let missed = false;

/** Looks again at where we are. What a person has just asked for comes first: news are in its answer too, or looked for after it. */
export const lookAgain = async (): Promise<void> => {
  if (underWay > 0) {
    missed = true;
    return;
  }
  await go(location.href, { quietly: true });
};

/** Fetches a page and swaps its parts in. Only the latest request counts, whichever answer comes last. */
export const go = async (
  address: string,
  options: { readonly body?: URLSearchParams; readonly quietly?: boolean } = {},
): Promise<boolean> => {
  if (!options.quietly) underWay++;
  try {
    return await fetched(address, options);
  } finally {
    if (!options.quietly && --underWay === 0 && missed) {
      missed = false;
      void lookAgain().catch(() => undefined);
    }
  }
};

const fetched: typeof go = async (address, options = {}) => {
  const turn = ++latest;
  const response = await fetch(address, {
    headers: { accept: 'text/html' },
    ...(options.body ? { method: 'POST', body: options.body } : {}),
  });
  const text = await response.text();
  if (turn !== latest) return false;
  if (response.status >= 500) throw new Error(String(response.status));
  const url = new URL(response.url);
  url.hash = new URL(address, location.href).hash;
  // A refused change is shown where it was tried: its address cannot be read again.
  if (!options.quietly && !(options.body && !response.redirected)) history.replaceState(null, '', url);
  return put(text);
};
