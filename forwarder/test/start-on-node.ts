import type { TestContext } from 'node:test';
import { createEventLog } from 'service/event-log';
import { HttpsPushTransport } from 'service/push-transport';
import { startPushService } from 'test-kit/push-service';
import { readNodeSettings } from '../src/hosts/node/node-settings.ts';
import { startForwarder } from '../src/hosts/node/start-forwarder.ts';
import type { ForwarderHost, HostEnvironment } from './host.ts';
import { ORIGIN } from './push.ts';

export interface ForwarderOnNode extends ForwarderHost {
  readonly inFlight: () => number;
  /** The log so far. */
  readonly output: () => string;
  readonly close: () => Promise<void>;
  readonly forwarded: (readonly [pushHost: string, status: number | null])[];
}

type Patience = { readonly push?: number; readonly request?: number };

/** @param patience how long push services and clients may take, in ms */
export async function startOnNode(
  t: Pick<TestContext, 'after'>,
  environment: HostEnvironment = {},
  { push: timeoutMs = 10_000, request = 15_000 }: Patience = {},
): Promise<ForwarderOnNode> {
  let now = Date.UTC(2026, 3, 1, 12);
  let output = '';
  const service = await startPushService(t);
  const forwarded: (readonly [string, number | null])[] = [];
  const forwarder = await startForwarder({
    settings: readNodeSettings({
      FORWARDER_PORT: '0',
      ALLOWED_ORIGINS: ORIGIN,
      TRUST_PROXY: '1',
      ...environment,
    }),
    transport: new HttpsPushTransport({ open: service.open, timeoutMs }),
    now: () => now,
    log: createEventLog({ write: (line) => (output += line) }),
    timeouts: { headers: request, request },
    onForwarded: (...one) => forwarded.push(one),
  });
  t.after(() => forwarder.close());
  return {
    ...forwarder,
    service,
    forwarded,
    output: () => output,
    from: (address) => ({ 'x-forwarded-for': address }),
    advance: async (ms) => {
      now += ms;
    },
  };
}
