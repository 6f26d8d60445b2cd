import { whenSwapped } from './swap.js';

/** Maps that a drawing marks as too fine for some screens can be enlarged and moved within their plate. */
const SVG = 'http://www.w3.org/2000/svg';
const MOST = 8;
const BUTTON = 38;
/** Where a reader was, for when the map is drawn anew. */
const kept = new Map<number, readonly [number, number, number]>();

const made = (parent: Element, name: string, attributes: Readonly<Record<string, string | number>>): SVGElement => {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return parent.appendChild(element);
};

const frame = (group: SVGGElement, key: number): void => {
  const [width, height] = group.dataset.size!.split(' ').map(Number);
  const parts = [...group.childNodes];
  const view = made(group, 'svg', { width, height, tabindex: 0, class: 'zoom', role: 'group' });
  view.append(...parts);
  // With something to press in it a board is no picture any more, for whoever has it read aloud.
  group.closest('svg.board')!.setAttribute('role', 'group');
  let [x, y, times] = kept.get(key) ?? [0, 0, 1];
  const shown = (toX: number, toY: number, by = 1): void => {
    times = Math.min(MOST, Math.max(1, times * by));
    const within = (value: number, size: number): number => Math.min(Math.max(0, value), size - size / times);
    [x, y] = [within(toX, width), within(toY, height)];
    kept.set(key, [x, y, times]);
    view.setAttribute('viewBox', `${x} ${y} ${width / times} ${height / times}`);
    // A map at its full size leaves the finger to the page.
    view.style.touchAction = times > 1 ? 'none' : 'pan-x pan-y';
    buttons.forEach((button, i) => button.setAttribute('display', i === 0 || times > 1 ? 'inline' : 'none'));
  };
  /** Larger or smaller, with the point at this share of the frame staying where it is. */
  const scale = (by: number, across = 0.5, down = 0.5): void => {
    const before = times;
    const after = Math.min(MOST, Math.max(1, times * by));
    const part = 1 / before - 1 / after;
    shown(x + across * width * part, y + down * height * part, by);
  };
  const move = (across: number, down: number): void => shown(x + (across * width) / times, y + (down * height) / times);
  const whole = (): void => shown(0, 0, 0);
  const acts = [() => scale(1.6), () => scale(1 / 1.6), whole];
  const buttons = group.dataset.zoom!.split('|').map((words, i) => {
    const left = width - BUTTON * (i + 1);
    const button = made(group, 'g', { role: 'button', tabindex: 0, class: 'zoom-button', 'aria-label': words });
    made(button, 'rect', {
      x: left + 2,
      y: 2,
      width: BUTTON - 4,
      height: BUTTON - 4,
      rx: 3,
      class: 'f-raised s-line2',
    });
    made(button, 'text', {
      x: left + BUTTON / 2,
      y: BUTTON / 2 + 7,
      'font-size': 20,
      class: 'f-text t-bold t-middle',
    }).textContent = '+−○'[i];
    made(button, 'title', {}).textContent = words;
    button.addEventListener('click', acts[i]);
    button.addEventListener(
      'keydown',
      (event) => ['Enter', ' '].includes(event.key) && (event.preventDefault(), acts[i]()),
    );
    return button;
  });
  const spot = ({ clientX, clientY }: MouseEvent): [number, number] => {
    const box = view.getBoundingClientRect();
    return [(clientX - box.left) / box.width, (clientY - box.top) / box.height];
  };
  view.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      scale(event.deltaY < 0 ? 1.2 : 1 / 1.2, ...spot(event));
    },
    { passive: false },
  );
  view.addEventListener('keydown', (event) => {
    const step = 0.15;
    const act = {
      '+': acts[0],
      '-': acts[1],
      0: whole,
      ArrowLeft: () => move(-step, 0),
      ArrowRight: () => move(step, 0),
      ArrowUp: () => move(0, -step),
      ArrowDown: () => move(0, step),
    }[event.key];
    // Whoever sees all of it scrolls the page and types numbers of offers.
    if (!act || event.ctrlKey || event.metaKey || (times === 1 && event.key !== '+')) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  });
  const fingers = new Map<number, [number, number]>();
  const spread = (): number => {
    const [[ax, ay], [bx, by]] = [...fingers.values()];
    return Math.hypot((ax - bx) * width, (ay - by) * height);
  };
  let moved = 0;
  view.addEventListener('pointerdown', (event) => {
    moved = 0;
    fingers.set(event.pointerId, spot(event));
  });
  view.addEventListener('pointermove', (event) => {
    const from = fingers.get(event.pointerId);
    if (!from) return;
    const before = fingers.size === 2 ? spread() : 0;
    const to = spot(event);
    fingers.set(event.pointerId, to);
    const [across, down] = [from[0] - to[0], from[1] - to[1]];
    moved += Math.hypot(across * width, down * height);
    if (before > 0) scale(spread() / before, ...to);
    if (times === 1) return;
    // Held only once it moves: a click must still find the hex under it.
    if (moved > 6) view.setPointerCapture(event.pointerId);
    move(across / fingers.size, down / fingers.size);
  });
  for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const)
    view.addEventListener(end, (event) => fingers.delete(event.pointerId));
  shown(x, y);
};

export const enlargeMaps = (): void => {
  whenSwapped.push(() =>
    document
      .querySelectorAll<SVGGElement>('svg.board [data-zoom]:not(:has(> .zoom))')
      .forEach((group) => frame(group, [...document.querySelectorAll('svg.board [data-zoom]')].indexOf(group))),
  );
};
