import { dirname } from 'node:path';
import type { Packages } from './packages.ts';
import type { Source } from './source.ts';
import type { Violation } from './violation.ts';

type Graph = ReadonlyMap<string, readonly string[]>;

const TEST = /\.test\.tsx?$/;

export function findAllCircles(sources: readonly Source[], packages: Packages): Violation[] {
  return [
    ...findCircles(graphPackages(packages), 'depends on'),
    ...findCircles(graphFolders(sources), 'imports'),
    ...findCircles(new Map(sources.map(({ path, imports }) => [path, imports])), 'imports'),
  ];
}

function graphPackages(packages: Packages): Graph {
  return new Map(packages.all.map(({ name, declared }) => [name, [...declared]]));
}

/** Covers only shipped files: a test may import from the layers above it. */
function graphFolders(sources: readonly Source[]): Graph {
  const graph = new Map<string, Set<string>>();
  for (const { path, imports } of sources.filter((source) => isShipped(source.path))) {
    const folder = dirname(path);
    const others = imports.map((target) => dirname(target)).filter((other) => other !== folder);
    graph.set(folder, (graph.get(folder) ?? new Set()).union(new Set(others)));
  }
  return new Map([...graph].map(([folder, others]) => [folder, [...others]]));
}

function isShipped(path: string): boolean {
  return path.includes('/src/') && !TEST.test(path);
}

function findCircles(graph: Graph, does: string): Violation[] {
  const done = new Set<string>();
  const found: Violation[] = [];
  const visit = (path: string, trail: readonly string[]) => {
    const start = trail.indexOf(path);
    if (start >= 0) {
      const circle = [...trail.slice(start), path].join(' > ');
      found.push({ path, message: `${does} itself by ${circle}` });
    }
    if (start >= 0 || done.has(path)) return;
    for (const target of graph.get(path) ?? []) visit(target, [...trail, path]);
    done.add(path);
  };
  for (const path of graph.keys()) visit(path, []);
  return found;
}
