import { SOUNDS, type SoundName, type SoundSet, type Tone } from './tones.ts';

let context: AudioContext | null = null;

/** Plays a sound, unless it would be late: browsers stay silent until the page is touched. */
export function playSound(name: SoundName, set: SoundSet): void {
  if (context?.state === 'closed') context = null;
  context ??= new AudioContext();
  // Also after a call or a locked screen interrupted it, as on iOS: otherwise tones would be lost.
  if (context.state !== 'running') {
    context.resume().catch(() => undefined);
    return;
  }
  for (const tone of SOUNDS[set][name]) playTone(context, tone);
}

function playTone(on: AudioContext, tone: Tone): void {
  if (tone.wave === 'wood') knockOnWood(on, tone);
  else oscillate(on, tone, tone.wave);
}

function oscillate(on: AudioContext, tone: Tone, type: 'sine' | 'triangle'): void {
  const { pitch, at, seconds, loudness } = tone;
  const start = on.currentTime + at;
  const oscillator = new OscillatorNode(on, { frequency: pitch, type });
  const gain = new GainNode(on, { gain: loudness });
  gain.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  oscillator.connect(gain).connect(on.destination);
  oscillator.start(start);
  oscillator.stop(start + seconds);
}

/** The resonances of a block of wood: multiple of the lowest pitch, narrowness and loudness. */
const RINGING: readonly (readonly [times: number, narrowness: number, share: number])[] = [
  [1, 9, 1],
  [2.57, 7, 0.55],
  [4.95, 5, 0.3],
];
/** Restores the volume that a short noise loses in a narrow filter. */
const MAKE_UP = 5;
const NOISE_SECONDS = 0.012;

function knockOnWood(on: AudioContext, { pitch, at, seconds, loudness }: Tone): void {
  const start = on.currentTime + at;
  const noise = new AudioBufferSourceNode(on, { buffer: makeNoise(on) });
  for (const [times, Q, share] of RINGING) {
    const filter = new BiquadFilterNode(on, { type: 'bandpass', frequency: pitch * times, Q });
    const gain = new GainNode(on, { gain: loudness * share * MAKE_UP });
    // Higher resonances fade sooner.
    gain.gain.setValueAtTime(loudness * share * MAKE_UP, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + seconds / Math.sqrt(times));
    noise.connect(filter).connect(gain).connect(on.destination);
  }
  noise.start(start);
}

/** A decaying burst of noise; always the same. */
function makeNoise(on: AudioContext): AudioBuffer {
  const length = Math.ceil(on.sampleRate * NOISE_SECONDS);
  const buffer = new AudioBuffer({ length, sampleRate: on.sampleRate });
  let seed = 1;
  const samples = Float32Array.from({ length }, (_, index) => {
    seed = (seed * 16_807) % 2_147_483_647;
    return ((seed / 2_147_483_647) * 2 - 1) * (1 - index / length) ** 2;
  });
  buffer.copyToChannel(samples, 0);
  return buffer;
}
