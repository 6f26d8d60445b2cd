import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { howToInstall, installOnDebian } from './debian.js';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const found = (): string | undefined =>
  [process.env.CHROMIUM, ...PLACES].find((path) => path !== undefined && path !== '' && existsSync(path));

/** The browser of this machine. As root on Debian it is installed when it is missing; otherwise we say what to type. */
export const launchChromium = async (): Promise<Browser> => {
  installOnDebian('chromium', () => found() !== undefined);
  const executablePath = found();
  if (executablePath === undefined)
    throw new Error(
      `No Chromium was found. Install it (as root: ${howToInstall('chromium')}) or set CHROMIUM to the path of one.`,
    );
  return chromium.launch({ executablePath, args: FLAGS });
};
