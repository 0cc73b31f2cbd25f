import type { TestContext } from 'node:test';
import type { RelayEndpoint } from './player.ts';

export type HostEnvironment = Readonly<Record<string, string>>;

/** A running relay on any host. */
export interface RunningHost {
  /** `http://…`. */
  readonly url: string;
  /** The endpoint for a client at this address. */
  readonly from: (address: string) => RelayEndpoint;
  /** Advances the clock and waits until everything due is done. */
  readonly advance: (ms: number) => Promise<void>;
  /** Stops it in order and restarts it. */
  readonly restart: () => Promise<void>;
  /** The close code at an orderly stop: 1012, unless the host cannot send it. */
  readonly stopCode: 1012 | 1006;
  /** Whether it reports its total number of sockets and its uptime. */
  readonly tellsLive: boolean;
}

/** A relay in a separate process. */
export interface CrashableHost extends RunningHost {
  /** Kills the process and restarts it on its stored data. */
  readonly crash: () => Promise<void>;
}

/** The host that the contract tests. */
export interface Host<T extends RunningHost = RunningHost> {
  readonly name: string;
  /** Starts at noon UTC. Stops with the test. */
  readonly start: (t: TestContext, environment?: HostEnvironment) => Promise<T>;
}

/** The time at which every test starts. */
export const NOON = Date.UTC(2026, 3, 1, 12);
export const ORIGIN = 'https://play.example';
export const OWNER_KEY = 'the-key-of-the-owner';
