import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { OWNER_KEY } from 'relay/testing/host';
import { startNode } from 'relay/testing/node-host';
import { receiveText, sendText } from '../src/hand-over.ts';
import { platformAt } from './at-relay.ts';

const SECRET = 'AAECAwQFBgcICQoLDA0ODw';
const LONG = Array.from({ length: 30_000 }, (_, at) => `"${at} ♞\n`)
  .join('')
  .slice(0, 80_000);

type Relay = Awaited<ReturnType<typeof startNode>>;

function sending(t: TestContext, relay: Relay, text: string, ownerKey: string | null = null) {
  const { promise, resolve } = Promise.withResolvers<string>();
  const at = { platform: platformAt(relay), relay: 'http://relay.test', secret: SECRET, ownerKey };
  const stop = sendText(text, at, (step) => {
    if (step === 'sent' || step === 'refused') resolve(step);
  });
  t.after(stop);
  return { outcome: promise, stop };
}

function receiving(t: TestContext, relay: Relay, isSaved = true) {
  const { promise, resolve } = Promise.withResolvers<string>();
  const at = {
    platform: platformAt(relay, '198.51.100.7'),
    relay: 'http://relay.test',
    secret: SECRET,
  };
  const stop = receiveText(at, async (text) => {
    resolve(text);
    return isSaved;
  });
  t.after(stop);
  return { text: promise, stop };
}

test('HAND-OVER-1: another device receives the whole text, whichever comes first, and confirms it to the sender', async (t) => {
  const relay = await startNode(t);
  const first = sending(t, relay, LONG);
  const other = receiving(t, relay);
  assert.equal(await first.outcome, 'sent');
  assert.equal(await other.text, LONG);
});

test('HAND-OVER-1: a device that could not save the text gets all of it on its next visit', async (t) => {
  const relay = await startNode(t);
  // A longer text would hit the relay's limit when it is resent.
  const text = LONG.slice(0, 20_000);
  const { outcome } = sending(t, relay, text);
  const before = receiving(t, relay, false);
  assert.equal(await before.text, text);
  before.stop();
  const after = receiving(t, relay);
  assert.equal(await outcome, 'sent');
  assert.equal(await after.text, text);
});

test('HAND-OVER-1: a private relay makes no room without its key, and too long a text is refused', async (t) => {
  const relay = await startNode(t, { OWNER_KEY, PUBLIC_HOSTING: 'off' });
  assert.equal(await sending(t, relay, 'x').outcome, 'refused');
  assert.equal(await sending(t, relay, 'x'.repeat(200_000), OWNER_KEY).outcome, 'refused');
  const { outcome } = sending(t, relay, 'x'.repeat(180_000), OWNER_KEY);
  const other = receiving(t, relay);
  assert.equal(await outcome, 'sent');
  assert.equal((await other.text).length, 180_000);
});
