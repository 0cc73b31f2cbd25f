import assert from 'node:assert/strict';
import { createPublicKey, randomBytes, verify } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { readPushKey, SenderKey } from './sender-key.ts';

const EXAMPLE_JWT =
  'eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NT' +
  'M1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2r' +
  'piUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA';
const EXAMPLE_KEY =
  'BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs';

/**
 * Reads a statement as a push service does.
 * @returns its content; null if the signature is not the key's
 */
function readStatement(jwt: string, publicKey: string) {
  const [head = '', claims = '', signature = ''] = jwt.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)];
  const key = createPublicKey({
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: x.toString('base64url'),
      y: y.toString('base64url'),
    },
    format: 'jwk',
  });
  const isTrue = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isTrue ? { head, claims } : null;
}

test('PUSH-2: the RFC 8292 example is accepted, and this site signs in the same form', () => {
  const example = readStatement(EXAMPLE_JWT, EXAMPLE_KEY);
  assert.ok(example);
  const sender = new SenderKey(randomBytes(32), 'mailto:push@example.com');
  const twelveHoursBefore = (1_453_523_768 - 12 * 3600) * 1000;
  const header = sender.authorization('https://push.example.net/push/1?x=2', twelveHoursBefore);
  const [, jwt = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]{87})$/.exec(header) ?? [];
  assert.equal(key, sender.publicKey);
  assert.deepEqual(readStatement(jwt, key), example);
});

function folder(t: TestContext): string {
  const made = mkdtempSync(join(tmpdir(), 'push-key-'));
  t.after(() => rmSync(made, { recursive: true }));
  return made;
}

test('PUSH-2: the key is created once, is readable only by its owner, and is kept', (t) => {
  const data = join(folder(t), 'data');
  const key = readPushKey(data);
  assert.equal(statSync(join(data, 'push-key')).mode & 0o777, 0o600);
  assert.deepEqual(readPushKey(data), key);
  assert.equal(new SenderKey(key, 'https://club.example').publicKey.length, 87);
});

test('PUSH-2: a file without a valid key stops the start and is left unchanged', (t) => {
  const data = folder(t);
  const path = join(data, 'push-key');
  for (const wrong of [Buffer.alloc(32), Buffer.alloc(32, 255), randomBytes(31), Buffer.alloc(0)]) {
    writeFileSync(path, wrong);
    assert.throws(() => readPushKey(data), /push-key is not a valid key\. Remove it/);
    assert.ok(existsSync(path) && readFileSync(path).equals(wrong));
  }
});
