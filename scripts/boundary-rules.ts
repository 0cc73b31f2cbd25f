import { basename, dirname, join, normalize } from 'node:path';

/*
 * Who may import whom, and what pure code may not touch. The order of the features is the order
 * in which a season comes to be: a feature knows those before it.
 */

export interface SourceFile {
  /** From the root of the project, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

export interface Violation {
  readonly path: string;
  readonly message: string;
}

const FEATURES = [
  'events',
  'club',
  'weather',
  'keys',
  'members',
  'join-requests',
  'sessions',
  'seasons',
  'competitions',
  'entries',
  'matches',
  'results',
  'standings',
  'placements',
  'partner-choices',
  'me',
  'install',
];

const PURE = /\/(rules|shared|room|budget)\/|\/gate\.ts$/;
const IMPURE =
  /\b(Date\.now|new Date\(\)|Math\.random|setTimeout|setInterval|setImmediate|queueMicrotask|process\.|fetch\(|Temporal\.Now|crypto\.|performance\.)/;
const PROCESS_FILES = new Set(['league/src/main.ts', 'league/src/openapi-document.ts']);
const FEATURES_OWN = new Set(['routes.ts', 'actions.ts']);

/** Every import that its place does not allow, and every cycle. */
export function violations(files: readonly SourceFile[]): Violation[] {
  const graph = new Map(files.map((file) => [file.path, importsOf(file)]));
  return [...files.flatMap((file) => ofFile(file, graph.get(file.path) ?? [])), ...cycles(graph)];
}

function ofFile(file: SourceFile, imports: readonly string[]): Violation[] {
  const messages = [...ofName(file.path)];
  if (!file.path.includes('/src/'))
    return messages.map((message) => ({ path: file.path, message }));
  if (!file.path.endsWith('.test.ts')) {
    messages.push(...ofPurity(file, imports), ...ofProcess(file));
    messages.push(...imports.flatMap((target) => ofImport(file.path, target) ?? []));
    if (isBarrel(file.text)) messages.push('is a barrel: import from where a thing is made');
  }
  return messages.map((message) => ({ path: file.path, message }));
}

function ofName(path: string): string[] {
  return /(^|\/)(utils?|helpers)(\/|\.)/.test(path) ? ['is named for nothing in particular'] : [];
}

function ofPurity({ path, text }: SourceFile, imports: readonly string[]): string[] {
  if (!PURE.test(path)) return [];
  const foreign = imports.filter((target) => !PURE.test(target));
  const impure = IMPURE.exec(withoutComments(text));
  return [
    ...foreign.map((target) => `is pure and imports ${target}`),
    ...(impure ? [`is pure and uses ${impure[0]}`] : []),
  ];
}

function ofProcess({ path, text }: SourceFile): string[] {
  if (PROCESS_FILES.has(path) || !path.startsWith('league/src/')) return [];
  return /\bprocess\./.test(withoutComments(text)) ? ['touches process: only main does'] : [];
}

function ofImport(path: string, target: string): string | null {
  const [from, to] = [featureOf(path), featureOf(target)];
  if (basename(target) === 'routes.ts' && path !== 'league/src/app.ts') {
    return `imports ${target}: only app.ts mounts routes`;
  }
  if (to === null || from === to) return null;
  if (/^league\/src\/(http|db|shared)\//.test(path))
    return `knows no feature, and imports ${target}`;
  if (from === null || /\/rules\//.test(target)) return null;
  if (FEATURES_OWN.has(basename(target)) || /-actions?\.ts$/.test(target)) {
    return `imports another feature's ${basename(target)}`;
  }
  const known = FEATURES.indexOf(to) < FEATURES.indexOf(from);
  return known ? null : `imports ${target}, of a feature that does not stand before it`;
}

/** The feature of a file of the league, null where it is of none. */
function featureOf(path: string): string | null {
  const folder = /^league\/src\/([^/]+)\//.exec(path)?.[1];
  return folder !== undefined && FEATURES.includes(folder) ? folder : null;
}

function isBarrel(text: string): boolean {
  const code = withoutComments(text).trim();
  return (
    code !== '' &&
    code
      .split(/;\s*/)
      .filter(Boolean)
      .every((line) => /^export .* from /s.test(line.trim()))
  );
}

/** The files and packages that a file imports; relative ones from the root of the project. */
function importsOf({ path, text }: SourceFile): string[] {
  const pattern =
    /^(?:import|export)\s+(?:type\s+)?(?:[\w\s{},*$]+?\s+from\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm;
  return [...withoutComments(text).matchAll(pattern)].flatMap((match) => {
    const target = match[1] ?? match[2];
    if (target === undefined) return [];
    return [target.startsWith('.') ? normalize(join(dirname(path), target)) : target];
  });
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '$1');
}

function cycles(graph: ReadonlyMap<string, readonly string[]>): Violation[] {
  const done = new Set<string>();
  const found: Violation[] = [];
  const visit = (path: string, trail: readonly string[]) => {
    const start = trail.indexOf(path);
    if (start >= 0)
      found.push({ path, message: `imports itself by ${trail.slice(start).join(' > ')}` });
    if (start >= 0 || done.has(path)) return;
    for (const target of graph.get(path) ?? []) visit(target, [...trail, path]);
    done.add(path);
  };
  for (const path of graph.keys()) visit(path, []);
  return found;
}
