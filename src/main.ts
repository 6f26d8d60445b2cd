import 'reflect-metadata';
import { join, resolve } from 'node:path';
import { createApp } from './create-app.js';
import { newLog } from './log.js';
import { openOutbox } from './mail/outbox.js';
import { keyIn, openService } from './open-service.js';
import { useComponents } from './replaced-components.js';
import { BadSettings, mailDomain, openEventStore, openPost, readSettings } from './settings.js';

const serve = async (): Promise<void> => {
  const settings = readSettings(process.env);
  const log = newLog(settings.LOG_LEVEL ?? (process.stdout.isTTY ? 'warn' : 'info'));
  useComponents(settings);
  const events = await openEventStore(settings);
  const outbox = openOutbox(join(resolve(settings.DATA_DIR), 'outbox.sqlite'));
  const hasServer = settings.SMTP_URL !== undefined;
  const service = openService({
    events,
    outbox,
    post: await openPost(settings, outbox),
    letters: {
      domain: mailDomain(settings),
      // Where letters are only shown, whoever tries it out does not want to wait.
      holdMs: (settings.HOLD_SECONDS ?? (hasServer ? 60 : 1)) * 1000,
      ...(settings.MAIL_AUTHORITY === undefined ? {} : { authority: settings.MAIL_AUTHORITY }),
      ...(settings.REPLY_PORT === undefined || settings.ROLE === 'web'
        ? {}
        : { listen: { port: settings.REPLY_PORT, host: settings.REPLY_HOST } }),
    },
    readModelsFile: join(resolve(settings.DATA_DIR), 'read-models.sqlite'),
    key: keyIn(settings.DATA_DIR),
    publicUrl: settings.PUBLIC_URL ?? `http://${settings.HOST}:${settings.PORT}`,
    operators: settings.OPERATORS,
    role: settings.ROLE,
    trustsProxy: settings.TRUST_PROXY === 'yes',
    ...(settings.METRICS_TOKEN === undefined ? {} : { metricsToken: settings.METRICS_TOKEN }),
    log,
  });
  const app = await createApp(service);
  // What is under way is finished first. The framework's own hooks would end in death by the same signal, which hosts
  // take for a crash.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.once(signal, () => void app.close().then(() => process.exit(0)));
  await app.listen(settings.PORT, settings.HOST);
  process.stdout.write(
    `Parsec Post is open at ${await app.getUrl()} ${hasServer ? '' : ' (letters are in /postbox)'}\n`,
  );
};

try {
  await serve();
} catch (error) {
  // Whoever starts it reads this: say what to write, not where we were.
  const why = error instanceof BadSettings ? `These settings are wrong:\n${error.message}` : (error as Error).message;
  process.stderr.write(`Parsec Post cannot start. ${why}\n`);
  process.exitCode = 1;
}
