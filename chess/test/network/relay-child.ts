import process from 'node:process';
import { jsonLog } from 'relay/node/log';
import { readNodeSettings } from 'relay/node/settings';
import { startRelay } from 'relay/node/relay';

/* The Node host in a process of its own, with a site and a clock of the test's. Its one message is the port. */

const aheadMs = Number(process.env['TEST_AHEAD_MS']);
const now = () => Date.now() + aheadMs;
const relay = await startRelay({
  settings: readNodeSettings(process.env),
  site: process.env['TEST_SITE'] ?? '',
  now,
  log: jsonLog((line) => process.stdout.write(line), now),
});
process.send?.(Number(new URL(relay.url).port));
process.on('SIGTERM', () => void relay.close().then(() => process.disconnect?.()));
