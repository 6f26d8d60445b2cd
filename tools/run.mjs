// The one door to every command of package.json. Runs on any Node >= 18 and does all the set-up:
// a Node that is new enough (its own, or the npm package in tools/node), the dependencies, the build.
// What is up to date is not done again.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const [command, ...rest] = process.argv.slice(2);
const say = (text) => process.stderr.write(`parsec-post: ${text}\n`);

const stop = (text) => {
  say(text);
  // Locks are let go by `finally`, which process.exit would skip.
  throw new Stopped(text);
};

class Stopped extends Error {}

const run = (program, args, options = {}) => {
  const { status, signal, error } = spawnSync(program, args, { cwd: root, stdio: 'inherit', ...options });
  if (error) stop(`cannot run ${program}: ${error.message}`);
  return status ?? (signal ? 1 : 0);
};

/** For what runs until it is told to stop: the signal goes on to it, and its own exit code comes back. */
const serve = (program, args) =>
  new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, stdio: 'inherit' });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
    child.on('exit', (status, signal) => resolve(status ?? (signal ? 1 : 0)));
  });

const must = (what, program, args, options) => {
  const status = run(program, args, options);
  if (status !== 0) stop(`${what} failed (exit ${status})`);
};

const digest = (paths) => {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(relative(root, path)).update('\0').update(readFileSync(path)).update('\0');
  return hash.digest('hex');
};

const filesUnder = (folder) =>
  readdirSync(folder)
    .sort()
    .map((name) => join(folder, name))
    .flatMap((path) => (statSync(path).isDirectory() ? filesUnder(path) : [path]));

const sleep = (milliseconds) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

const isAlive = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** One at a time: two commands started together on a fresh machine must not install or build over each other. */
const alone = (name, work) => {
  const lock = join(root, `.${name}.lock`);
  for (let told = false; ; sleep(250)) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const owner = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0;
    if (owner > 0 && !isAlive(owner)) rmSync(lock, { force: true });
    else if (!told) ((told = true), say(`waiting for another command to finish the ${name}`));
  }
  try {
    return work();
  } finally {
    rmSync(lock, { force: true });
  }
};

/** Does `work` unless the stamp says that it was done for just these contents. */
const once = (name, stamp, contents, work) => {
  const isDone = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === contents;
  if (isDone()) return;
  alone(name, () => {
    if (isDone()) return;
    rmSync(stamp, { force: true });
    work();
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, contents);
  });
};

const npm = (folder) => [
  'npm',
  ['ci', '--no-audit', '--no-fund', '--loglevel=error'],
  { cwd: folder, stdio: ['ignore', 2, 2] },
];

/** Node 22.15 is the oldest that every dependency runs on; older machines get Node 24 out of the npm registry. */
const nodeToUse = () => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 15)) return process.execPath;
  const folder = join(root, 'tools', 'node');
  const node = join(folder, 'node_modules', `node-linux-${process.arch}`, 'bin', 'node');
  once('install', join(folder, 'node_modules', '.stamp'), digest([join(folder, 'package-lock.json')]), () => {
    say(`Node ${process.versions.node} is too old, bringing Node 24 (once)`);
    must('bringing Node 24', ...npm(folder));
  });
  if (!existsSync(node))
    stop(`there is no Node package for ${process.platform} ${process.arch}: install Node 22.15 or newer`);
  return node;
};

const install = () =>
  once('install', join(root, 'node_modules', '.stamp'), digest([join(root, 'package-lock.json')]), () => {
    say('installing dependencies (once)');
    must('npm ci', ...npm(root));
  });

const bin = (...path) => join(root, 'node_modules', ...path);

const build = (node) => {
  const sources = [...filesUnder(join(root, 'src')), join(root, '.swcrc'), join(root, 'package-lock.json')];
  once('build', join(root, 'dist', '.stamp'), digest(sources), () => {
    say('building');
    rmSync(join(root, 'dist'), { recursive: true, force: true });
    const swc = [
      bin('@swc', 'cli', 'bin', 'swc.js'),
      'src',
      '--out-dir',
      'dist',
      '--strip-leading-paths',
      '--copy-files',
      '--quiet',
      '--ignore',
      'src/client/**',
    ];
    must('the build', node, swc, { stdio: ['ignore', 2, 2] });
    // The script of the pages: one module, its name is given by the server from its contents.
    const vite = [
      bin('vite', 'bin', 'vite.js'),
      'build',
      '--config',
      'src/client/vite.config.mjs',
      '--logLevel',
      'error',
    ];
    must('the build of the pages', node, vite, { stdio: ['ignore', 2, 2] });
  });
};

const jest = (node, args) =>
  run(node, ['--experimental-vm-modules', '--no-warnings', bin('jest', 'bin', 'jest.js'), ...args]);

const check = (node) => {
  const steps = [
    ['types', [bin('typescript', 'bin', 'tsc'), '--noEmit']],
    ['types of the pages', [bin('typescript', 'bin', 'tsc'), '--noEmit', '-p', 'src/client']],
    ['lint', [bin('eslint', 'bin', 'eslint.js'), '--max-warnings=0', '.']],
    ['format', [bin('prettier', 'bin', 'prettier.cjs'), '--check', '--log-level=warn', '.']],
  ];
  for (const [name, args] of steps) {
    say(`checking ${name}`);
    must(name, node, args);
  }
};

const commands = {
  start: (node) => (build(node), serve(node, ['--enable-source-maps', 'dist/main.js', ...rest])),
  // With arguments: just those specs. Without: everything, and the checks first because they are quick.
  test: (node) => (rest.length === 0 && check(node), build(node), jest(node, rest)),
  jest: (node) => (build(node), jest(node, rest)),
  check: (node) => (check(node), 0),
  format: (node) => run(node, [bin('prettier', 'bin', 'prettier.cjs'), '--write', '--log-level=warn', '.']),
};

const main = async () => {
  const node = nodeToUse();
  // Child processes (npm scripts, workers) shall find the same Node first.
  process.env.PATH = `${dirname(node)}:${process.env.PATH}`;
  install();
  const other = (node) => (build(node), run(node, ['--enable-source-maps', `dist/commands/${command}.js`, ...rest]));
  return (commands[command] ?? other)(node);
};

try {
  process.exit(await main());
} catch (error) {
  if (!(error instanceof Stopped)) throw error;
  process.exit(1);
}
