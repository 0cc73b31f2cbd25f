import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { connect } from 'node:tls';
import { WebSocket } from 'ws';
import { findFreePort } from 'test-kit/free-port';
import { joined } from './game.ts';
import { ORIGIN } from './host.ts';
import { runNginx } from './nginx.ts';
import { startNodeProcess } from './node-process.ts';
import { newRoomId, newToken } from './player.ts';

/* The proxy's lines that a reader of docs/install.md copies. */

const page = readFileSync(new URL('../../docs/install.md', import.meta.url), 'utf8');
const NAME = 'club.example.org';

function shown(language: string): string {
  const [, text = ''] = new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\``, 'm').exec(page) ?? [];
  assert.notEqual(text, '');
  return text;
}

test('INST-5: the page’s lines for Caddy match the supplied Caddyfile', () => {
  const supplied = new URL('../../operations/caddy/Caddyfile', import.meta.url);
  assert.ok(readFileSync(supplied, 'utf8').includes(`\n${shown('caddy')}`));
});

test('INST-5: behind the page’s nginx lines a game is played over TLS, and no client fakes its address', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'relay-behind-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')];
  const names = ['-subj', `/CN=${NAME}`, '-addext', `subjectAltName=DNS:${NAME}`];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync('openssl', ['req', ...kind, ...names, '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  });
  const ca = readFileSync(certificate);
  const relay = await startNodeProcess(t, { TRUST_PROXY: '1', NETWORK_GAME_LIMIT: '1' });
  const port = await findFreePort();
  const site = shown('nginx')
    .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
    .replaceAll(`/etc/letsencrypt/live/${NAME}`, folder)
    .replace('127.0.0.1:8500', new URL(relay.url).host);
  await runNginx(t, port, site);
  const tls = { host: '127.0.0.1', port, ca, servername: NAME };
  const asked = request({ ...tls, path: '/v1/info', headers: { host: NAME } });
  asked.end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  assert.equal(answer.statusCode, 200);
  assert.ok(answer.headers['strict-transport-security'], 'the relay knows that TLS is in front');
  answer.resume();
  const makeRoom = async (localAddress: string) => {
    const from = { ...tls, localAddress };
    const ws = new WebSocket(`wss://${NAME}:${port}/v1/rooms/${newRoomId()}`, {
      createConnection: () => connect(from),
      origin: ORIGIN,
      headers: { 'x-forwarded-for': `203.0.113.${(claimed += 1)}` },
    });
    await once(ws, 'open');
    ws.send(JSON.stringify({ t: 'join', seatToken: newToken(), create: true }));
    const seated = once(ws, 'message').then(([data]) => String(data as Buffer));
    const closed = once(ws, 'close').then(([code]) => code as number);
    const end = await Promise.race([seated, closed]);
    ws.terminate();
    return end;
  };
  let claimed = 0;
  assert.equal(await makeRoom('127.0.0.2'), JSON.stringify(joined(0)));
  assert.equal(await makeRoom('127.0.0.2'), 4430, 'one game a day for a network, as is set here');
  assert.equal(await makeRoom('127.0.0.3'), JSON.stringify(joined(0)));
});
