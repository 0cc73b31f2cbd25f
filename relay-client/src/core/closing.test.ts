import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CLOSE, isFinal } from '../../../relay/src/room/close-codes.ts';
import { closingSentence, OWN_STOP } from './closing.ts';

test('CONN-6: every code has a sentence of its own that says what to do', () => {
  const codes = [...Object.values(CLOSE), ...Object.values(OWN_STOP)];
  const sentences = codes.map(closingSentence);
  assert.equal(new Set(sentences).size, codes.length);
  for (const sentence of sentences) assert.match(sentence, /^[A-Z].+[;:] .+\.$/);
  for (const code of Object.values(CLOSE)) {
    assert.equal(closingSentence(code).includes('by itself'), !isFinal(code), String(code));
  }
});

test('CONN-6: a code that nobody listed is a lost connection, also where a relay sends one of ours', () => {
  for (const code of [0, 1000, 1005, 1006, 1011, 4999]) {
    assert.match(closingSentence(code), /^The connection was lost; .* by itself/);
  }
  for (const code of Object.values(OWN_STOP)) assert.ok(!isFinal(code));
});
