import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { createEventLog } from 'service/event-log';
import { readNodeSettings } from '../src/hosts/node/node-settings.ts';
import { startRelay } from '../src/hosts/node/relay.ts';
import { type HostEnvironment, NOON, ORIGIN, type RunningHost } from './host.ts';
import type { RelayEndpoint } from './player.ts';

/** The Node host, with everything that a test can observe from outside. */
export interface RelayOnNode extends RunningHost {
  /** The data folder. */
  readonly folder: string;
  /** The log so far. */
  readonly output: () => string;
}

interface NodeOptions {
  /** The folder of the served site. */
  readonly site?: string;
  /** Time a client has to send a request. */
  readonly timeoutMs?: number;
}

/** Starts the Node host in the test's process. The test moves its clock. */
export async function startNode(
  t: TestContext,
  environment: HostEnvironment = {},
  { site = '/nowhere', timeoutMs }: NodeOptions = {},
): Promise<RelayOnNode> {
  let now = NOON;
  let output = '';
  const folder = await mkdtemp(join(tmpdir(), 'relay-'));
  const start = () =>
    startRelay({
      settings: readNodeSettings({
        RELAY_PORT: '0',
        RELAY_DATA: folder,
        ...makeSettings(environment),
      }),
      site,
      now: () => now,
      timeouts: timeoutMs === undefined ? undefined : { headers: timeoutMs, request: timeoutMs },
      log: createEventLog({ write: (line) => (output += line) }),
    });
  let relay = await start();
  t.after(async () => {
    await relay.close();
    await rm(folder, { recursive: true });
  });
  return {
    folder,
    output: () => output,
    get url() {
      return relay.url;
    },
    from: (address) => reachNode(relay.url, address),
    stopCode: 1012,
    tellsLive: true,
    advance: async (ms) => {
      now += ms;
      relay.tick();
    },
    restart: async () => {
      await relay.close();
      relay = await start();
    },
  };
}

/** The settings of a public relay behind a proxy, with the test's changes. */
export function makeSettings(environment: HostEnvironment): HostEnvironment {
  return { ALLOWED_ORIGINS: ORIGIN, PUBLIC_HOSTING: 'on', TRUST_PROXY: '1', ...environment };
}

/** Reaches the relay from that address. @param url of the relay, `http://…` */
export function reachNode(url: string, address: string): RelayEndpoint {
  return {
    url: url.replace('http', 'ws'),
    origin: ORIGIN,
    headers: { 'x-forwarded-for': address },
  };
}
