import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSettings } from '../preferences/core/settings.ts';
import { SOUNDS, type SoundName } from './tones.ts';

const NAMES = Object.keys(SOUNDS.tones) as SoundName[];

test('PIECES-4: wood changes the sounds of moves and captures, and leaves the others', () => {
  const { tones, wood } = SOUNDS;
  for (const name of ['move', 'capture', 'check'] as const) {
    assert.equal(wood[name][0]?.wave, 'wood', name);
    assert.notEqual(tones[name][0]?.wave, 'wood', name);
  }
  assert.notDeepEqual(wood.move, wood.capture);
  for (const name of ['end', 'offer', 'chat', 'low'] as const) {
    assert.equal(wood[name], tones[name]);
  }
});

test('PIECES-4: no sound exceeds full volume or one second', () => {
  for (const set of [SOUNDS.tones, SOUNDS.wood]) {
    for (const { at, seconds, loudness, pitch } of NAMES.flatMap((name) => set[name])) {
      assert.ok(loudness > 0 && loudness <= 1);
      assert.ok(at + seconds <= 1);
      assert.ok(pitch >= 100 && pitch <= 1000);
    }
  }
});

test('PIECES-4: tones play until wood is chosen', () => {
  assert.equal(readSettings({}).sounds, 'tones');
  assert.equal(readSettings({ sounds: 'wood' }).sounds, 'wood');
  assert.equal(readSettings({ sounds: 'glass' }).sounds, 'tones');
});
