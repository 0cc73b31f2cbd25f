import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { findWorkerd } from 'relay/testing/workerd';
import { findPostgresPrograms, startPostgres } from 'test-kit/postgres';
import { makeImageRoot } from '../operations/archive/image-root.ts';
import { ALONE, podmanIn } from '../operations/test/podman.ts';
import { makeMissingOutcome, type JobOutcome, makeSingleOutcome } from './outcome.ts';
import { runCommand } from './run-command.ts';
import type { Requirement } from './suites.ts';

/** Builds the site for browser tests. */
const BUILD_SITE = 'site/test/build-test-site.ts';
const BUILD_CLUBHOUSE = 'clubhouse/build/main.ts';
const CHROMIUM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const SHELL_PROGRAMS = ['bash', 'curl', 'iconv'];
const DOVECOT_LMTP = ['/usr/lib/dovecot/lmtp', '/usr/libexec/dovecot/lmtp'];
const SYSTEM_FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

/** The environment variables that tests need, or why they cannot run. */
type Provision = { readonly env: NodeJS.ProcessEnv } | { readonly outcome: JobOutcome };

/** Resources that test files share. Each is found or started when the first file needs it. */
export class Provisions {
  readonly #signal: AbortSignal;
  readonly #begun = new Map<Requirement, Promise<Provision>>();
  readonly #stops: (() => Promise<unknown>)[] = [];

  constructor(signal: AbortSignal) {
    this.#signal = signal;
  }

  /** The environment with all resources, or the first resource that is missing. */
  async all(needs: readonly Requirement[]): Promise<Provision> {
    const env: NodeJS.ProcessEnv = {};
    for (const need of needs) {
      const found = await this.#one(need);
      if ('outcome' in found) return found;
      Object.assign(env, found.env);
    }
    return { env };
  }

  async stop(): Promise<void> {
    for (const stop of this.#stops.splice(0).toReversed()) await stop();
  }

  #one(need: Requirement): Promise<Provision> {
    const begun = this.#begun.get(need) ?? this.#begin(need);
    this.#begun.set(need, begun);
    return begun;
  }

  #begin(need: Requirement): Promise<Provision> {
    switch (need) {
      case 'postgres':
        return this.#postgres();
      case 'statements':
        return this.#statements();
      case 'nginx':
        return Promise.resolve(provideNginx());
      case 'caddy':
        return Promise.resolve(provideCaddy());
      case 'dovecot':
        return Promise.resolve(provideDovecot());
      case 'prometheus':
        return Promise.resolve(providePrometheus());
      case 'restic':
        return Promise.resolve(provideRestic());
      case 'systemd':
        return Promise.resolve(provideSystemd());
      case 'containers':
        return this.#containers();
      case 'shell':
        return Promise.resolve(provideShell());
      case 'python':
        return Promise.resolve(providePython());
      case 'workerd':
        return Promise.resolve(provideWorkerd());
      case 'site':
        return this.#site();
      case 'clubhouse':
        return this.#clubhouse();
      case 'chromium':
        return Promise.resolve(provideChromium());
    }
  }

  /** The server named by TEST_DATABASE_URL, or a throwaway one. */
  async #postgres(): Promise<Provision> {
    const given = process.env['TEST_DATABASE_URL'];
    if (given) return { env: { TEST_DATABASE_URL: given } };
    const programs = findPostgresPrograms();
    if (programs === null) {
      return makeMissingProvision(
        'PostgreSQL 15 or later: install its server, or set TEST_DATABASE_URL.\n',
      );
    }
    const server = await startPostgres(programs);
    this.#stops.push(() => server.stop());
    return { env: { TEST_DATABASE_URL: server.url } };
  }

  /** The folder in which the league's tests record their statements. */
  async #statements(): Promise<Provision> {
    const folder = await mkdtemp(join(tmpdir(), 'test-statements-'));
    this.#stops.push(() => rm(folder, { recursive: true, force: true }));
    return { env: { TEST_STATEMENTS: folder } };
  }

  /** The root of an image, if Podman runs on this machine. */
  async #containers(): Promise<Provision> {
    const missing = ['buildah', 'podman', 'runc'].filter((name) => !findProgram('', name));
    if (missing.length > 0) return mayLack(`${missing.join(', ')}: Debian has them.\n`);
    const folder = await mkdtemp(join(tmpdir(), 'test-containers-'));
    this.#stops.push(() => rm(folder, { recursive: true, force: true }));
    try {
      const root = await makeImageRoot(process.arch === 'arm64' ? 'arm64' : 'x64', folder);
      const { code, out } = podmanIn(folder)('run', '--rm', ...ALONE, '--rootfs', root, 'true');
      return code === 0 ? { env: { TEST_IMAGE_ROOT: root } } : mayLack(`containers: ${out}`);
    } catch (error) {
      return mayLack(`what images are built from: ${String(error)}\n`);
    }
  }

  async #clubhouse(): Promise<Provision> {
    const folder = await mkdtemp(join(tmpdir(), 'test-clubhouse-'));
    this.#stops.push(() => rm(folder, { recursive: true, force: true }));
    const { code, output } = await runCommand(
      process.execPath,
      [BUILD_CLUBHOUSE, folder],
      this.#signal,
    );
    if (code !== 0) return { outcome: makeSingleOutcome(false, output) };
    return { env: { TEST_CLUBHOUSE: folder } };
  }

  /** Chromium, and the built site to open in it. */
  async #site(): Promise<Provision> {
    const found = provideChromium();
    if ('outcome' in found) return found;
    const site = await mkdtemp(join(tmpdir(), 'test-site-'));
    this.#stops.push(() => rm(site, { recursive: true, force: true }));
    const { code, output } = await runCommand(process.execPath, [BUILD_SITE, site], this.#signal);
    if (code !== 0) return { outcome: makeSingleOutcome(false, output) };
    return { env: { ...found.env, TEST_SITE: site } };
  }
}

function provideChromium(): Provision {
  const path = findExistingProgram(process.env['CHROMIUM_PATH'], CHROMIUM);
  if (path === undefined) {
    return makeMissingProvision('Chromium: install it, or set CHROMIUM_PATH to its program.\n');
  }
  return { env: { CHROMIUM_PATH: path } };
}

function provideNginx(): Provision {
  const path = findProgram('NGINX_PATH', 'nginx');
  if (path === undefined)
    return makeMissingProvision('nginx: install it, or set NGINX_PATH to its program.\n');
  return { env: { NGINX_PATH: path } };
}

function provideCaddy(): Provision {
  const path = findProgram('CADDY_PATH', 'caddy');
  if (path === undefined)
    return makeMissingProvision('Caddy: install it, or set CADDY_PATH to its program.\n');
  return { env: { CADDY_PATH: path } };
}

/** Provides Dovecot with LMTP, which is a separate package on Debian. */
function provideDovecot(): Provision {
  const path = findProgram('DOVECOT_PATH', 'dovecot');
  const lmtp = path === undefined ? undefined : DOVECOT_LMTP.find((place) => existsSync(place));
  if (path !== undefined && lmtp !== undefined) return { env: { DOVECOT_PATH: path } };
  return makeMissingProvision(
    'Dovecot: install dovecot-imapd and dovecot-lmtpd, or set DOVECOT_PATH to its program.\n',
  );
}

/** Provides Prometheus and the tool that comes with it for checking rules. */
function providePrometheus(): Provision {
  const [path, tool] = [
    findProgram('PROMETHEUS_PATH', 'prometheus'),
    findProgram('PROMTOOL_PATH', 'promtool'),
  ];
  if (path !== undefined && tool !== undefined) {
    return { env: { PROMETHEUS_PATH: path, PROMTOOL_PATH: tool } };
  }
  return makeMissingProvision(
    'Prometheus: install it, or set PROMETHEUS_PATH and PROMTOOL_PATH to its programs.\n',
  );
}

function provideRestic(): Provision {
  const path = findProgram('RESTIC_PATH', 'restic');
  if (path !== undefined) return { env: { RESTIC_PATH: path } };
  return makeMissingProvision('restic: install it, or set RESTIC_PATH to its program.\n');
}

function provideSystemd(): Provision {
  const path = findProgram('SYSTEMD_ANALYZE_PATH', 'systemd-analyze');
  if (path !== undefined) return { env: { SYSTEMD_ANALYZE_PATH: path } };
  return makeMissingProvision(
    'systemd-analyze: install systemd, which Debian and most others have.\n',
  );
}

function findProgram(setting: string, name: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...SYSTEM_FOLDERS];
  return findExistingProgram(
    process.env[setting],
    folders.map((folder) => join(folder, name)),
  );
}

function providePython(): Provision {
  const path = findProgram('PYTHON_PATH', 'python3');
  if (path !== undefined) return { env: { PYTHON_PATH: path } };
  return makeMissingProvision(
    'Python 3.8 or later: install python3, or set PYTHON_PATH to its program.\n',
  );
}

/** Provides the commands that a page asks its reader to type. */
function provideShell(): Provision {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const missing = SHELL_PROGRAMS.filter(
    (name) => !folders.some((folder) => existsSync(join(folder, name))),
  );
  if (missing.length === 0) return { env: {} };
  return makeMissingProvision(
    `${missing.join(', ')}: install what is missing by the system's packages.\n`,
  );
}

function provideWorkerd(): Provision {
  if (findWorkerd() !== null) return { env: {} };
  return makeMissingProvision(
    'workerd: `npm ci --include=optional` installs it on Linux, macOS and Windows, on x64 ' +
      'and on arm64 but for Windows.\n',
  );
}

function makeMissingProvision(what: string): Provision {
  return { outcome: makeMissingOutcome(what) };
}

/** For needs that a CI machine cannot always meet. */
function mayLack(what: string): Provision {
  return { outcome: makeMissingOutcome(what, true) };
}

function findExistingProgram(
  given: string | undefined,
  places: readonly string[],
): string | undefined {
  return [given ?? '', ...places].find((path) => path !== '' && existsSync(path));
}
