import process from 'node:process';
import { openStandardOutput } from 'service/log';
import { createEventLog } from 'service/event-log';
import { readNodeSettings } from '../src/hosts/node/node-settings.ts';
import { startRelay } from '../src/hosts/node/relay.ts';
import type { Launch, Order } from './orders.ts';

/* The Node host in a separate process. Sends its address, and then an answer to each order. */

const { site, clock, timeoutMs } = JSON.parse(process.env['LAUNCH'] ?? '') as Launch;
let moved = 0;
const now = () => moved + ('standsAt' in clock ? clock.standsAt : Date.now() + clock.aheadMs);
const relay = await startRelay({
  settings: readNodeSettings(process.env),
  site,
  now,
  timeouts: timeoutMs === null ? undefined : { headers: timeoutMs, request: timeoutMs },
  log: createEventLog(openStandardOutput()),
});
process.on('message', (order: Order) => process.send?.(runOrder(order)));
process.on('SIGTERM', () => void relay.close().then(() => process.disconnect?.()));
process.send?.(relay.url);

function runOrder(order: Order): number {
  if (order === 'collect garbage') return collectGarbage();
  moved += order.advanceMs;
  relay.tick();
  return order.advanceMs;
}

/** @returns the bytes that objects and buffers need afterwards */
function collectGarbage(): number {
  // The first finds the buffers that nobody holds, and the second frees them.
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
