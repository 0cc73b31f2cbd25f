import { basename } from 'node:path';
import { findAllCircles } from './circles.ts';
import { checkComments } from './comment-rules.ts';
import { checkNames } from './name-rules.ts';
import { checkPackages } from './package-rules.ts';
import { Packages } from './packages.ts';
import { readSource, type Source, type SourceFile } from './source.ts';
import type { Violation } from './violation.ts';

/*
 * The rules of imports, and what pure code may not touch. Features are in the order in which a
 * season comes to be: each may import those before it.
 */

const FEATURES = [
  'club',
  'weather',
  'keys',
  'members',
  'member-import',
  'join-requests',
  'sessions',
  'seasons',
  'competitions',
  'entries',
  'availability',
  'matches',
  'ledger',
  'results',
  'standings',
  'outlook',
  'ties',
  'chase',
  'erasure',
  'partner-choices',
  'placements',
  'checks',
  'me',
  'install',
  'events',
  'cli',
];
/** The folders of the game's site, from the bottom up: each may import those before it. */
const SITE = [
  'storage',
  'signals',
  'messages',
  'sound',
  'components',
  'scan',
  'clock',
  'grid',
  'game',
  'chess',
  'reversi',
  'catalogue',
  'games',
  'engine',
  'puzzles',
  'study',
  'preferences',
  'relay',
  'routing',
  'local',
  'services',
  'shell',
  'play',
  'push',
  'settings',
  'backup',
  'online',
  'pages',
  'app',
];
/** The games may not import each other, and only the files below may import them. */
const GAMES = ['chess', 'reversi'];
/** The files that load the games, and those that draw them before they are loaded. */
const KNOW_GAMES =
  /^site\/src\/(catalogue\/|engine\/|puzzles\/|study\/|games\/(mini-board|standing-words|start-details|start-form|terms-fields)\.tsx?$|online\/(running-positions|push-worker)\.ts$|pages\/(study|puzzles)-page\.tsx$)/;
/** Two features on top of the ledger that may not import each other. */
const APART = [['results', 'standings']];
/** Folders of the league that are not features and may not import any. */
const GROUND = ['http', 'db', 'data-folder', 'shared'];

const TEST = /\.test\.ts$/;
// A folder of pages maps to a URL, whatever its name.
const PURE =
  /^relay-protocol\/src\/|^clubhouse\/src\/(score|theme|reading)\/|^site\/src\/messages\/(.+\.(en|de)|rich)\.ts$|^(?!clubhouse\/src\/pages\/).*\/src\/(.+\/)?(rules|shared|room|budget|core)\/|\/src\/gate\.ts$/;
/** Third-party packages that are equally pure. */
const PURE_PACKAGES = ['htmlparser2', 'ipaddr.js'];
const IMPURE_CLOCK = ['Date.now', 'Date()', 'new Date()', 'Temporal.Now', 'performance'];
const IMPURE_CHANCE = ['Math.random', 'crypto'];
const IMPURE_TIMERS = ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'];
const IMPURE_WORLD = ['process', 'globalThis', 'console', 'fetch', 'WebSocket', 'localStorage'];
const IMPURE = [IMPURE_CLOCK, IMPURE_CHANCE, IMPURE_TIMERS, IMPURE_WORLD].flat();
const PROCESS_FILES = new Set([
  'league/src/main.ts',
  'league/src/cli/main.ts',
  'league/src/openapi-document.ts',
]);
/** The conditions that several features put into their own queries (ACC-3). */
const SQL_CONDITIONS = 'league/src/competitions/visibility.ts';
const SQL_FILE = /(^|-)store\.ts$/;
const QUERY = /\.(selectFrom|insertInto|updateTable|deleteFrom)\(/;
/** The modules that serve a league over HTTP inside a test's process. */
const SERVED_LEAGUE = 'league/test/served.ts';
const NAMED_FOR_NOTHING = /(^|\/)(utils?|helpers?|misc|common)(\/|\.)/;

/**
 * Finds forbidden imports, cycles, barrels, empty names, queries outside a store, types named by a
 * bare participle, and comments without a subject.
 * @param manifests the `package.json` of each workspace, and of the root
 */
export function findViolations(
  files: readonly SourceFile[],
  manifests: readonly SourceFile[],
): Violation[] {
  const packages = new Packages(manifests);
  const read = files.map(readSource);
  const sources = resolveEntries(read, packages);
  return [
    ...read.flatMap((source) => checkPackages(source, packages)),
    ...read.flatMap(checkNames),
    ...files.flatMap(checkQueries),
    ...files.flatMap(checkComments),
    ...sources.flatMap((source) => checkSource(source, packages)),
    ...findAllCircles(sources, packages),
  ];
}

/** Resolves imports of a package to files: those that its entry re-exports, or the entry itself. */
function resolveEntries(read: readonly Source[], packages: Packages): Source[] {
  const passedOn = new Map(
    read
      .filter(({ path, isBarrel }) => isBarrel && packages.isEntry(path))
      .map(({ path, imports }) => [path, imports]),
  );
  return read.map((source) => ({
    ...source,
    imports: source.imports.flatMap((target) => {
      const file = packages.resolve(target);
      return passedOn.get(file) ?? [file];
    }),
  }));
}

function checkSource(source: Source, packages: Packages): Violation[] {
  const { path, imports } = source;
  const messages: string[] = [];
  if (NAMED_FOR_NOTHING.test(path)) messages.push('is named for nothing in particular');
  // Only a package's entry may list exports. Inside the package, there is one way to import each.
  if (source.isBarrel && !packages.isEntry(path)) {
    messages.push('is a barrel: import from where a thing is made');
  }
  if (path.startsWith('clubhouse/')) {
    messages.push(...imports.flatMap((target) => checkAdapter(path, target)));
  }
  if (path.includes('/src/') && !TEST.test(path)) {
    messages.push(...checkFolder(path), ...checkPurity(source), ...checkProcess(source));
    messages.push(...imports.flatMap((target) => checkImport(path, target) ?? []));
  }
  return messages.map((message) => ({ path, message }));
}

/** The website calls the league over HTTP like any adapter; only its tests may start one. */
function checkAdapter(path: string, target: string): string[] {
  if (!/^league(\/|$)/.test(target)) return [];
  if (path.startsWith('clubhouse/test/') && target === SERVED_LEAGUE) return [];
  return [`imports ${target}: of the league the clubhouse knows its document alone`];
}

/** Nothing would check a folder that is missing from the list. */
function checkFolder(path: string): string[] {
  const [folder, site] = [findLeagueFolder(path), findSiteFolder(path)];
  const isKnown = folder === null || FEATURES.includes(folder) || GROUND.includes(folder);
  if (!isKnown) return [`is in ${folder}, which has no place in the order of features`];
  const isOfSite = site === null || SITE.includes(site);
  return isOfSite ? [] : [`is in ${site}, which has no place in the order of the site's folders`];
}

/** Whether a file must not use a clock, randomness, the network or a database. */
export function isPure(path: string): boolean {
  return PURE.test(path);
}

function checkPurity({ path, imports, names }: Source): string[] {
  if (!isPure(path)) return [];
  const foreign = imports.filter((target) => !isPure(target) && !PURE_PACKAGES.includes(target));
  const impure = IMPURE.filter((name) => names.has(name));
  return [
    ...foreign.map((target) => `is pure and imports ${target}`),
    ...impure.map((name) => `is pure and uses ${name}`),
  ];
}

function checkProcess({ path, imports, names }: Source): string[] {
  if (PROCESS_FILES.has(path) || !path.startsWith('league/src/')) return [];
  const touches = names.has('process') || imports.some((one) => /^(node:)?process$/.test(one));
  return touches ? ['touches process: only main does'] : [];
}

function checkImport(path: string, target: string): string | null {
  const [from, to] = [findFeature(path), findFeature(target)];
  if (basename(target) === 'routes.ts' && path !== 'league/src/app.ts') {
    return `imports ${target}: only app.ts mounts routes`;
  }
  if (target.includes('/hosts/') && !path.includes('/hosts/')) {
    return `imports ${target}: a host knows the core, not the core a host`;
  }
  const site = checkSite(findSiteFolder(path), findSiteFolder(target), target);
  if (site !== null) return site;
  const game = checkGames(path, findSiteFolder(path), findSiteFolder(target));
  if (game !== null) return game;
  if (to === null || from === to) return null;
  if (GROUND.includes(findLeagueFolder(path) ?? ''))
    return `knows no feature, and imports ${target}`;
  if (from !== null && APART.some((both) => both.includes(from) && both.includes(to))) {
    return `imports ${target}: ${from} and ${to} know only what lies beneath both`;
  }
  if (from === null || target.includes('/rules/')) return null;
  if (/(^|-)actions?\.ts$/.test(basename(target))) {
    return `imports another feature's ${basename(target)}`;
  }
  const known = FEATURES.indexOf(to) < FEATURES.indexOf(from);
  return known ? null : `imports ${target}, of a feature that does not stand before it`;
}

/** The operator's commands read the whole database and belong to no feature. */
function checkQueries({ path, text }: SourceFile): Violation[] {
  const feature = findFeature(path);
  if (feature === null || feature === 'cli' || TEST.test(path) || path === SQL_CONDITIONS)
    return [];
  if (SQL_FILE.test(basename(path)) || !QUERY.test(text)) return [];
  return [{ path, message: 'queries the database: a feature does so in store.ts or *-store.ts' }];
}

/** A third game should need only a folder and a line in the catalogue. */
function checkGames(path: string, from: string | null, to: string | null): string | null {
  if (to === null || from === to || !GAMES.includes(to) || KNOW_GAMES.test(path)) return null;
  return `imports of ${to}: what the games share knows none of them`;
}

function checkSite(from: string | null, to: string | null, target: string): string | null {
  if (from === null || to === null || SITE.indexOf(to) <= SITE.indexOf(from)) return null;
  return `imports ${target}: ${to} does not stand before ${from} in the order of the site's folders`;
}

function findSiteFolder(path: string): string | null {
  return /^site\/src\/([^/]+)\/.+\.tsx?$/.exec(path)?.[1] ?? null;
}

function findFeature(path: string): string | null {
  const folder = findLeagueFolder(path);
  return folder !== null && FEATURES.includes(folder) ? folder : null;
}

function findLeagueFolder(path: string): string | null {
  return /^league\/src\/([^/]+)\//.exec(path)?.[1] ?? null;
}
