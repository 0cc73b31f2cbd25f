import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { detectDeviceName } from './device-name.ts';
import { MAX_ENDPOINT_LENGTH, readEndpoint } from 'service/push-endpoint';
import { HttpsPushTransport } from 'service/push-transport';

test('PUSH-6: push service addresses are accepted, and private network addresses are not', () => {
  const services = [
    'https://fcm.googleapis.com/fcm/send/abc:APA91b-_',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
    'https://web.push.apple.com/QGuQ',
    'https://wns2-par02p.notify.windows.com/w/?token=BQYAAA%2b',
    'https://9.9.9.9/x',
    'https://[2a00:1450::1]/x',
  ];
  for (const one of services) assert.equal(readEndpoint(one), one);
  const wrong = [
    '',
    'push',
    'http://push.example/x',
    'ftp://push.example/x',
    'https://push.example:8443/x',
    'https://user@push.example/x',
    'https://user:pass@push.example/x',
    'https://push.example/x#y',
    'https://localhost/x',
    'https://router/x',
    'https://router.local/x',
    'https://a.internal/x',
    'https://a.localhost/x',
    'https://127.0.0.1/x',
    'https://127.1/x',
    'https://2130706433/x',
    'https://0x7f000001/x',
    'https://10.0.0.1/x',
    'https://169.254.169.254/latest',
    'https://[::1]/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://[fd00::1]/x',
    'javascript:alert(1)',
  ];
  for (const one of wrong) assert.equal(readEndpoint(one), null, one);
  const long = `https://push.example/${'x'.repeat(MAX_ENDPOINT_LENGTH)}`;
  assert.ok(readEndpoint(long.slice(0, MAX_ENDPOINT_LENGTH)));
  assert.equal(readEndpoint(long.slice(0, MAX_ENDPOINT_LENGTH + 1)), null);
});

test('PUSH-6: a host name that resolves to a private network is not called', async (t) => {
  let connections = 0;
  const server = createServer();
  server.on('connection', (socket) => {
    connections += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => server.close());
  const { port } = server.address() as AddressInfo;
  const transport = new HttpsPushTransport();
  const sent = await transport.send({
    endpoint: `https://localhost:${port}/x`,
    headers: {},
    body: Buffer.alloc(0),
  });
  assert.deepEqual(sent, { fault: 'the push service has no public address' });
  assert.equal(connections, 0);
});

test('PUSH-4: a device gets a name from our list, whatever it claims to be', () => {
  const names: readonly (readonly [string, string | null, string | null])[] = [
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
      'Safari',
      'iPhone',
    ],
    [
      'Mozilla/5.0 (Linux; Android 10; K) Chrome/130.0.0.0 Mobile Safari/537.36',
      'Chrome',
      'Android',
    ],
    ['Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 Safari/537.36 Edg/130.0', 'Edge', 'Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox', 'Linux'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15',
      'Safari',
      'Mac',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14) SamsungBrowser/25.0 Chrome/121.0 Safari/537.36',
      'Samsung Internet',
      'Android',
    ],
    ['<script>alert(1)</script>', null, null],
    ['', null, null],
  ];
  for (const [userAgent, browser, system] of names) {
    assert.deepEqual(detectDeviceName(userAgent), { browser, system }, userAgent);
  }
});
