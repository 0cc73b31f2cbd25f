import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { ROOT } from './files.ts';

export interface CommandResult {
  readonly code: number | null;
  /** The command's output from both streams, combined. */
  readonly output: string;
}

/**
 * Runs in the project's folder; an aborted signal sends SIGTERM. `env` overrides this process's.
 * @param as the user to run it as; by default this process's
 */
export function runCommand(
  command: string,
  args: readonly string[],
  signal: AbortSignal,
  env: NodeJS.ProcessEnv = {},
  as: { readonly uid?: number; readonly gid?: number } = {},
): Promise<CommandResult> {
  const { promise, resolve } = Promise.withResolvers<CommandResult>();
  // The tools start the project's own Node, wherever they look for one.
  const programs = join(ROOT, 'node_modules', 'node', 'bin');
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
    ...as,
    env: {
      ...process.env,
      PATH: `${programs}${delimiter}${process.env['PATH'] ?? ''}`,
      NO_COLOR: '1',
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
  child.on('close', (code) => resolve({ code, output }));
  return promise;
}
