import assert from 'node:assert/strict';
import { test } from 'node:test';
import { arrivalOfText, ownerKeyCode } from './arrival.ts';

const SECRET = 'AAAAAAAAAAAAAAAAAAAAAA';

test('HAND-1: what is pasted or scanned brings what its link would', () => {
  const invite = { kind: 'invite', invite: { secret: SECRET, relay: null, name: null } };
  const link = ` https://chess.example/#join=${SECRET}\n`;
  assert.deepEqual(arrivalOfText(link), { kind: 'join', invite });
  assert.deepEqual(arrivalOfText('https://x/#carry=abc'), { kind: 'carried', packed: 'abc' });
  assert.deepEqual(arrivalOfText('https://x/#owner=k'), { kind: 'owner', key: 'k' });
  for (const text of ['', 'hello', 'https://chess.example/', 'https://x/#/join']) {
    assert.equal(arrivalOfText(text), null, text);
  }
});

test('HAND-1, PREF-5: a code with an owner key is no address, and brings it', () => {
  const code = ownerKeyCode('of my relay #1');
  assert.doesNotMatch(code, /^https?:/);
  assert.deepEqual(arrivalOfText(code), { kind: 'owner', key: 'of my relay #1' });
  assert.deepEqual(arrivalOfText(ownerKeyCode('')), { kind: 'owner', key: null });
});
