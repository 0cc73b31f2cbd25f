import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readSettings } from '../../preferences/core/settings.ts';
import { DRAWINGS } from './piece-drawings.ts';

/* This process cannot import stylesheets, so the drawings are read as text. */

const PATH = /'(M[^']*)'/g;
const KINDS = ['p', 'n', 'b', 'r', 'q', 'k'] as const;

const SOURCE = readFileSync(new URL('piece-sets.ts', import.meta.url), 'utf8');
const CSS = readFileSync(new URL('piece-sets.css', import.meta.url), 'utf8');

test('PIECES-1: every set on offer has drawings and colours, and an unknown one means the default', () => {
  for (const set of ['wood', 'round', 'paper', 'blocks']) {
    assert.equal(readSettings({ pieces: set }).pieces, set);
    assert.match(SOURCE, new RegExp(`SETS.*\\b${set}\\b`));
    assert.ok(CSS.includes(`:root[data-pieces='${set}']`), set);
  }
  for (const bad of ['cburnett', '', 4, null, undefined]) {
    assert.equal(readSettings({ pieces: bad }).pieces, 'classic');
  }
  for (const board of ['green', 'brown', 'blue', 'slate', 'violet']) {
    assert.equal(readSettings({ board }).board, board);
  }
  assert.equal(readSettings({ board: 'marble' }).board, 'green');
});

for (const set of ['round', 'paper', 'blocks']) {
  test(`PIECES-1: each piece of the ${set} set has its own shape`, () => {
    const [, body = ''] = SOURCE.split(`const ${set}: Drawings = {`);
    const [source = ''] = body.split('\n};');
    const shapes = KINDS.map(
      (kind) => new RegExp(`  ${kind}: \\{\\s+shape:\\s+'(M[^']+Z)'`).exec(source)?.[1] ?? '',
    );
    assert.ok(!shapes.includes(''), set);
    assert.equal(new Set(shapes).size, KINDS.length);
    for (const [, path = ''] of source.matchAll(PATH)) {
      assert.match(path, /^M[\d., \-MLHVCAaQhvmZ]+$/);
      for (const number of path.match(/\d+(?:\.\d+)?/g) ?? []) assert.ok(Number(number) <= 94);
    }
    for (const kind of KINDS) assert.equal(shapes.includes(DRAWINGS[kind].shape), false);
  });
}
