import assert from 'node:assert/strict';
import { createECDH, randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { forwardPush } from './forward-push.ts';
import { makeSigner } from './sign-push.ts';

const TARGET = {
  endpoint: 'https://push.example/1',
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
  signer: await makeSigner(),
  topic: 'topic-1',
};

/** @param answer the forwarder's response */
async function judge(answer: () => Response, target = TARGET): Promise<unknown> {
  const site = 'https://play.example';
  const options = { url: 'https://forward.example', site, now: Date.now };
  return forwardPush(target, 'frame', { ...options, fetch: async () => answer() });
}

const servicesAnswer = (status: number, retryAfter: unknown = null) =>
  judge(() => Response.json({ status, retryAfter }));
const refusal = (status: number, headers: Readonly<Record<string, string>> = {}) =>
  judge(() => Response.json({ error: 'x' }, { status, headers }));

test('REACH-5: only what another try could change is tried again', async () => {
  for (const status of [200, 201, 202])
    assert.deepEqual(await servicesAnswer(status), { kind: 'sent' });
  for (const status of [404, 410])
    assert.deepEqual(await servicesAnswer(status), { kind: 'gone' }, String(status));
  for (const status of [400, 401, 403, 413])
    assert.deepEqual(await servicesAnswer(status), { kind: 'refused' }, String(status));
  for (const status of [408, 500, 503])
    assert.deepEqual(await servicesAnswer(status), { kind: 'later', waitMs: 0 }, String(status));
  assert.deepEqual(await servicesAnswer(429, 120), { kind: 'later', waitMs: 120_000 });
  assert.deepEqual(await servicesAnswer(429, 1e9), { kind: 'later', waitMs: 86_400_000 });
});

test('REACH-5: an address that the forwarder does not call is as one that is gone', async () => {
  assert.deepEqual(await refusal(400), { kind: 'gone' });
  assert.deepEqual(await refusal(413), { kind: 'refused' });
  for (const status of [403, 404, 500, 502])
    assert.deepEqual(await refusal(status), { kind: 'later', waitMs: 0 }, String(status));
  const busy = await refusal(503, { 'Retry-After': '5' });
  assert.deepEqual(busy, { kind: 'later', waitMs: 5000 });
});

test('REACH-5: keys that are none are as a subscription that is gone', async () => {
  const wrong = { ...TARGET, p256dh: 'A'.repeat(87) };
  assert.deepEqual(await judge(() => Response.json({ status: 201 }), wrong), { kind: 'gone' });
});
