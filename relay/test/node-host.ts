import type { TestContext } from 'node:test';
import { type LaunchOptions, RelayProcess } from '../launch/process.ts';
import { type Environment, type Host, NOON, ORIGIN, type RunningHost } from './host.ts';

export interface NodeProcess extends RunningHost {
  readonly folder: string;
  /** What it has written so far. */
  readonly output: () => string;
  /** Ends it at once, and for as long as it is not started again. */
  readonly kill: () => Promise<void>;
  /** Stops it in order. */
  readonly stop: () => Promise<void>;
  /** Starts it again, on what it had stored. */
  readonly start: () => Promise<void>;
}

type Launch = Pick<LaunchOptions, 'site' | 'timeoutMs'>;

/** The Node host, a real process whose clock the test moves. */
export async function startNode(
  t: TestContext,
  environment: Environment = {},
  launch: Launch = {},
): Promise<NodeProcess> {
  let now = NOON;
  const relay = await RelayProcess.launch({
    settings: {
      ALLOWED_ORIGINS: ORIGIN,
      PUBLIC_HOSTING: 'on',
      TRUST_PROXY: '1',
      ...environment,
    },
    clock: { standsAt: now },
    ...launch,
  });
  t.after(() => relay.close());
  const start = () => relay.start({ clock: { standsAt: now } });
  return {
    folder: relay.folder,
    output: () => relay.output,
    kill: () => relay.end('SIGKILL'),
    stop: () => relay.end('SIGTERM'),
    start,
    get url() {
      return relay.url;
    },
    from: (address) => ({
      url: relay.url.replace('http', 'ws'),
      origin: ORIGIN,
      headers: { 'x-forwarded-for': address },
    }),
    stopCode: 1012,
    tellsLive: true,
    advance: async (ms) => {
      now += ms;
      await relay.advance(ms);
    },
    crash: async () => {
      await relay.end('SIGKILL');
      await start();
    },
    restart: async () => {
      await relay.end('SIGTERM');
      await start();
    },
  };
}

export const nodeHost: Host = { name: 'Node', start: startNode };
