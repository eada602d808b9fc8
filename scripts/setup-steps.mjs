// Makes a clone ready to start, develop or test: installs the packages and builds the web app, each only when needed.
// Runs on whatever Node the host has, before anything is installed: plain JavaScript, no dependencies.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { packagesKey, recognitionKey, webKey } from './setup-fingerprint.mjs';
import { takeLock } from './setup-lock.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const MODULES = join(ROOT, 'node_modules');
const PINNED_NODE = join(MODULES, '.bin', 'node');
const INSTALL_STAMP = join(MODULES, '.larder-install.json');
const RECOGNITION = join(ROOT, 'server', 'text-recognition');
const RECOGNITION_STAMP = join(RECOGNITION, 'node_modules', '.larder-install.json');
/** A test run does not wait longer for an optional package. */
const RECOGNITION_MAX_MS = 120_000;
const WEB_DIST = join(ROOT, 'web', 'dist');
const WEB_STAMP = join(WEB_DIST, '.build-stamp.json');

/** What each mode needs. The full set of packages contains the production set. */
const MODES = {
  start: { packages: 'production', web: true },
  dev: { packages: 'full', web: false },
  test: { packages: 'full', web: true, recognition: true },
};
/** Installs the optional text recognition, and nothing else. */
const ADD_RECOGNITION = 'text-recognition';

/** Offline npm ends with its own message within seconds instead of minutes. */
const NPM_OPTIONS = [
  '--loglevel=error',
  '--no-audit',
  '--no-fund',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=5000',
];

class SetupError extends Error {}

const say = (line) => process.stdout.write(`${line}\n`);
const seconds = (startedAt) => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;

function readStamp(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

function writeStamp(file, stamp) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(stamp)}\n`);
}

let running;

/** Runs a program to its end; `quiet` shows its output only if it fails. */
function run(command, args, { env, quiet, cwd = ROOT, timeout }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env,
      timeout,
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    running = child;
    const output = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    child.on('error', (error) => reject(new SetupError(`${command} could not be started: ${error.message}`)));
    child.on('close', (code, signal) => {
      running = undefined;
      if (code === 0) return resolve();
      process.stderr.write(Buffer.concat(output));
      reject(new SetupError(`${command} ended with ${signal ?? `exit code ${code}`}.`));
    });
  });
}

/** npm has to run on the host's Node: the pinned one lies in the folder that npm is about to replace. */
function environmentOfHost() {
  const path = (process.env.PATH ?? '').split(delimiter);
  return { ...process.env, PATH: path.filter((folder) => !folder.startsWith(MODULES)).join(delimiter) };
}

function arePackagesCurrent(wanted) {
  const stamp = readStamp(INSTALL_STAMP);
  const covers = stamp.packages === 'full' || stamp.packages === wanted;
  return covers && existsSync(PINNED_NODE) && stamp.key === packagesKey(ROOT);
}

async function installPackages(wanted) {
  const startedAt = performance.now();
  say('Installing packages (the first time and after an update; it takes a minute or so) …');
  // `npm start` in a development checkout does not remove the test tools.
  const packages = readStamp(INSTALL_STAMP).packages === 'full' ? 'full' : wanted;
  rmSync(INSTALL_STAMP, { force: true });
  const key = packagesKey(ROOT);
  // --include=dev, because NODE_ENV=production or a personal npm setting would leave the test tools out.
  const set = packages === 'full' ? '--include=dev' : '--omit=dev';
  try {
    await run('npm', ['ci', set, ...NPM_OPTIONS], { env: environmentOfHost(), quiet: false });
  } catch (error) {
    throw new SetupError(
      `${error.message} The packages are not installed; see npm's message above. Is the network there?`,
    );
  }
  if (!existsSync(PINNED_NODE)) {
    throw new SetupError(
      'The pinned Node did not arrive, because npm was told to run no install scripts. Allow this one and start again:\n' +
        '  npm rebuild node --ignore-scripts=false',
    );
  }
  // Written last: an interrupted install leaves no stamp and is done again.
  writeStamp(INSTALL_STAMP, { key, packages });
  say(`Packages installed in ${seconds(startedAt)}.`);
}

const isRecognitionCurrent = () => readStamp(RECOGNITION_STAMP).key === recognitionKey(ROOT);

async function installRecognition() {
  const startedAt = performance.now();
  say('Installing text recognition (100 MB) …');
  rmSync(RECOGNITION_STAMP, { force: true });
  const key = recognitionKey(ROOT);
  await run('npm', ['ci', '--ignore-scripts', ...NPM_OPTIONS], {
    env: environmentOfHost(),
    quiet: true,
    cwd: RECOGNITION,
    timeout: RECOGNITION_MAX_MS,
  });
  writeStamp(RECOGNITION_STAMP, { key });
  say(`Text recognition installed in ${seconds(startedAt)}.`);
}

/** Tests install it; a start only updates one that an admin has added. Without it everything else works. */
async function updateRecognition() {
  try {
    await installRecognition();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    say(`Text recognition is not installed: ${error.message} To try again: npm run add-text-recognition`);
  }
}

function isWebCurrent() {
  return readStamp(WEB_STAMP).key === webKey(ROOT);
}

async function buildWeb() {
  const startedAt = performance.now();
  say('Building the web app (the first time and after an update) …');
  rmSync(WEB_STAMP, { force: true });
  const key = webKey(ROOT);
  try {
    await run(PINNED_NODE, [join('web', 'build.ts')], { env: { ...process.env, NODE_ENV: 'production' }, quiet: true });
  } catch (error) {
    throw new SetupError(`The web app could not be built: ${error.message}`);
  }
  writeStamp(WEB_STAMP, { key });
  say(`Web app built in ${seconds(startedAt)}.`);
}

const lockSetup = () =>
  takeLock(join(ROOT, '.cache', 'setup.lock'), () => say('Waiting for another setup of this folder to finish …'));

async function addRecognition() {
  const release = await lockSetup();
  try {
    if (isRecognitionCurrent()) return say('Text recognition is installed already.');
    await installRecognition();
    return say('Start the server again, so that it reads photos of printed recipes.');
  } finally {
    release();
  }
}

async function setUp(mode) {
  const needs = MODES[mode];
  const isRecognitionDone = () =>
    isRecognitionCurrent() || !(needs.recognition === true || existsSync(RECOGNITION_STAMP));
  const isReady = () => arePackagesCurrent(needs.packages) && (!needs.web || isWebCurrent()) && isRecognitionDone();
  if (isReady()) return;
  const release = await lockSetup();
  try {
    // Checked again under the lock: the setup that we waited for may have done everything.
    if (!arePackagesCurrent(needs.packages)) await installPackages(needs.packages);
    if (needs.web && !isWebCurrent()) await buildWeb();
    if (!isRecognitionDone()) await updateRecognition();
  } finally {
    release();
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => {
    running?.kill(signal);
    process.exit(130);
  });
}

const mode = process.argv[2] ?? '';
try {
  if (mode !== ADD_RECOGNITION && !Object.hasOwn(MODES, mode))
    throw new SetupError(`Usage: node scripts/setup.mjs ${[...Object.keys(MODES), ADD_RECOGNITION].join('|')}`);
  await (mode === ADD_RECOGNITION ? addRecognition() : setUp(mode));
} catch (error) {
  const notWritable = ['EACCES', 'EPERM', 'EROFS'].includes(error.code);
  if (notWritable) process.stderr.write(`This folder is not writable for you: ${error.path}\n`);
  else process.stderr.write(`${error instanceof SetupError ? error.message : error.stack}\n`);
  process.exitCode = 1;
}
