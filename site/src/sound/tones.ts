/** A short sound, as tones one after another. */
export type SoundName = 'move' | 'capture' | 'check' | 'end' | 'offer' | 'chat' | 'low';

export interface Tone {
  /** Hz. */
  readonly pitch: number;
  /** Seconds from the start. */
  readonly at: number;
  readonly seconds: number;
  /** 0 to 1. */
  readonly loudness: number;
  readonly wave: 'sine' | 'triangle';
}

const knock = (pitch: number, at = 0): Tone => ({
  pitch,
  at,
  seconds: 0.07,
  loudness: 0.5,
  wave: 'triangle',
});
const bell = (pitch: number, at: number, seconds = 0.28): Tone => ({
  pitch,
  at,
  seconds,
  loudness: 0.25,
  wave: 'sine',
});

export const SOUNDS: Readonly<Record<SoundName, readonly Tone[]>> = {
  move: [knock(210)],
  capture: [knock(210), knock(150, 0.06)],
  check: [knock(210), bell(660, 0.05)],
  end: [bell(523, 0), bell(659, 0.14), bell(784, 0.28, 0.6)],
  offer: [bell(587, 0), bell(587, 0.18)],
  chat: [bell(880, 0, 0.16)],
  low: [bell(440, 0, 0.12), bell(440, 0.2, 0.12)],
};
