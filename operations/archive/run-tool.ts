import { runCommand } from '../../scripts/run-command.ts';

const MAX_MS = 1_800_000;

/** Runs a tool in the project's folder. @returns its output @throws Error with the output */
export async function runTool(command: string, ...args: readonly string[]): Promise<string> {
  const { code, output } = await runCommand(command, args, AbortSignal.timeout(MAX_MS));
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`);
  return output;
}
