import assert from 'node:assert/strict';
import { createECDH } from 'node:crypto';
import { test } from 'node:test';
import { areDeviceKeys, encodeRecord, encryptMessage, MAX_MESSAGE_BYTES } from './encryption.ts';
import { decryptPush, deviceKeys } from '../../test/fake-device.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

test('PUSH-1: the example of RFC 8291 matches byte for byte', () => {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'));
  const body = encryptMessage(
    {
      p256dh:
        'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
    Buffer.from('When I grow up, I want to be a watermelon'),
    0,
    { ecdh, salt: bytes('DGv6ra1nlYgDCS1FRnbzlw') },
  );
  assert.equal(
    body.toString('base64url'),
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6' +
      'TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy' +
      '4a-fN',
  );
});

test('PUSH-1: the example of RFC 8188 matches byte for byte', () => {
  const record = encodeRecord(
    {
      key: bytes('yqdlZ-tYemfogSmv7Ws5PQ'),
      salt: bytes('I1BsxtFttlv3u_Oo94xnmw'),
      keyId: Buffer.alloc(0),
    },
    Buffer.from('I am the walrus'),
  );
  assert.equal(
    record.toString('base64url'),
    'I1BsxtFttlv3u_Oo94xnmwAAEAAA-NAVub2qFgBEuQKRapoZu-IxkIva3MEB1PD-ly8Thjg',
  );
});

test('PUSH-1: a message of 3,993 bytes makes a body of 4,096, and a longer one is refused', () => {
  const device = deviceKeys();
  const longest = Buffer.alloc(MAX_MESSAGE_BYTES, 'x');
  const body = encryptMessage(device.keys, longest);
  assert.deepEqual([MAX_MESSAGE_BYTES, body.length], [3993, 4096]);
  assert.deepEqual(decryptPush(device, body), longest);
  assert.throws(
    () => encryptMessage(device.keys, Buffer.concat([longest, longest.subarray(0, 1)])),
    {
      name: 'RangeError',
    },
  );
});

test('PUSH-1: short messages are padded to one length and decrypted without padding', () => {
  const device = deviceKeys();
  const lengths = ['', 'a', 'x'.repeat(512)].map((text) => {
    const body = encryptMessage(device.keys, Buffer.from(text), 512);
    assert.equal(decryptPush(device, body).toString(), text);
    return body.length;
  });
  assert.equal(new Set(lengths).size, 1);
  const longer = encryptMessage(device.keys, Buffer.alloc(513), 512);
  assert.equal(longer.length, (lengths[0] ?? 0) + 1);
});

test('PUSH-5: keys of the wrong length or off the curve are refused', () => {
  const { keys } = deviceKeys();
  const point = bytes(keys.p256dh);
  const beside = Buffer.from(point);
  beside[64] = (beside[64] ?? 0) ^ 1;
  assert.equal(areDeviceKeys(keys), true);
  const wrong = [
    { ...keys, p256dh: '' },
    { ...keys, p256dh: beside.toString('base64url') },
    { ...keys, p256dh: point.subarray(1).toString('base64url') },
    { ...keys, p256dh: Buffer.concat([point, point]).toString('base64url') },
    { ...keys, auth: '' },
    { ...keys, auth: bytes(keys.auth).subarray(1).toString('base64url') },
    { ...keys, auth: `${keys.auth}AA` },
    { ...keys, auth: 'ä'.repeat(22) },
  ];
  for (const one of wrong) assert.equal(areDeviceKeys(one), false, JSON.stringify(one));
});
