import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fromBase64url, toBase64url } from '@sealed-move/protocol/base64url';
import { decryptPush } from '../test/decrypt-push.ts';
import { encryptPush } from './encrypt-push.ts';
import { authorizePush, makeClaims, makeSigner } from './sign-push.ts';

/** RFC 8291, section 5 and appendix A. */
const EXAMPLE = {
  plain: 'When I grow up, I want to be a watermelon',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  asPrivate: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  asPublic:
    'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  uaPrivate: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  uaPublic:
    'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};
const SUBSCRIPTION = { p256dh: EXAMPLE.uaPublic, auth: EXAMPLE.auth };
const RECEIVER = { private: bytesOf(EXAMPLE.uaPrivate), auth: bytesOf(EXAMPLE.auth) };

/** RFC 8292, section 2.4. */
const SIGNED =
  'eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA';
const SIGNED_BY =
  'BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs';

test('REACH-2: a message is encrypted as in the example of RFC 8291', async () => {
  const [x, y] = [1, 33].map((at) => toBase64url(bytesOf(EXAMPLE.asPublic).slice(at, at + 32)));
  const of = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' };
  const curve = { name: 'ECDH', namedCurve: 'P-256' };
  const keys = {
    publicKey: await crypto.subtle.importKey('jwk', of, curve, true, []),
    privateKey: await crypto.subtle.importKey(
      'jwk',
      { ...of, d: EXAMPLE.asPrivate },
      curve,
      false,
      ['deriveBits'],
    ),
  };
  const plain = new TextEncoder().encode(EXAMPLE.plain);
  const random = { salt: bytesOf(EXAMPLE.salt), keys };
  assert.equal(toBase64url(await encryptPush(SUBSCRIPTION, plain, random)), EXAMPLE.body);
  assert.equal(
    new TextDecoder().decode(decryptPush(bytesOf(EXAMPLE.body), RECEIVER)),
    EXAMPLE.plain,
  );
});

test('REACH-2: a browser reads a message, with another salt and key each time', async () => {
  const plain = crypto.getRandomValues(new Uint8Array(3072));
  const [one, other] = [
    await encryptPush(SUBSCRIPTION, plain),
    await encryptPush(SUBSCRIPTION, plain),
  ];
  assert.deepEqual(decryptPush(one, RECEIVER), plain);
  assert.deepEqual(decryptPush(other, RECEIVER), plain);
  assert.notDeepEqual(one.slice(0, 16), other.slice(0, 16));
  assert.notDeepEqual(one.slice(21, 86), other.slice(21, 86));
  assert.ok(one.length <= 4096, `${one.length} bytes`);
});

test('REACH-2: a request is signed as in the example of RFC 8292', async () => {
  assert.ok(await isSigned(SIGNED, SIGNED_BY), 'the check accepts the example');
  const signer = await makeSigner();
  const claims = {
    aud: 'https://push.example.net',
    exp: 1453523768,
    sub: 'mailto:push@example.com',
  };
  const [, token = '', key] =
    /^vapid t=(\S+), k=(\S+)$/.exec(await authorizePush(signer, claims)) ?? [];
  assert.equal(key, signer.public);
  assert.equal(token.slice(0, token.lastIndexOf('.')), SIGNED.slice(0, SIGNED.lastIndexOf('.')));
  assert.ok(await isSigned(token, signer.public));
  assert.equal(await isSigned(token, SIGNED_BY), false);
});

test('REACH-2: a signature is for one push service, and for less than a day', () => {
  const claims = makeClaims('https://push.example/a/b?c', 'https://play.example', 1_000_000_000);
  assert.deepEqual(claims, {
    aud: 'https://push.example',
    exp: 1_000_000 + 12 * 3600,
    sub: 'https://play.example',
  });
});

async function isSigned(token: string, by: string): Promise<boolean> {
  const at = token.lastIndexOf('.');
  const curve = { name: 'ECDSA', namedCurve: 'P-256' };
  const key = await crypto.subtle.importKey('raw', bytesOf(by), curve, false, ['verify']);
  return crypto.subtle.verify(
    { name: 'ECDSA', hash: 'SHA-256' },
    key,
    bytesOf(token.slice(at + 1)),
    new TextEncoder().encode(token.slice(0, at)),
  );
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const bytes = fromBase64url(text);
  assert.ok(bytes);
  return bytes;
}
