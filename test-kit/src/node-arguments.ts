/** Leaves out the arguments that make this process a test run. */
export function listNodeArguments(): string[] {
  return process.execArgv.filter((argument) => !argument.startsWith('--test'));
}
