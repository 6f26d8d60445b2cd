/** How wide DejaVu sets a text, so that labels stay in their boxes: thousandths of an em from the space to the tilde. */
export type Face = 'sans' | 'serif' | 'mono';

export interface Type {
  readonly size: number;
  readonly bold?: boolean;
  readonly face?: Face;
  /** Letter spacing. */
  readonly spacing?: number;
}

const table = (figures: string): readonly number[] => figures.split(' ').map(Number);

const SANS = table(
  '286 360 414 754 572 855 702 247 351 351 450 754 286 325 286 303 572 572 572 572 572 572 572 572 572 572 303 303 754 754 754 478 900 615 617 628 693 568 518 697 677 265 265 590 501 776 673 708 542 708 625 571 549 659 615 890 616 549 616 351 303 351 754 450 450 551 571 495 571 554 316 571 570 250 250 521 250 876 570 550 571 571 370 469 353 570 532 736 532 532 472 572 303 572 754',
);
const SANS_BOLD = table(
  '313 410 469 754 626 901 785 275 411 411 470 754 342 374 342 329 626 626 626 626 626 626 626 626 626 626 360 360 754 754 754 522 900 696 686 660 747 615 615 738 753 334 334 697 573 896 753 765 659 765 693 648 614 730 696 993 694 651 652 411 329 411 754 450 450 607 644 533 644 610 391 644 641 308 308 598 308 938 641 618 644 644 444 536 430 641 586 831 580 586 523 641 329 641 754',
);
const SERIF_BOLD = table(
  '313 395 469 754 626 855 813 275 426 426 470 754 313 374 313 329 626 626 626 626 626 626 626 626 626 626 332 332 754 754 754 527 900 698 760 716 780 686 639 769 850 421 426 782 633 996 822 784 677 784 748 650 669 785 698 1011 698 642 657 426 329 426 754 450 450 583 629 548 629 572 387 629 654 342 325 624 342 952 654 600 629 629 474 506 416 654 523 774 536 523 511 579 327 579 754',
);
/** Signs beyond ASCII that boards use; the same in all faces, rounded up. */
const SIGNS: Readonly<Record<string, number>> = {
  '·': 342,
  '–': 450,
  '−': 754,
  '…': 900,
  '¿': 527,
  '¡': 410,
  ª: 507,
  º: 507,
  '’': 340,
};
const WIDEST = 1000;
const MONO = 602;

const advance = (figures: readonly number[], sign: string): number => {
  const plain = figures[sign.codePointAt(0)! - 32];
  if (plain !== undefined) return plain;
  // Accents take no room of their own.
  return figures[sign.normalize('NFD').codePointAt(0)! - 32] ?? SIGNS[sign] ?? WIDEST;
};

export const widthOf = (text: string, { size, bold = false, face = 'sans', spacing = 0 }: Type): number => {
  const signs = [...text];
  const figures = face === 'serif' ? SERIF_BOLD : bold ? SANS_BOLD : SANS;
  const ems = face === 'mono' ? signs.length * MONO : signs.reduce((sum, sign) => sum + advance(figures, sign), 0);
  return (ems * size) / 1000 + signs.length * spacing;
};

/** The text itself if it fits, else as much of it as fits and an ellipsis. For names; sentences are wrapped instead. */
export const shortened = (text: string, room: number, type: Type): string => {
  if (widthOf(text, type) <= room) return text;
  const signs = [...text];
  while (signs.length > 1 && widthOf(`${signs.join('').trimEnd()}…`, type) > room) signs.pop();
  return `${signs.join('').trimEnd()}…`;
};

/** Lines broken at spaces; a word wider than the room gets a line of its own. */
export const wrapped = (text: string, room: number, type: Type): string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)!} ${word}`;
    if (lines.length === 0) lines.push(word);
    else if (widthOf(longer, type) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};
