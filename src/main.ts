import 'reflect-metadata';
import { join, resolve } from 'node:path';
import { createApp } from './create-app.js';
import { Postbox } from './mail/postbox.js';
import { keyIn, openService } from './open-service.js';
import { BadSettings, openEventStore, readSettings } from './settings.js';

const serve = async (): Promise<void> => {
  const settings = readSettings(process.env);
  const events = await openEventStore(settings);
  const service = openService({
    events,
    post: new Postbox(),
    readModelsFile: join(resolve(settings.DATA_DIR), 'read-models.sqlite'),
    key: keyIn(settings.DATA_DIR),
    publicUrl: settings.PUBLIC_URL ?? `http://${settings.HOST}:${settings.PORT}`,
  });
  const app = await createApp(service, ['error', 'warn']);
  app.enableShutdownHooks();
  await app.listen(settings.PORT, settings.HOST);
  process.stdout.write(`Parsec Post is open at ${await app.getUrl()} (letters are in /postbox)\n`);
};

try {
  await serve();
} catch (error) {
  // Whoever starts it reads this: say what to write, not where we were.
  const why = error instanceof BadSettings ? `These settings are wrong:\n${error.message}` : (error as Error).message;
  process.stderr.write(`Parsec Post cannot start. ${why}\n`);
  process.exitCode = 1;
}
