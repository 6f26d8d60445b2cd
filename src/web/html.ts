/** Text for HTML. Everything that is not ours goes through it. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** HTML that is safe to write out: made by `html`, or vouched for by `trusted`. */
export class Html {
  constructor(private readonly text: string) {}

  toString(): string {
    return this.text;
  }
}

type Part = Html | string | number | false | null | undefined | readonly Part[];

const written = (part: Part): string => {
  if (part === false || part === null || part === undefined) return '';
  if (Array.isArray(part)) return (part as readonly Part[]).map(written).join('');
  return part instanceof Html ? part.toString() : escaped(String(part));
};

/** A template in which every value is escaped unless it is HTML already; what is missing or false is left out. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.map((text, i) => text + (i < parts.length ? written(parts[i]) : '')).join(''));

/** For markup of our own making only: a drawing, a rendered rulebook. */
export const trusted = (markup: string): Html => new Html(markup);

/** The frame of a plain page: no script, no style of others, nothing to leak a link to. */
export const page = (lang: string, title: string, body: string): string => `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="referrer" content="same-origin"><title>${escaped(title)}</title><link rel="stylesheet" href="/assets/page.css"></head>
<body><main class="plain"><h1>${escaped(title)}</h1>
${body}
</main></body>
</html>`;
