import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MAX_ENGINE_BYTES, pickEngine } from './picked-files.ts';

const file = (name: string, size = 10) => ({ name, size });

test('ENG-3: an engine is one script, with at most one WebAssembly file', () => {
  const [script, wasm] = [file('Engine.JS'), file('engine.wasm')];
  assert.deepEqual(pickEngine([script]), { script, wasm: null });
  assert.deepEqual(pickEngine([wasm, script]), { script, wasm });
  assert.deepEqual(pickEngine([]), { why: 'no script' });
  assert.deepEqual(pickEngine([wasm]), { why: 'no script' });
  assert.deepEqual(pickEngine([script, script]), { why: 'several' });
  assert.deepEqual(pickEngine([script, wasm, wasm]), { why: 'several' });
  assert.deepEqual(pickEngine([script, file('net.nnue')]), { why: 'other files' });
  assert.deepEqual(pickEngine([file('stockfish.exe')]), { why: 'other files' });
  assert.deepEqual(pickEngine([file('a.js', 0)]), { why: 'empty' });
});

test('ENG-3: all files together have at most 160 MB', () => {
  const both = (more: number) => [
    file('a.js', 1000),
    file('a.wasm', MAX_ENGINE_BYTES - 1000 + more),
  ];
  assert.ok('script' in pickEngine(both(0)));
  assert.deepEqual(pickEngine(both(1)), { why: 'too large' });
});
