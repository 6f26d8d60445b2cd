import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

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
const HOW = 'apt-get update && apt-get install -y chromium';

const found = (): string | undefined =>
  [process.env.CHROMIUM, ...PLACES].find((path) => path !== undefined && path !== '' && existsSync(path));

/** The browser of this machine. As root on Debian it is installed when it is missing; otherwise we say what to type. */
export const launchChromium = async (): Promise<Browser> => {
  if (!found() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stderr.write(`parsec-post: installing a browser for the tests of the pages (once): ${HOW}\n`);
    spawnSync('sh', ['-c', HOW], { stdio: ['ignore', 2, 2] });
  }
  const executablePath = found();
  if (executablePath === undefined)
    throw new Error(`No Chromium was found. Install it (as root: ${HOW}) or set CHROMIUM to the path of one.`);
  return chromium.launch({ executablePath, args: FLAGS });
};
