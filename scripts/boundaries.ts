import { findViolations } from './boundary-rules.ts';
import { readFiles } from './files.ts';
import { CODE, MANIFESTS } from './workspaces.ts';

/** Fails if a file's imports break the rules of the layout. */

const found = findViolations(readFiles(CODE), readFiles(MANIFESTS));
for (const { path, message } of found) process.stdout.write(`${path}: ${message}\n`);
process.exitCode = found.length > 0 ? 1 : 0;
