// `node scripts/run.mjs FILE [ARGUMENT …]` runs a TypeScript file, from any Node since 20: it
// installs what package-lock.json asks for, and hands over to the Node that the project depends on.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A small young generation saves a fifth of the memory at rest, for a few percent of speed. */
const NODE_FLAGS = ['--max-semi-space-size=4'];
/** The relay makes little garbage and must not pause, so it collects a small part at a time. */
const RELAY_FLAGS = ['--max-semi-space-size=1', '--initial-heap-size=128'];
/**
 * "warn" would complain about packages that need a newer Node, which this install brings.
 * NODE_ENV=production would leave out the checks, which are development dependencies.
 */
const INSTALL = 'npm ci --loglevel=error --no-fund --no-audit --include=dev --include=optional';
/** Leaves out the root's tools for checks and deployment: over half of all packages (INST-11). */
const INSTALL_TO_RUN = `${INSTALL} --workspaces --include-workspace-root=false`;
/** Marks that INSTALL_TO_RUN was run, and by which lock; any other installation removes it. */
const RUN_MARK = join('node_modules', '.installed-to-run');
/** Scripts that run a service; they need no development tools, and install none (INST-2). */
const SERVICES = new Set([
  'clubhouse/src/main.ts',
  'league/src/cli/main.ts',
  'operations/doctor/main.ts',
  'relay/src/hosts/node/main.ts',
  'scripts/start.ts',
]);
/** Scripts that need no tools except those that build the pages. */
const RUN_ONLY = new Set([...SERVICES, 'scripts/build.ts', 'scripts/demo.ts']);
/** Writes the website's client of the league. A release has the client but not this file. */
const CLIENT_BUILDER = 'clubhouse/build/make-client.ts';
/** The files that the builder writes; it writes the first of them last. */
const CLIENT = ['clubhouse/src/api/calls.ts', 'clubhouse/src/api/field-limits.ts'];
const CLIENT_TYPES = 'clubhouse/src/api/schema.d.ts';
const CLIENT_SOURCES = [
  CLIENT_BUILDER,
  'clubhouse/build/field-limits.ts',
  'clubhouse/build/print-calls.ts',
  'league/openapi.json',
];
const PROGRESS_MS = 10_000;
const WINDOWS = process.platform === 'win32';
const ORPHAN_CHECK_MS = 500;

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [file, ...args] = process.argv.slice(2);

if (file === undefined) fail('Say which file to run.');
// npm writes this one last: after a failed or interrupted installation it is not there.
const present = readPackages('node_modules/.package-lock.json');
// As `npm ci --omit=dev` leaves it, or a release.
const isLean = present !== null && !Object.values(present).some(({ dev }) => dev);
const isLeanService = isLean && SERVICES.has(file);
const reason = whyInstall();
if (reason !== null && isLeanService) {
  fail(`It does not start, since ${reason}: run npm ci --omit=dev, or unpack the release again.`);
}
if (isLean && !isLeanService) {
  fail(
    'This installation has no development tools, and never changes itself: to work on the project, ' +
      'run npm ci in a clone.',
  );
}
if (reason !== null) await install(reason);
if (isClientOld()) {
  const status = await runToEnd(nodeProgram(), [join(root, CLIENT_BUILDER)]);
  if (status !== 0)
    fail(`The website's client of the league could not be made from ${CLIENT_SOURCES.at(-1)}.`);
}
// Takes a third off the start; Node itself skips a folder that cannot be written.
const NODE_COMPILE_CACHE = join(root, 'node_modules', '.cache', 'compile');
process.exitCode = await runToEnd(nodeProgram(), [...flagsOf(file), resolve(root, file), ...args], {
  env: { NODE_COMPILE_CACHE, ...process.env },
});

function flagsOf(path) {
  return path.startsWith('relay/') ? RELAY_FLAGS : NODE_FLAGS;
}

/** Why an installation is necessary; null if node_modules matches package-lock.json. */
function whyInstall() {
  if (present === null) return 'nothing is installed yet';
  if (isInstalledToRun() && existsSync(nodeProgram())) {
    return RUN_ONLY.has(file) ? null : 'the tools that work on the project are not there yet';
  }
  const wanted = Object.entries(readPackages('package-lock.json') ?? {});
  const differs = wanted.find(([name, { version, optional, dev, link }]) => {
    if (!name.includes('node_modules/')) return false;
    if (dev && isLeanService) return false;
    // Workspaces are linked, so that imports find them by name.
    if (link) return !existsSync(join(root, name));
    // Optional packages for other systems are not installed.
    return present[name] === undefined ? !optional : present[name].version !== version;
  });
  if (differs) return `${differs[0]} is not as package-lock.json asks`;
  return existsSync(nodeProgram()) ? null : 'the Node of the project is missing';
}

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8')).packages;
  } catch {
    return null;
  }
}

async function install(why) {
  process.stdout.write(`Installing, since ${why} …\n`);
  const isToRun = RUN_ONLY.has(file);
  const npm = isToRun ? INSTALL_TO_RUN : INSTALL;
  // Windows finds npm only by a shell; elsewhere the shell gives way, so that npm gets signals.
  const command = WINDOWS ? npm : `exec ${npm}`;
  const progress = setInterval(sayProgress, PROGRESS_MS, Date.now());
  const status = await runToEnd(command, [], { shell: true });
  clearInterval(progress);
  if (status !== 0) {
    fail(
      'The installation failed, as npm says above. If it cannot reach its registry, see to the ' +
        'network or to "registry" and "proxy" in `npm config list`, and try again.',
    );
  }
  if (!existsSync(nodeProgram())) {
    fail(
      'The package "node" came without its program, since npm did not run its install script: ' +
        'run `npm ci --ignore-scripts=false`.',
    );
  }
  if (isToRun) writeFileSync(join(root, RUN_MARK), lockHash());
}

/** Whether the API document is newer than the website's client of the league. */
function isClientOld() {
  if (!existsSync(join(root, CLIENT_BUILDER))) return false;
  const parts = isLean ? CLIENT : [...CLIENT, CLIENT_TYPES];
  if (parts.some((path) => !existsSync(join(root, path)))) return true;
  const made = statSync(join(root, CLIENT[0])).mtimeMs;
  return CLIENT_SOURCES.some((path) => statSync(join(root, path)).mtimeMs > made);
}

/** npm prints nothing until it is done, and a silent terminal looks broken. */
function sayProgress(begunAt) {
  const seconds = Math.round((Date.now() - begunAt) / 1000);
  process.stdout.write(`  npm has worked for ${seconds} s …\n`);
}

function isInstalledToRun() {
  try {
    return readFileSync(join(root, RUN_MARK), 'utf8') === lockHash();
  } catch {
    return false;
  }
}

function lockHash() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return createHash('sha256').update(lock).digest('hex');
}

function nodeProgram() {
  return join(root, 'node_modules', 'node', 'bin', WINDOWS ? 'node.exe' : 'node');
}

/** Resolves to the exit code. However often npm repeats a signal, the program gets one SIGTERM. */
function runToEnd(program, programArgs, options) {
  const child = spawn(program, programArgs, { cwd: root, stdio: 'inherit', ...options });
  let told = false;
  const stop = () => {
    if (!told) child.kill('SIGTERM');
    told = true;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  // npm ends the shell in between without telling us: then we are orphans.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop(), ORPHAN_CHECK_MS).unref();
  return new Promise((done) => {
    child.on('error', (error) => fail(`${program} could not be run: ${error.message}`));
    child.on('exit', (code, signal) => {
      const status = code ?? 128 + constants.signals[signal];
      if (told) process.exit(status);
      done(status);
    });
  });
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
