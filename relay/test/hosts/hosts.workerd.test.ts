import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RunningHost } from '../host.ts';
import { startNode } from '../node-host.ts';
import { startOnWorkerd } from '../workerd-host.ts';
import { DIFFERENCES } from './differences.ts';
import { PROBES } from './probes.ts';

/** Each probe has its own room. */
const MAX_CONCURRENT = 6;
const TIMEOUT_MS = 120_000;
const UNLIMITED = { NETWORK_GAME_LIMIT: '1000', DAILY_GAME_LIMIT: '1000' };

/** The report of each probe about a host, by name. */
async function probe(relay: RunningHost): Promise<Map<string, string>> {
  const told = new Map<string, string>();
  const left = [...PROBES];
  const work = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      told.set(next.name, await next.run(relay));
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, work));
  return told;
}

test(
  'HOST-8, INFO-6, GATE-6, GATE-7, FRAME-1, FRAME-4, CAP-1, CAP-2: both hosts answer alike, except for the listed differences',
  { timeout: TIMEOUT_MS },
  async (t) => {
    const [node, cloudflare] = await Promise.all([
      startNode(t, UNLIMITED).then(probe),
      startOnWorkerd(t, UNLIMITED).then(probe),
    ]);
    const known = new Map(DIFFERENCES.flatMap(({ probes = {} }) => Object.entries(probes)));
    for (const [name] of known) assert.ok(node.has(name), `there is no probe of ${name}`);
    const seen = [...node].map(([name, outcome]) => [name, outcome, cloudflare.get(name)]);
    const expected = seen.map(([name = '', outcome]) => [
      name,
      ...(known.get(name) ?? [outcome, outcome]),
    ]);
    assert.deepEqual(seen, expected);
    for (const [name, outcomes] of known) assert.notEqual(...outcomes, `${name} is no difference`);
  },
);
