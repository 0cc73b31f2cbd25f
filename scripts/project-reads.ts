import { filesOf, pathsOf } from './files.ts';
import { Packages } from './packages.ts';
import { type Reads, readsOf } from './reach.ts';
import { CODE, MANIFESTS } from './workspaces.ts';

/** What each code file of this project reads, as it stands now. */
export function projectReads(): Reads {
  return readsOf(filesOf(CODE), new Packages(filesOf(MANIFESTS)), pathsOf(['**/*', '.*']));
}
