import type { HostEnvironment, RunningHost } from '../host.ts';

/** Registers a test of the contract. Its relay stops with the test. */
export type RegisterTest<T extends RunningHost = RunningHost> = (
  name: string,
  run: (start: (environment?: HostEnvironment) => Promise<T>) => Promise<void>,
) => void;

export const DAY_MS = 86_400_000;
export const QUIET_MS = 7 * DAY_MS;
/** The largest possible frame. */
export const LARGEST = 'A'.repeat(16_384);

let lastAddress = 0;

/** An address no test has used. */
export function newAddress(): string {
  lastAddress += 1;
  return `10.9.${Math.floor(lastAddress / 250)}.${(lastAddress % 250) + 1}`;
}
