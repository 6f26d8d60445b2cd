import { GraphQLError } from 'graphql';
import { type Context } from '../graphql/viewer.js';
import { Postbox } from '../mail/postbox.js';
import { html } from './html.js';
import { type Frame, layout, type Reader as PageReader } from './layout.js';
import { Reader, type ReaderQuery } from './operations.js';
import { type Ask, type PageApi } from './page-api.js';
import { isLocal, isOurOwn, localeOf, type Reply, type Request, themeOf } from './reader.js';
import { saying } from './words/index.js';

/** One knock at the door of the pages: who it is, how they read, and how to ask the API as them. */
export interface Visit {
  readonly reader: PageReader;
  readonly ask: Ask;
  readonly reply: Reply;
  readonly nameOf: Context['nameOf'];
  show(frame: Frame, status?: number): void;
  /** After a change: look at the result, by GET. */
  goTo(path: string): void;
}

const readerOf = async ({ service }: PageApi, request: Request, ask: Ask): Promise<PageReader> => {
  const { me } = await ask(Reader, {}).catch((): ReaderQuery => ({ me: null }));
  const locale = localeOf(request, me?.locale ?? null);
  return {
    say: saying(locale),
    locale,
    theme: themeOf(request),
    zone: me?.zone ?? 'UTC',
    me: me && { id: me.id, name: me.name },
    path: request.url,
    hasPostbox: service.post instanceof Postbox && isLocal(request),
  };
};

/** Opens the door: changes from elsewhere are turned away, a stranger who must sign in is shown where. */
export const visit = async (
  api: PageApi,
  request: Request,
  reply: Reply,
  act: (visit: Visit) => Promise<void>,
  given?: Context,
): Promise<void> => {
  const context = given ?? (await api.contextOf(request));
  const ask = api.askAs(context);
  const reader = await readerOf(api, request, ask);
  const { say } = reader;
  const show = (frame: Frame, status = 200): void =>
    reply
      .status(status)
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(layout(reader, frame));
  const goTo = (path: string): void => reply.status(303).header('location', path).send('');
  const plainly = (title: string, text: string, status: number): void =>
    show({ title, body: html`<section class="plate"><p>${text}</p></section>` }, status);
  if (request.method === 'POST' && !isOurOwn(request)) return plainly(say('page.refused'), say('page.forbidden'), 403);
  try {
    await act({ reader, ask, reply, nameOf: (player) => context.nameOf(player), show, goTo });
  } catch (error) {
    const code = error instanceof GraphQLError ? error.extensions.code : undefined;
    if (code === 'UNAUTHENTICATED') return goTo('/sign-in');
    if (code === 'NOT_FOUND') return plainly(say('page.notFound'), say('page.notFoundText'), 404);
    if (code === 'FORBIDDEN' || code === 'BAD_INPUT')
      return plainly(say('page.refused'), (error as GraphQLError).message, code === 'FORBIDDEN' ? 403 : 400);
    throw error;
  }
};

/** For a page that needs somebody signed in. */
export const mustBeSignedIn = ({ reader }: Visit): NonNullable<PageReader['me']> => {
  if (!reader.me) throw new GraphQLError('sign in first', { extensions: { code: 'UNAUTHENTICATED' } });
  return reader.me;
};

export const badInput = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'BAD_INPUT' } });

export const notFound = (): GraphQLError => new GraphQLError('nothing here', { extensions: { code: 'NOT_FOUND' } });
