import { Body, Controller, Get, Header, Inject, Post, Query, Res } from '@nestjs/common';
import { z } from 'zod';
import { signIn } from '../accounts/sign-in.js';
import { SESSION_COOKIE } from '../graphql/viewer.js';
import { SERVICE, type Service } from '../service.js';
import { escaped, page } from './html.js';

interface Reply {
  header(name: string, value: string): Reply;
  status(code: number): Reply;
  send(body: string): void;
}

const SESSION_SECONDS = 60 * 24 * 3600;
const secretSchema = z.object({ secret: z.string().max(2000) });

/** The other end of a sign-in link. Looking at it changes nothing, for mail scanners look too; pressing the button does. */
@Controller('/sign-in')
export class SignInController {
  constructor(@Inject(SERVICE) private readonly service: Service) {}

  @Get()
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('cache-control', 'no-store')
  ask(@Query('secret') secret?: string): string {
    const given = typeof secret === 'string' ? secret.slice(0, 2000) : '';
    return page(
      'en',
      'Sign in',
      `<form method="post" action="/sign-in"><input type="hidden" name="secret" value="${escaped(given)}"><button>Sign in to Parsec Post</button></form>`,
    );
  }

  @Post()
  async enter(@Body() body: unknown, @Res() reply: Reply): Promise<void> {
    const parsed = secretSchema.safeParse(body);
    const session = parsed.success ? await signIn(this.service.accounts, parsed.data.secret) : null;
    reply.header('content-type', 'text/html; charset=utf-8').header('cache-control', 'no-store');
    if (!session) {
      reply
        .status(400)
        .send(
          page(
            'en',
            'This link does not work any more',
            '<p>A sign-in link works once, for half an hour. Ask for a new one.</p>',
          ),
        );
      return;
    }
    const cookie = `${SESSION_COOKIE}=${session.secret}; Path=/; Max-Age=${SESSION_SECONDS}; HttpOnly; SameSite=Lax${this.service.isSecure ? '; Secure' : ''}`;
    reply.header('set-cookie', cookie).header('location', '/').status(303).send('');
  }
}
