/**
 * What a process of Node that a test or a benchmark starts is started with: the arguments of this
 * one, without those that make it a run of tests.
 */
export function nodeArguments(): string[] {
  return process.execArgv.filter((argument) => !argument.startsWith('--test'));
}
