import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { playSound } from './player.ts';
import { SOUNDS } from './tones.ts';

/** A browser's audio context in a state that a test sets, and the tones started on it. */
function setUp(t: TestContext) {
  const heard: number[] = [];
  const audio = { state: 'interrupted', resumed: 0, contexts: 0, isRefused: false };
  const node = () => ({
    gain: { exponentialRampToValueAtTime: () => undefined },
    connect: (next: unknown) => next,
  });
  class FakeContext {
    readonly currentTime = 0;
    readonly destination = node();
    constructor() {
      audio.contexts += 1;
    }
    get state(): string {
      return audio.state;
    }
    async resume(): Promise<void> {
      audio.resumed += 1;
      if (audio.isRefused) throw new Error('InvalidStateError');
      audio.state = 'running';
    }
  }
  class FakeOscillator {
    readonly connect = (next: unknown) => next;
    readonly stop = () => undefined;
    start(at: number): void {
      heard.push(at);
    }
  }
  const browser = { AudioContext: FakeContext, OscillatorNode: FakeOscillator, GainNode: node };
  const before = Object.keys(browser).map((name) => [name, Reflect.get(globalThis, name)] as const);
  Object.assign(globalThis, {
    ...browser,
    GainNode: function GainNode() {
      return node();
    },
  });
  t.after(() => {
    audio.state = 'closed';
    for (const [name, value] of before) Reflect.set(globalThis, name, value);
  });
  return { audio, heard };
}

for (const state of ['interrupted', 'suspended']) {
  test(`PLAY-7: a sound that finds the device ${state} wakes it, and the next one is heard`, async (t) => {
    const { audio, heard } = setUp(t);
    audio.state = state;
    playSound('chat', 'tones');
    assert.deepEqual([heard.length, audio.resumed], [0, 1], 'no tone starts into nothing');
    await Promise.resolve();
    playSound('chat', 'tones');
    assert.equal(heard.length, SOUNDS.tones.chat.length);
    assert.deepEqual([audio.resumed, audio.contexts], [1, 1]);
  });
}

test('PLAY-7: a device that stays interrupted is woken by each sound, and nothing throws', async (t) => {
  const { audio, heard } = setUp(t);
  audio.isRefused = true;
  playSound('move', 'tones');
  await new Promise((resolve) => setImmediate(resolve));
  playSound('move', 'tones');
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual([heard.length, audio.resumed], [0, 2]);
});
