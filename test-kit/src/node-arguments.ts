/**
 * The arguments for a Node process that a test or benchmark starts: those of this process, except
 * the ones that make it a test run.
 */
export function listNodeArguments(): string[] {
  return process.execArgv.filter((argument) => !argument.startsWith('--test'));
}
