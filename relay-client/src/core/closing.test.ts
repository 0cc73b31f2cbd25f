import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { CLOSE, isFinal } from '@sealed-move/protocol/close-codes';
import { OWN_STOP } from './closing-reason.ts';
import { explainClosing } from './closing.ts';

const ROLES = ['host', 'guest'] as const;

test('CONN-6: every code has its own sentence that says what to do', () => {
  const codes = [...Object.values(CLOSE), ...Object.values(OWN_STOP)];
  for (const role of ROLES) {
    const sentences = codes.map((code) => explainClosing(code, role));
    assert.equal(new Set(sentences).size, codes.length);
    for (const sentence of sentences) assert.match(sentence, /^[A-Z].+[;:] .+\.$/);
    for (const code of Object.values(CLOSE)) {
      assert.equal(explainClosing(code, role).includes('by itself'), !isFinal(code), String(code));
    }
  }
});

test('CONN-6: a host, who has no invite, is not told to ask for one', () => {
  for (const code of [...Object.values(CLOSE), ...Object.values(OWN_STOP)]) {
    assert.doesNotMatch(explainClosing(code, 'host'), /ask (them )?for a new invite/, String(code));
  }
  assert.match(explainClosing(CLOSE.noRoom, 'host'), /owner key/);
  assert.match(explainClosing(CLOSE.noRoom, 'guest'), /ask for a new invite/);
  assert.doesNotMatch(explainClosing(CLOSE.noRoom, 'guest'), /owner key/);
});

test('CONN-6: an unknown code is a lost connection, even if a relay sends one of ours', () => {
  for (const code of [0, 1000, 1005, 1006, 1011, 4999]) {
    for (const role of ROLES)
      assert.match(explainClosing(code, role), /^The connection was lost; .* by itself/);
  }
  for (const code of Object.values(OWN_STOP)) assert.ok(!isFinal(code));
});

test('CONN-6: the README explains each of the library’s own codes', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const described = readme.match(/^\| 4\d{3} /gm)?.map((cell) => Number(cell.slice(2)));
  assert.deepEqual(described, Object.values(OWN_STOP));
});
