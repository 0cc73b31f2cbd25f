import assert from 'node:assert/strict';
import type { test } from 'node:test';
import { answer } from 'test-kit/push-service';
import { until } from 'test-kit/until';
import { send, type ForwarderHost, type HostEnvironment, type StartHost } from './host.ts';
import { message, ORIGIN, push, vapid } from './push.ts';

const HOUR_MS = 3_600_000;
const MOZILLA = 'https://updates.push.services.mozilla.com/wpush/v2/';

/** Calls `test` in the test file itself: Node reports a test under the file that registers it. */
type Register = (name: string, run: NonNullable<Parameters<typeof test>[0]>) => void;

/** Registers the behaviour of every host. */
export function contract(host: string, start: StartHost, register: Register): void {
  const on = (
    name: string,
    run: (start: (environment?: HostEnvironment) => Promise<ForwarderHost>) => Promise<void>,
  ) => register(`${name} (${host})`, (t) => run((environment) => start(t, environment)));

  on('FWD-1, FWD-5: a push arrives as it was sent, and its answer comes back', async (begin) => {
    const forwarder = await begin();
    const { service } = forwarder;
    const sent = await send(forwarder, push({ endpoint: `${MOZILLA}x?y=z` }));
    assert.deepEqual([sent.status, sent.body], [200, { status: 201, retryAfter: null }]);
    const [arrived, ...more] = service.arrived;
    assert.deepEqual(more, []);
    assert.equal(arrived?.path, '/wpush/v2/x?y=z');
    assert.deepEqual(arrived.body, Buffer.from(message(1024), 'base64url'));
    const { headers } = push();
    for (const [name, value] of Object.entries(headers)) assert.equal(arrived.headers[name], value);
    const told = JSON.stringify(arrived.headers);
    for (const secret of [ORIGIN, '192.0.2.1']) assert.ok(!told.includes(secret), told);
    for (const status of [200, 202, 301, 400, 403, 404, 410, 413, 429, 500, 503]) {
      service.treat = answer(status, { 'Retry-After': '7', Location: `${MOZILLA}elsewhere` });
      const { body } = await send(forwarder, push());
      assert.deepEqual(body, { status, retryAfter: 7 });
    }
    assert.equal(service.arrived.length, 12, 'no redirect is followed');
    for (const [text, retryAfter] of [
      ['soon', null],
      ['1e9', null],
      ['-1', null],
      ['', null],
    ]) {
      service.treat = answer(429, { 'Retry-After': String(text) });
      assert.deepEqual((await send(forwarder, push())).body, { status: 429, retryAfter });
    }
  });

  on('FWD-2: other origins are refused, before the body; allowed ones may read', async (begin) => {
    const forwarder = await begin();
    const others = [
      null,
      'null',
      'https://else.example',
      `${ORIGIN}.evil.example`,
      'http://play.example',
    ];
    for (const origin of others) {
      const { status, body, headers } = await send(forwarder, '{', { origin });
      assert.deepEqual([status, body['error']], [403, 'origin_not_allowed'], String(origin));
      assert.equal(headers.get('access-control-allow-origin'), null);
      assert.equal(headers.get('vary'), 'Origin');
    }
    const { headers } = await send(forwarder, '{');
    assert.equal(headers.get('access-control-allow-origin'), ORIGIN);
    assert.equal(headers.get('access-control-expose-headers'), 'Retry-After');
    assert.equal(headers.get('cache-control'), 'no-store');
    const asked = { method: 'OPTIONS', headers: { origin: ORIGIN } };
    const preflight = await fetch(`${forwarder.url}/forward`, asked);
    assert.equal(preflight.status, 204);
    assert.equal(preflight.headers.get('access-control-allow-origin'), ORIGIN);
    assert.equal(preflight.headers.get('access-control-allow-methods'), 'POST');
    assert.equal(preflight.headers.get('access-control-allow-headers'), 'content-type');
    assert.deepEqual(forwarder.service.arrived, []);
  });

  on('FWD-2: /up answers everybody; other methods are 405, other paths 404', async (begin) => {
    const { url } = await begin();
    const asked: [string, string, number, string | null][] = [
      ['GET', '/up', 200, null],
      ['HEAD', '/up', 200, null],
      ['POST', '/up', 405, 'GET, HEAD'],
      ['GET', '/forward', 405, 'POST, OPTIONS'],
      ['PUT', '/forward', 405, 'POST, OPTIONS'],
      ['POST', '/forward/', 404, null],
      ['POST', '/', 404, null],
      ['GET', '/v1/info', 404, null],
    ];
    for (const [method, path, status, allow] of asked) {
      const response = await fetch(url + path, { method, headers: { origin: ORIGIN } });
      assert.equal(response.status, status, `${method} ${path}`);
      assert.equal(response.headers.get('allow'), allow);
    }
    const up = (await (await fetch(`${url}/up`)).json()) as Record<string, unknown>;
    assert.equal(up['service'], 'push-forwarder');
  });

  on('FWD-3: only addresses of known push services are called', async (begin) => {
    const forwarder = await begin();
    const refused = [
      'http://fcm.googleapis.com/x',
      'wss://fcm.googleapis.com/x',
      'https://fcm.googleapis.com:8443/x',
      'https://user@fcm.googleapis.com/x',
      'https://:word@fcm.googleapis.com/x',
      'https://fcm.googleapis.com@evil.example/x',
      'https://fcm.googleapis.com/x#y',
      'https://fcm.googleapis.com./x',
      'https://fcm.googleapis.com.evil.example/x',
      'https://evilfcm.googleapis.com/x',
      'https://a.fcm.googleapis.com/x',
      'https://googleapis.com/x',
      'https://fcm.gооgleapis.com/x',
      'https://xn--fcm-5cd.googleapis.com/x',
      'https://push.apple.com/x',
      'https://.push.apple.com/x',
      'https://evilpush.apple.com/x',
      'https://web.push.apple.com.evil.example/x',
      'https://web.push.apple.com./x',
      'https://notify.windows.com/x',
      'https://evil.example/?fcm.googleapis.com',
      'https://evil.example\\.push.apple.com/x',
      'https://127.0.0.1/x',
      'https://2130706433/x',
      'https://[::1]/x',
      'https://169.254.169.254/latest',
      'https://localhost/x',
      '//fcm.googleapis.com/x',
      'fcm.googleapis.com',
      '',
      `https://fcm.googleapis.com/${'x'.repeat(974)}`,
    ];
    for (const endpoint of refused) {
      const { status, body } = await send(forwarder, push({ endpoint }));
      assert.deepEqual([status, body['error']], [400, 'endpoint_not_allowed'], endpoint);
    }
    assert.deepEqual(forwarder.service.arrived, []);
    const accepted = [
      `https://fcm.googleapis.com/${'x'.repeat(973)}`,
      'HTTPS://FCM.GOOGLEAPIS.COM:443/fcm/send/x',
      'https://jmt17.google.com/fcm/send/x',
      `${MOZILLA}x`,
      'https://web.push.apple.com/x',
      'https://a.b.push.apple.com/x',
      'https://wns2-par02p.notify.windows.com/w/?token=BQ%2b',
    ];
    for (const endpoint of accepted)
      assert.equal((await send(forwarder, push({ endpoint }))).status, 200, endpoint);
    const own = await begin({ FORWARDER_PUSH_HOSTS: 'push.example.org, *.Other.example' });
    for (const endpoint of ['https://push.example.org/x', 'https://a.other.example/x'])
      assert.equal((await send(own, push({ endpoint }))).status, 200, endpoint);
    assert.equal((await send(own, push())).status, 400, 'a list replaces the usual one');
  });

  on('FWD-5: five headers, each within its form, and no others', async (begin) => {
    const forwarder = await begin();
    const refused: Record<string, unknown>[] = [
      { ttl: '2419201' },
      { ttl: '-1' },
      { ttl: '1.5' },
      { ttl: '00000000' },
      { ttl: 60 },
      { topic: 'a'.repeat(33) },
      { topic: '' },
      { topic: 'a+b' },
      { topic: 'ä' },
      { urgency: 'urgent' },
      { urgency: 'Normal' },
      { 'content-encoding': 'aesgcm' },
      { authorization: 'key=AAAA' },
      { authorization: `Bearer ${'a'.repeat(40)}` },
      { authorization: `${vapid()}, x=y` },
      { authorization: `${vapid()}\r\nx: y` },
      { authorization: vapid(513) },
      { authorization: vapid(100, 85) },
      { authorization: vapid(100, 87) },
      { authorization: vapid(100, 86, 86) },
      { authorization: vapid(100, 86, 88) },
      ...Object.keys(push().headers).map((name) => ({ [name]: undefined })),
      { 'content-type': 'text/plain' },
      { TTL: '60' },
      { ttl: undefined, hasOwnProperty: 'ttl' },
    ];
    for (const headers of refused) {
      const { status, body } = await send(forwarder, push({ headers }));
      assert.deepEqual([status, body['error']], [400, 'malformed'], JSON.stringify(headers));
    }
    assert.deepEqual(forwarder.service.arrived, []);
    const accepted: Record<string, unknown>[] = [
      { ttl: '0' },
      { ttl: '2419200' },
      { topic: 'a' },
      { topic: 'A-_9'.repeat(8) },
      ...['very-low', 'low', 'normal', 'high'].map((urgency) => ({ urgency })),
      { authorization: vapid(512) },
      { authorization: vapid().replace(', ', ',') },
    ];
    for (const headers of accepted)
      assert.equal((await send(forwarder, push({ headers }))).status, 200, JSON.stringify(headers));
  });

  on('FWD-6: a message has 1 to 4,096 bytes, a request at most 8 KiB', async (begin) => {
    const forwarder = await begin();
    const malformed = ['', '{', 'null', '[]', '7', '{}', '\xff', { ...push(), headers: null }];
    const others = ['', 'A', 'AAAAA', 'AB', 'a+b=', 'a b', 'ä', 7, null].map((body) =>
      push({ body }),
    );
    for (const body of [...malformed, ...others, push({ endpoint: 7 })]) {
      const { status, body: told } = await send(forwarder, body);
      assert.deepEqual([status, told['error']], [400, 'malformed'], JSON.stringify(body));
    }
    const large = await send(forwarder, push({ body: message(4097) }));
    assert.deepEqual([large.status, large.body['error']], [413, 'message_too_large']);
    for (const bytes of [1, 4096]) {
      assert.equal((await send(forwarder, push({ body: message(bytes) }))).status, 200);
      assert.equal(forwarder.service.arrived.at(-1)?.body.length, bytes);
    }
    const padded = JSON.stringify(push()).padEnd(8192);
    assert.equal((await send(forwarder, padded)).status, 200);
    const over = await send(forwarder, `${padded} `);
    assert.deepEqual([over.status, over.body['error']], [413, 'too_large']);
    const largest = push({
      endpoint: `https://fcm.googleapis.com/${'x'.repeat(973)}`,
      headers: { authorization: vapid(512) },
      body: message(4096),
    });
    assert.equal((await send(forwarder, largest)).status, 200, 'the largest of each fit together');
  });

  on('FWD-7: sixty pushes an hour to an endpoint, however it is written', async (begin) => {
    const forwarder = await begin();
    const from = (count: number) => ({ from: `192.0.2.${count % 3}` });
    for (let count = 0; count < 60; count += 1)
      assert.equal((await send(forwarder, push(), from(count))).status, 200);
    const same = push({ endpoint: 'HTTPS://fcm.googleapis.com:443/fcm/./send/abc' });
    const over = await send(forwarder, same, from(1));
    assert.deepEqual([over.status, over.body['error']], [429, 'too_many']);
    assert.equal(over.headers.get('retry-after'), '3600');
    const other = push({ endpoint: `${MOZILLA}x` });
    assert.equal((await send(forwarder, other)).status, 200, 'another endpoint is free');
    await forwarder.advance(HOUR_MS - 1);
    assert.equal((await send(forwarder, push())).status, 429);
    await forwarder.advance(1);
    assert.equal((await send(forwarder, push())).status, 200);
  });

  on(
    'FWD-7: three hundred requests an hour from a network, whatever they contain',
    async (begin) => {
      const forwarder = await begin();
      const many = async (count: number, from: string) => {
        for (let left = count; left > 0; left -= 10)
          for (const { status } of await Promise.all(
            Array.from({ length: Math.min(10, left) }, () => send(forwarder, '{', { from })),
          ))
            assert.equal(status, 400);
      };
      await many(300, '2001:db8::1');
      const over = await send(forwarder, push(), { from: '2001:db8::2' });
      assert.deepEqual([over.status, over.body['error']], [429, 'too_many'], 'of the same /64');
      assert.equal(over.headers.get('retry-after'), '3600');
      assert.equal((await send(forwarder, push(), { from: '2001:db8:0:1::1' })).status, 200);
      await many(290, '2001:db8:0:1::1');
      // The /56 around both has twice the limit.
      await many(9, '2001:db8:0:2::1');
      assert.equal((await send(forwarder, push(), { from: '2001:db8:0:3::1' })).status, 429);
      await forwarder.advance(HOUR_MS);
      assert.equal((await send(forwarder, push(), { from: '2001:db8::1' })).status, 200);
    },
  );

  on('FWD-8: sixty-four pushes are under way at once; each ends its place', async (begin) => {
    const forwarder = await begin();
    const { service } = forwarder;
    const waiting: (() => void)[] = [];
    const each = (at: number) => push({ endpoint: `${MOZILLA}${at}` });
    service.treat = (response) => waiting.push(() => answer(201)(response, response.req));
    const sent = Array.from({ length: 64 }, (_, at) => send(forwarder, each(at)));
    await until('not all arrived', () => waiting.length === 64);
    const over = await send(forwarder, each(64));
    assert.deepEqual([over.status, over.body['error']], [503, 'busy']);
    assert.equal(over.headers.get('retry-after'), '5');
    for (const end of waiting.splice(0)) end();
    for (const { status } of await Promise.all(sent)) assert.equal(status, 200);
    service.treat = (response) => response.socket?.destroy();
    for (const { status, body } of await Promise.all(
      Array.from({ length: 64 }, (_, at) => send(forwarder, each(at))),
    ))
      assert.deepEqual([status, body['error']], [502, 'no_answer']);
    service.treat = (response) => {
      response.writeHead(201);
      response.write('x');
    };
    assert.equal((await send(forwarder, each(1))).status, 200, 'a body without an end is not read');
    service.treat = answer(201);
    assert.equal((await send(forwarder, each(2))).status, 200);
  });
}
