import { readFiles, listPaths } from './files.ts';
import { Packages } from './packages.ts';
import { type Reads, findReads } from './reach.ts';
import { CODE, MANIFESTS } from './workspaces.ts';

const CLIENT_BUILDER = 'clubhouse/build/make-client.ts';
/** Generated files that Git does not track; they change with the sources of their builder. */
const MADE = ['calls.ts', 'field-limits.ts', 'schema.d.ts'].map(
  (name) => `clubhouse/src/api/${name}`,
);

/** The files that each code file of this project reads, in their current state. */
export function findProjectReads(): Reads {
  const packages = new Packages(readFiles(MANIFESTS));
  const reads = findReads(readFiles(CODE), packages, listPaths(['**/*', '.*']));
  return new Map([...reads, ...MADE.map((path) => [path, [CLIENT_BUILDER]] as const)]);
}
