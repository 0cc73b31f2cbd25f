import { runCommand } from '../../scripts/run-command.ts';

const LONGEST_MS = 1_800_000;
const QUIET = ['--loglevel=error', '--no-fund', '--no-audit', '--prefer-offline'];

/**
 * Installs into a staged release what it runs on, as its lock has it, from npm's cache where that
 * has it: `npm ci --omit=dev`.
 * @param withNode whether with the Node of this platform, which an install script brings
 * @throws Error with what npm said
 */
export async function installProduction(folder: string, withNode: boolean): Promise<void> {
  const scripts = withNode ? [] : ['--ignore-scripts'];
  const args = ['ci', '--omit=dev', ...QUIET, ...scripts, '--prefix', folder];
  const { code, output } = await runCommand('npm', args, AbortSignal.timeout(LONGEST_MS), {
    NODE_ENV: undefined,
  });
  if (code !== 0) throw new Error(`npm could not install the release:\n${output}`);
}
