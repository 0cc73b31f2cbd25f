import type { Environment, RunningHost } from '../host.ts';

/** Starts a relay that stops with the test. */
type Start = (environment?: Environment) => Promise<RunningHost>;

/** Registers a test of the contract on the host that it is run against. */
export type RegisterTest = (name: string, run: (start: Start) => Promise<void>) => void;

export const DAY_MS = 86_400_000;
export const QUIET_MS = 7 * DAY_MS;
/** The largest frame there may be. */
export const LARGEST = 'A'.repeat(16_384);

let lastAddress = 0;

/** An address that no test has used. */
export function newAddress(): string {
  lastAddress += 1;
  return `10.9.${Math.floor(lastAddress / 250)}.${(lastAddress % 250) + 1}`;
}
