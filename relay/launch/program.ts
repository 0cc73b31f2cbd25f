import type { TestContext } from 'node:test';
import { type StartedProgram, startProgram } from 'test-kit/started-program';
import type { LaunchSettings } from './process.ts';

const MAIN = new URL('../src/hosts/node/main.ts', import.meta.url).pathname;

interface ProgramOptions {
  /** The relay's folder with its data; by default a new one that is removed with the test. */
  readonly folder?: string | undefined;
  readonly uid?: number | undefined;
}

/** Starts the relay as its operator does; kills it when the test is over. */
export function startMain(
  t: TestContext,
  settings: LaunchSettings,
  where: ProgramOptions = {},
): Promise<StartedProgram> {
  return startProgram(t, MAIN, { environment: { RELAY_PORT: '0', ...settings }, ...where });
}
