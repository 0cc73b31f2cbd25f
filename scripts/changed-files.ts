import { runCommand } from './run-command.ts';

/** Includes uncommitted and untracked files. @throws Error without Git or a main branch */
export async function listChangedSinceMain(signal: AbortSignal): Promise<string[]> {
  const base = await findForkPoint(signal);
  const lists = await Promise.all([
    runGit(signal, 'diff', '--name-only', '--no-renames', '-z', base),
    runGit(signal, 'ls-files', '--others', '--exclude-standard', '-z'),
  ]);
  return lists.flatMap((list) => list.split('\0')).filter((path) => path !== '');
}

async function findForkPoint(signal: AbortSignal): Promise<string> {
  for (const main of ['main', 'origin/main']) {
    const { code, output } = await runCommand('git', ['merge-base', 'HEAD', main], signal);
    if (code === 0) return output.trim();
  }
  throw new Error('There is no branch main to compare with.');
}

async function runGit(signal: AbortSignal, ...args: string[]): Promise<string> {
  const { code, output } = await runCommand('git', args, signal);
  if (code !== 0) throw new Error(`git ${args[0]}: ${output}`);
  return output;
}
