import { go, whenSwapped } from './swap.js';

const SVG = 'http://www.w3.org/2000/svg';

const drawnAs = (ref: string): SVGGElement[] => [
  ...document.querySelectorAll<SVGGElement>(`svg.board [data-ref="${CSS.escape(ref)}"]`),
];

const refsOf = (element: HTMLElement): string[] => (element.dataset.refs ?? '').split(' ').filter(Boolean);

/** Rings what is pointed at. */
const light = (refs: readonly string[], focus = false): void => {
  for (const old of document.querySelectorAll('.lit')) old.remove();
  for (const group of refs.flatMap(drawnAs)) {
    const box = group.getBBox();
    if (box.width === 0) continue;
    const ring = document.createElementNS(SVG, 'rect');
    ring.setAttribute('class', focus ? 'lit is-focus' : 'lit');
    for (const [name, value] of Object.entries({ x: box.x, y: box.y, width: box.width, height: box.height, rx: 3 }))
      ring.setAttribute(name, String(value));
    group.append(ring);
  }
};

const chosenRefs = (): string[] => {
  const chosen = document.querySelector<HTMLElement>('.offer.is-chosen');
  if (!chosen) return [];
  const options = [...chosen.querySelectorAll<HTMLElement>('[data-option-ref]:has(:checked)')];
  return options.length > 0 ? options.map((option) => option.dataset.optionRef!) : refsOf(chosen);
};

const relight = (): void => light(chosenRefs());

interface Way {
  readonly label: string;
  readonly take: () => void;
}

/** What may be done with an element: options of the chosen offer first, else the offers that touch it. */
const waysWith = (ref: string): Way[] => {
  const chosen = document.querySelector<HTMLElement>('.offer.is-chosen');
  const options = [...(chosen?.querySelectorAll<HTMLElement>('[data-option-ref]') ?? [])].filter(
    (option) => option.dataset.optionRef === ref,
  );
  const inputs = options.flatMap((option) => [...option.querySelectorAll<HTMLInputElement>('input')]);
  if (inputs.length > 0)
    return inputs.map((input) => ({ label: input.parentElement!.textContent.trim(), take: () => input.click() }));
  return [...document.querySelectorAll<HTMLElement>('[data-offer]')]
    .filter(
      (offer) =>
        refsOf(offer).includes(ref) ||
        [...offer.querySelectorAll<HTMLElement>('[data-option-ref]')].some((one) => one.dataset.optionRef === ref),
    )
    .map((offer) => {
      const link = offer.querySelector('a')!;
      return {
        label: `${offer.dataset.offer} ${offer.querySelector('.what')!.textContent}`,
        take: () => void go(link.href).then(() => pick(ref)),
      };
    });
};

/** A click on a zone that chose an offer chooses the zone in it too. */
const pick = (ref: string): void =>
  document
    .querySelector<HTMLElement>(`.offer.is-chosen [data-option-ref="${CSS.escape(ref)}"]`)
    ?.querySelector<HTMLInputElement>('input:not(:checked)')
    ?.click();

const ask = (ways: readonly Way[], group: Element): void => {
  const several = document.getElementById('several')!;
  const title = document.createElement('strong');
  title.textContent = several.dataset.title!;
  const buttons = ways.map(({ label, take }) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = label;
    button.addEventListener('click', () => ((several.hidden = true), take()));
    return button;
  });
  several.replaceChildren(title, ...buttons);
  several.hidden = false;
  const [at, frame] = [group.getBoundingClientRect(), several.parentElement!.getBoundingClientRect()];
  // Styles go through the object model: an attribute would be refused by the content policy.
  several.style.left = `${Math.max(0, Math.min(at.left - frame.left, frame.width - 288))}px`;
  several.style.top = `${at.bottom - frame.top + 4}px`;
  buttons[0].focus();
};

const touch = (group: SVGGElement): void => {
  const ways = waysWith(group.dataset.ref!);
  if (ways.length === 1) ways[0].take();
  else if (ways.length > 1) ask(ways, group);
};

/** Offered elements become buttons: they can be reached by Tab, and say what they are. */
const dress = (): void => {
  const offered = new Set(
    [...document.querySelectorAll<HTMLElement>('[data-offer]')]
      .flatMap(refsOf)
      .concat(
        [...document.querySelectorAll<HTMLElement>('.offer [data-option-ref]')].map(
          (option) => option.dataset.optionRef!,
        ),
      ),
  );
  for (const group of document.querySelectorAll<SVGGElement>('svg.board [data-ref]')) {
    if (!offered.has(group.dataset.ref!)) continue;
    group.classList.add('is-offered');
    group.setAttribute('tabindex', '0');
    group.setAttribute('role', 'button');
    // Whoever speaks to the page may say what they see: the name holds the figures that are drawn there, too.
    const written = [...group.querySelectorAll('text')].map((text) => {
      text.after(' ');
      return text.textContent.trim();
    });
    const title = group.querySelector('title')?.textContent ?? group.dataset.ref!;
    group.setAttribute('aria-label', [title, ...written].join(' '));
    group.closest('svg.board')!.setAttribute('role', 'group');
  }
  relight();
};

export const playOnBoard = (): void => {
  whenSwapped.push(dress);
  const groupOf = (target: EventTarget | null): SVGGElement | null =>
    target instanceof Element ? target.closest<SVGGElement>('.is-offered') : null;
  document.addEventListener('click', (event) => {
    const group = groupOf(event.target);
    const several = document.getElementById('several');
    if (several && !several.contains(event.target as Node)) several.hidden = true;
    if (group) touch(group);
  });
  document.addEventListener('keydown', (event) => {
    const group = groupOf(event.target);
    if (group && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      touch(group);
    }
    if (event.key === 'Escape') document.getElementById('several')!.hidden = true;
  });
  for (const kind of ['pointerover', 'focusin'] as const)
    document.addEventListener(kind, ({ target }) => {
      if (!(target instanceof Element)) return;
      const pointed = target.closest<HTMLElement>('[data-refs]');
      const group = groupOf(target);
      if (pointed) light([...refsOf(pointed), ...(pointed.classList.contains('is-chosen') ? chosenRefs() : [])]);
      else if (group && kind === 'focusin') light([group.dataset.ref!], true);
      else relight();
    });
  document.addEventListener('change', relight);
};
