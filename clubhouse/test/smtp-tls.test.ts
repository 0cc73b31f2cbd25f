import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { transportTo } from './smtp-scene.ts';

const NO_OPENSSL = 'openssl is not here: apt-get install openssl';

/** A certificate for localhost, valid for a day; null if openssl is missing. */
function certificate(t: TestContext) {
  const folder = mkdtempSync(join(tmpdir(), 'clubhouse-cert-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const request = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 1';
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const made = spawnSync('openssl', [
    ...request.split(' '),
    ...names,
    '-keyout',
    key,
    '-out',
    cert,
  ]);
  if (made.error !== undefined) return null;
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
}

test('MAIL-12: STARTTLS and a password work over consecutive connections', async (t) => {
  const tls = certificate(t);
  if (tls === null) return t.skip(NO_OPENSSL);
  const login = { user: 'club@example.org', password: 'p@ss:w/rd' };
  const user = 'club%40example.org:p%40ss%3Aw%2Frd@';
  const query = '?starttls=required';
  const { server, send } = await transportTo(t, { tls, login }, { query, user });
  assert.deepEqual(await send(), { kind: 'sent' });
  assert.deepEqual(await send({ messageId: '<2@club.example>' }), { kind: 'sent' });
  assert.deepEqual(
    server.received.map((one) => [one.isSecure, one.user]),
    [
      [true, 'club@example.org'],
      [true, 'club@example.org'],
    ],
  );
});

test('MAIL-12: a server without STARTTLS, or with someone else’s certificate, gets no email', async (t) => {
  const tls = certificate(t);
  const other = certificate(t);
  if (tls === null || other === null) return t.skip(NO_OPENSSL);
  const query = '?starttls=required';
  const without = await transportTo(t, {}, { query });
  assert.equal((await without.send()).kind, 'away');
  const strange = await transportTo(t, { tls }, { query, ca: other.cert });
  assert.equal((await strange.send()).kind, 'away');
  assert.deepEqual([...without.server.received, ...strange.server.received], []);
});
