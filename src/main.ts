import 'reflect-metadata';
import { Logger } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import { BadSettings, openEventStore, readSettings } from './settings.js';

const serve = async (): Promise<void> => {
  const settings = readSettings(process.env);
  const events = await openEventStore(settings);
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(events), new FastifyAdapter(), {
    logger: ['error', 'warn'],
  });
  app.enableShutdownHooks();
  await app.listen(settings.PORT, settings.HOST);
  new Logger('Parsec Post').warn(`is listening at ${await app.getUrl()}`);
};

try {
  await serve();
} catch (error) {
  // Whoever starts it reads this: say what to write, not where we were.
  process.stderr.write(
    `Parsec Post cannot start. ${error instanceof BadSettings ? `These settings are wrong:\n${error.message}` : (error as Error).message}\n`,
  );
  process.exitCode = 1;
}
