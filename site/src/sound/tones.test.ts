import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSettings } from '../preferences/core/settings.ts';
import { SOUNDS, type SoundName } from './tones.ts';

const NAMES = Object.keys(SOUNDS.tones) as SoundName[];

test('PIECES-4: with wood a move sounds of wood and a capture otherwise; what is no move stays as it is', () => {
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

test('PIECES-4: no sound is louder than one, or longer than a second', () => {
  for (const set of [SOUNDS.tones, SOUNDS.wood]) {
    for (const { at, seconds, loudness, pitch } of NAMES.flatMap((name) => set[name])) {
      assert.ok(loudness > 0 && loudness <= 1);
      assert.ok(at + seconds <= 1);
      assert.ok(pitch >= 100 && pitch <= 1000);
    }
  }
});

test('PIECES-4: tones are what is heard until wood is chosen', () => {
  assert.equal(readSettings({}).sounds, 'tones');
  assert.equal(readSettings({ sounds: 'wood' }).sounds, 'wood');
  assert.equal(readSettings({ sounds: 'glass' }).sounds, 'tones');
});
