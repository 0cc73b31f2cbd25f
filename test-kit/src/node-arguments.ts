/**
 * The arguments for a process of Node that a test or a benchmark starts. They are those of this
 * process, without those that make it a run of tests.
 */
export function nodeArguments(): string[] {
  return process.execArgv.filter((argument) => !argument.startsWith('--test'));
}
