import process from 'node:process';
import { jsonLog } from '../src/hosts/node/log.ts';
import { readNodeSettings } from '../src/hosts/node/node-settings.ts';
import { startRelay } from '../src/hosts/node/relay.ts';

/*
 * The Node host in a process of its own whose clock a test moves: it sends the milliseconds that
 * pass, and gets them back once all that is due by then is done. Its first message is the address.
 */

let now = Number(process.env['TEST_NOW']);
const timeout = Number(process.env['TEST_TIMEOUT_MS']);
const relay = await startRelay({
  settings: readNodeSettings(process.env),
  site: process.env['TEST_SITE'] ?? '/nowhere',
  now: () => now,
  timeouts: timeout > 0 ? { headers: timeout, request: timeout } : undefined,
  log: jsonLog(
    (line) => process.stdout.write(line),
    () => now,
  ),
});
process.send?.(relay.url);
process.on('message', (ms: number) => {
  now += ms;
  relay.tick();
  process.send?.(ms);
});
process.on('SIGTERM', () => void relay.close().then(() => process.disconnect?.()));
