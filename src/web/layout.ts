import { type Locale } from '../games/kernel/game-definition.js';
import { ICON, SCRIPT, STYLE } from './assets.js';
import { type Html, html } from './html.js';
import { type ThemeChoice } from './reader.js';
import { type Say } from './words/index.js';

/** Who reads a page, and how. */
export interface Reader {
  readonly say: Say;
  readonly locale: Locale;
  readonly theme: ThemeChoice;
  readonly zone: string;
  readonly me: { readonly id: string; readonly name: string } | null;
  /** Where the page is, to come back to after a change of language. */
  readonly path: string;
  /** Letters lie here, for whoever reads on this machine. */
  readonly hasPostbox: boolean;
}

export interface Frame {
  readonly title: string;
  /** Under the title in the head of the page. */
  readonly about?: string;
  readonly body: Html;
  readonly kind?: 'narrow' | 'wide';
  readonly here?: 'home' | 'new' | 'rules' | 'postbox' | 'settings';
}

const mark = html`<svg class="logo" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
  <rect x="4" y="3" width="24" height="26" class="f-none s-brass" stroke-width="1.4" stroke-dasharray="2.4 2" />
  <path d="M16 9L21 23H11Z" class="f-none s-brass" stroke-width="1.8" stroke-linejoin="round" />
</svg>`;

/** A choice of language or theme is a form too: it works without script. */
const choices = ({ say, locale, theme, path }: Reader): Html =>
  html`<form method="post" action="/reading" class="choices">
    <input type="hidden" name="back" value="${path}" />
    ${(['en', 'es'] as const).map(
      (one) =>
        html`<button name="locale" value="${one}" lang="${one}" aria-pressed="${one === locale ? 'true' : 'false'}">
          <span aria-hidden="true">${one.toUpperCase()}</span
          ><span class="hidden">${one === 'en' ? 'English' : 'Español'}</span>
        </button>`,
    )}
    <button name="theme" value="${theme === 'light' ? 'dark' : 'light'}" title="${say('page.theme')}">
      <span aria-hidden="true">◐</span><span class="hidden">${say('page.theme')}</span>
    </button>
  </form>`;

const navigation = ({ say, me, hasPostbox }: Reader, here: Frame['here']): Html => {
  const link = (name: Frame['here'], path: string, text: string): Html =>
    html`<a href="${path}" ${here === name && html`aria-current="page"`}>${text}</a>`;
  return html`<nav aria-label="Parsec Post">
    ${link('home', '/', say('page.home'))}${me && link('new', '/new', say('page.newTable'))}${link('rules', '/rules', say('page.rules'))}${hasPostbox && link('postbox', '/postbox', say('page.postbox'))}${me ? link('settings', '/settings', me.name) : html`<a href="/sign-in">${say('page.signIn')}</a>`}
  </nav>`;
};

/** Every page: head, ways to go, one main part, and a place where the script says that the connection is lost. */
export const layout = (reader: Reader, { title, about, body, kind = 'narrow', here }: Frame): string => {
  const { say, locale, theme } = reader;
  return html`<!doctype html>
    <html lang="${locale}" ${theme && html`data-theme="${theme}"`}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title === 'Parsec Post' ? title : `${title} · Parsec Post`}</title>
        <link rel="icon" href="${ICON}" type="image/svg+xml" />
        <link rel="stylesheet" href="${STYLE}" />
        ${SCRIPT !== null && html`<script type="module" src="${SCRIPT}"></script>`}
      </head>
      <body>
        <a class="skip" href="#main">${say('page.skip')}</a>
        <header class="top">
          <a href="/" class="home" aria-label="Parsec Post">${mark}</a>
          <div class="titles">
            <h1>${title}</h1>
            ${about !== undefined && html`<p id="about">${about}</p>`}
          </div>
          ${navigation(reader, here)}${choices(reader)}
        </header>
        <p id="connection" role="status" data-lost="${say('page.lost')}" data-back="${say('page.back')}"></p>
        <main id="main" class="${kind}">${body}</main>
      </body>
    </html>`.toString();
};
