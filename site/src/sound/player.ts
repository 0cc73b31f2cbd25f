import { SOUNDS, type SoundName, type Tone } from './tones.ts';

let context: AudioContext | null = null;

/**
 * Plays a sound. A browser keeps silent until the player has touched the page, and so does this:
 * a sound that could not be played in time is skipped.
 */
export function playSound(name: SoundName): void {
  if (context?.state === 'closed') context = null;
  context ??= new AudioContext();
  // Also where a call or a locked screen interrupted it, as iOS does: tones would go nowhere.
  if (context.state !== 'running') {
    context.resume().catch(() => undefined);
    return;
  }
  for (const tone of SOUNDS[name]) play(context, tone);
}

function play(on: AudioContext, { pitch, at, seconds, loudness, wave }: Tone): void {
  const start = on.currentTime + at;
  const oscillator = new OscillatorNode(on, { frequency: pitch, type: wave });
  const gain = new GainNode(on, { gain: loudness });
  gain.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  oscillator.connect(gain).connect(on.destination);
  oscillator.start(start);
  oscillator.stop(start + seconds);
}
