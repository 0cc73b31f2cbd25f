import type { TestContext } from 'node:test';
import type { RelayEndpoint } from './player.ts';

export type HostEnvironment = Readonly<Record<string, string>>;

/** A running relay, on whichever host. */
export interface RunningHost {
  /** `http://…`. */
  readonly url: string;
  /** The endpoint for a client at this address. */
  readonly from: (address: string) => RelayEndpoint;
  /** Moves the clock on and waits until everything due by then is done. */
  readonly advance: (ms: number) => Promise<void>;
  /** Stops it in order and starts it again. */
  readonly restart: () => Promise<void>;
  /** The close code at an orderly stop: 1012, unless the host cannot send it. */
  readonly stopCode: 1012 | 1006;
  /** Whether it can tell how many sockets it holds in all, and its uptime. */
  readonly tellsLive: boolean;
}

/** A relay in a process of its own. */
export interface CrashableHost extends RunningHost {
  /** Kills the process, and starts it again on what it had stored. */
  readonly crash: () => Promise<void>;
}

/** The host that the contract is run against. */
export interface Host<T extends RunningHost = RunningHost> {
  readonly name: string;
  /** Starts at noon UTC. Stops with the test. */
  readonly start: (t: TestContext, environment?: HostEnvironment) => Promise<T>;
}

/** The time at which every test starts. */
export const NOON = Date.UTC(2026, 3, 1, 12);
export const ORIGIN = 'https://play.example';
export const OWNER_KEY = 'the-key-of-the-owner';
