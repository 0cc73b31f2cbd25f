import { dirname } from 'node:path';
import { matchesGlob } from 'node:path/posix';
import type { Check } from './checks.ts';
import type { Job } from './job.ts';
import type { Packages } from './packages.ts';
import { resolvePath, readMentions, type SourceFile } from './source.ts';
import type { Suite } from './suites.ts';

/** The files that each code file reads, and folders with a slash at the end. */
export type Reads = ReadonlyMap<string, readonly string[]>;

/** Files that affect how everything is installed, started or run, and thus every job. */
const EVERYTHING = [
  '**/package.json',
  'package-lock.json',
  'scripts/{run.mjs,provisions.ts,test-files.ts,test-events.ts,run-command.ts}',
];

/**
 * Finds imports, and paths in strings: programs that a file starts, documents and folders it reads.
 * @param paths all files of the project
 */
export function findReads(
  code: readonly SourceFile[],
  packages: Packages,
  paths: readonly string[],
): Reads {
  const targetsOf = makeTargetFinder(packages, paths);
  return new Map(code.map((file) => [file.path, targetsOf(file)]));
}

/** Finds what one code file imports and names, among all files of the project. */
export function makeTargetFinder(
  packages: Packages,
  paths: readonly string[],
): (file: SourceFile) => string[] {
  const files = new Set(paths);
  const folders = new Set(paths.flatMap(listFolders));
  const inText = (file: string, text: string) => {
    // A slash alone is not a path: `replaceAll(sep, '/')` reads nothing.
    if (!text.includes('/') || !/\w/.test(text) || /\s|\*/.test(text)) return [];
    const workspace = dirname(packages.of(file).manifest);
    const places = [resolvePath(file, text), resolvePath('package.json', text)];
    if (workspace !== '.') places.push(resolvePath(`${workspace}/package.json`, text));
    return places.flatMap((place) => {
      const path = place.replace(/\/$/, '');
      if (files.has(path)) return [path];
      return folders.has(path) ? [`${path}/`] : [];
    });
  };
  return (file) => {
    const { imports, strings } = readMentions(file);
    const texts = strings.flatMap((text) => inText(file.path, text));
    return [...new Set([...imports.map((target) => packages.resolve(target)), ...texts])];
  };
}

/** The folders that contain a path, except the root and its direct subfolders. */
function listFolders(path: string): string[] {
  const parts = path.split('/');
  return parts.slice(1, -1).map((_, index) => parts.slice(0, index + 2).join('/'));
}

/** Everything that reads one of the files, directly or indirectly, and the files themselves. */
export function findReaders(changed: readonly string[], reads: Reads): ReadonlySet<string> {
  const reached = new Set(changed);
  const readers = new Map<string, string[]>();
  for (const [file, targets] of reads) {
    for (const target of targets) readers.set(target, [...(readers.get(target) ?? []), file]);
  }
  // A Set's loop also visits elements added meanwhile.
  for (const path of reached) {
    const places = [path, ...listFolders(path).map((folder) => `${folder}/`)];
    for (const reader of places.flatMap((place) => readers.get(place) ?? [])) reached.add(reader);
  }
  return reached;
}

/** Everything that the files read, directly or indirectly, and the files themselves. */
export function readBy(
  entries: string | readonly string[],
  reads: Pick<Reads, 'get'>,
): ReadonlySet<string> {
  const all = new Set([entries].flat());
  for (const path of all) for (const target of reads.get(path) ?? []) all.add(target);
  return all;
}

export function findReachedJobs(
  jobs: readonly Job[],
  changed: readonly string[],
  { reads, suites, checks }: { reads: Reads; suites: readonly Suite[]; checks: readonly Check[] },
): Job[] {
  const isChanged = (globs: readonly string[]) =>
    changed.some((path) => globs.some((glob) => matchesGlob(path, glob)));
  if (isChanged(EVERYTHING)) return [...jobs];
  const reached = findReaders(changed, reads);
  return jobs.filter((job) => {
    const check = checks.find(({ name }) => name === job.suite);
    const suite = suites.find(({ name }) => name === job.suite);
    return reached.has(job.name) || isChanged((check ?? suite)?.reads ?? []);
  });
}
