import { chmodSync, copyFileSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type BuiltFolders, releaseFiles } from './files.ts';

const READ = 0o644;
const RUN = 0o755;
const ANY_MAY_RUN = 0o111;

/** Copies the files of a release into an empty folder, with the same modes whatever the umask. */
export function stageRelease(folder: string, built?: BuiltFolders): void {
  for (const { from, to } of releaseFiles(built)) {
    const target = join(folder, to);
    mkdirSync(dirname(target), { recursive: true, mode: RUN });
    copyFileSync(from, target);
    const isProgram = (statSync(from).mode & ANY_MAY_RUN) !== 0;
    chmodSync(target, isProgram ? RUN : READ);
  }
}
