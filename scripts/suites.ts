import { matchesGlob } from 'node:path';
import type { Job } from './job.ts';

/** Programs that a suite's test files need besides Node. */
export type Requirement =
  | 'postgres'
  | 'statements'
  | 'nginx'
  | 'caddy'
  | 'dovecot'
  | 'prometheus'
  | 'restic'
  | 'systemd'
  | 'containers'
  | 'workerd'
  | 'site'
  | 'clubhouse'
  | 'chromium'
  | 'shell'
  | 'python';

/** Test files that run in one environment. */
export interface Suite {
  readonly name: string;
  readonly files: readonly string[];
  /** Files that the suite leaves to another suite. */
  readonly except?: readonly string[];
  readonly needs: readonly Requirement[];
  /** How long a file usually takes. A machine that has run none, as CI's, begins with the longest. */
  readonly seconds: number;
  /** Whether several files of the suite may share a process. */
  readonly sharesProcess?: true;
  /** The host of the relay between two players in a browser. */
  readonly relayHost?: 'node' | 'workerd';
  /** Files its tests read in addition to those their code imports and names. */
  readonly reads?: readonly string[];
}

const BROWSER = '**/*.browser.test.ts';
const WORKERD = '**/*.workerd.test.ts';
const NGINX = '**/*.nginx.test.ts';
/** Pages of docs/ that are run in a shell. */
const SHELL = '**/*.shell.test.ts';
const PYTHON = '**/*.python.test.ts';
/** Browser tests that also run against the relay on Workers. Its contract tests prove the rest. */
const ON_WORKERS = 'site/test/{online,secrecy}.browser.test.ts';

/** Tests of code above the database, or of only the embedded one: they run on SQLite. */
const NOT_OF_POSTGRESQL =
  'league/test/{backup,bodies,cut-requests,demo,early-answers,edge,import,operations,process,raw-http,restore,schemas,sqlite-faults}.test.ts';

/** The sources of the site that tests use. */
const SITE = [
  'site/{index.html,vite.config.ts}',
  'site/{build,noughts,public,src}/**',
  '{relay-client,relay-protocol}/src/**',
  'relay-client/noughts/**',
];

/** The files behind the pages of the club's website, which are found by their folders. */
const CLUBHOUSE = ['clubhouse/{build,migrations,src,worker}/**', 'league/src/**'];

/** The files that make up and run an installation. */
const OPERATIONS = [
  'operations/**',
  'package-lock.json',
  'scripts/run.mjs',
  '{league,relay,relay-protocol,forwarder,clubhouse,service}/{src,migrations}/**',
];

/** The programs of examples/, and the services that answer them. */
const EXAMPLES = ['examples/**', '{league,relay,relay-client,relay-protocol}/src/**'];

export const SUITES: readonly Suite[] = [
  {
    name: 'unit',
    files: [
      'scripts/*.test.ts',
      '{test-kit,service,league,relay-protocol,relay,forwarder,relay-client,site,clubhouse}/src/**/*.test.ts',
      'site/noughts/*.test.ts',
    ],
    needs: [],
    seconds: 0.3,
    sharesProcess: true,
  },
  {
    name: 'operations',
    files: ['operations/test/*.test.ts'],
    needs: ['clubhouse'],
    seconds: 20,
    reads: OPERATIONS,
  },
  {
    name: 'caddy',
    files: ['operations/test/*.caddy.test.ts'],
    needs: ['clubhouse', 'caddy'],
    seconds: 30,
    reads: OPERATIONS,
  },
  {
    name: 'restic',
    files: ['operations/test/*.restic.test.ts'],
    needs: ['clubhouse', 'restic', 'systemd'],
    seconds: 100,
    reads: OPERATIONS,
  },
  {
    name: 'prometheus',
    files: ['operations/test/*.prometheus.test.ts'],
    needs: ['clubhouse', 'prometheus'],
    seconds: 30,
    reads: OPERATIONS,
  },
  {
    name: 'systemd',
    files: ['operations/test/*.systemd.test.ts'],
    needs: ['clubhouse', 'systemd'],
    seconds: 100,
    reads: OPERATIONS,
  },
  {
    name: 'containers',
    files: ['operations/test/*.container.test.ts'],
    needs: ['clubhouse', 'containers'],
    seconds: 150,
    reads: OPERATIONS,
  },
  {
    name: 'programs',
    files: ['*/test/*.program.test.ts'],
    needs: [],
    seconds: 20,
    reads: OPERATIONS,
  },
  { name: 'fault-injection', files: ['fault-injection/*.test.ts'], needs: [], seconds: 30 },
  {
    name: 'league-sqlite',
    files: ['league/test/**/*.test.ts'],
    needs: ['statements'],
    seconds: 5,
    sharesProcess: true,
  },
  {
    name: 'league-postgresql',
    files: ['league/test/**/*.test.ts'],
    except: [NOT_OF_POSTGRESQL],
    needs: ['postgres'],
    seconds: 20,
    sharesProcess: true,
  },
  {
    name: 'league-shell',
    files: [`league/test/${SHELL}`],
    needs: ['shell'],
    seconds: 20,
    reads: ['docs/first-season.md', 'league/src/**', 'league/migrations/**'],
  },
  { name: 'relay', files: ['relay/test/**/*.test.ts'], needs: [], seconds: 5, sharesProcess: true },
  { name: 'relay-workerd', files: [`relay/test/${WORKERD}`], needs: ['workerd'], seconds: 15 },
  { name: 'forwarder', files: ['forwarder/test/**/*.test.ts'], needs: [], seconds: 5 },
  {
    name: 'forwarder-workerd',
    files: [`forwarder/test/${WORKERD}`],
    needs: ['workerd'],
    seconds: 5,
  },
  {
    name: 'clubhouse',
    files: ['clubhouse/test/**/*.test.ts'],
    needs: ['clubhouse'],
    seconds: 8,
    sharesProcess: true,
    reads: CLUBHOUSE,
  },
  {
    name: 'clubhouse-browser',
    files: [`clubhouse/test/${BROWSER}`],
    needs: ['clubhouse', 'chromium'],
    seconds: 60,
    sharesProcess: true,
    reads: CLUBHOUSE,
  },
  {
    name: 'dovecot',
    files: ['clubhouse/test/*.dovecot.test.ts'],
    needs: ['clubhouse', 'dovecot'],
    seconds: 30,
    reads: CLUBHOUSE,
  },
  { name: 'nginx', files: [`*/test/${NGINX}`], needs: ['nginx'], seconds: 15 },
  {
    name: 'relay-client',
    files: ['relay-client/test/**/*.test.ts'],
    needs: [],
    seconds: 5,
    sharesProcess: true,
  },
  {
    name: 'examples-browser',
    files: [`examples/test/${BROWSER}`],
    needs: ['chromium'],
    seconds: 40,
    reads: EXAMPLES,
  },
  { name: 'examples', files: ['examples/test/*.test.ts'], needs: [], seconds: 30, reads: EXAMPLES },
  {
    name: 'examples-python',
    files: [`examples/test/${PYTHON}`],
    needs: ['python'],
    seconds: 15,
    reads: EXAMPLES,
  },
  {
    name: 'browser',
    files: [`{site,league}/test/${BROWSER}`],
    needs: ['site'],
    seconds: 50,
    sharesProcess: true,
    relayHost: 'node',
    reads: SITE,
  },
  {
    name: 'browser-workerd',
    files: [ON_WORKERS],
    needs: ['site', 'workerd'],
    seconds: 60,
    relayHost: 'workerd',
    reads: SITE,
  },
];

/** A check takes about as long as one of a few files. */
const CHECK_S = 15;

/** Guesses how long a job takes that this machine has not run yet. */
export function guessSeconds(job: Job): number {
  return SUITES.find(({ name }) => name === job.suite)?.seconds ?? CHECK_S;
}

/** Every test file, once for each suite that it belongs to. */
export function listTestJobs(suites: readonly Suite[], paths: readonly string[]): Job[] {
  return suites.flatMap((suite) =>
    paths.filter((path) => isInSuite(suite, path)).map((name) => ({ suite: suite.name, name })),
  );
}

function isInSuite({ files, except = [] }: Suite, path: string): boolean {
  if (except.some((pattern) => matchesGlob(path, pattern))) return false;
  return files.some(
    (pattern) =>
      matchesGlob(path, pattern) && findSpecialEnding(path) === findSpecialEnding(pattern),
  );
}

/** The ending of a test file that is not for every suite of its folder. */
function findSpecialEnding(path: string): string | null {
  return (
    /\.(browser|workerd|nginx|caddy|dovecot|prometheus|restic|systemd|container|shell|python|program)\.test\.ts$/.exec(
      path,
    )?.[1] ?? null
  );
}
