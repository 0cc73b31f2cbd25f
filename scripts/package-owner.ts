import { runCommand } from './run-command.ts';

const TIMEOUT_MS = 60_000;

/**
 * Otherwise, readers of our documents might run another account's code. @param env for tests
 * @throws Error if the name belongs to somebody else, or npm cannot tell
 */
export async function requireOwnName(name: string, env: NodeJS.ProcessEnv = {}): Promise<void> {
  const npm = (...args: readonly string[]) =>
    runCommand('npm', [...args, '--json'], AbortSignal.timeout(TIMEOUT_MS), env);
  const view = await npm('view', name, 'maintainers');
  if (view.code !== 0) {
    if (/"E404"/.test(view.output)) return;
    throw new Error(`npm cannot tell who owns ${name}, so it was not packed:\n${view.output}`);
  }
  const owners = [...view.output.matchAll(/"([^\s"]+)/g)].map(([, account]) => account);
  const account = /"(.+)"/.exec((await npm('whoami')).output)?.[1];
  if (account === undefined || !owners.includes(account)) {
    throw new Error(
      `${name} is on npm already, and ${account ?? 'nobody signed in here'} does not own it. ` +
        'Choose a name that we own, or sign in to npm as its owner.',
    );
  }
}
