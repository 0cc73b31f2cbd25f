/** A short sound, as successive tones. */
export type SoundName = 'move' | 'capture' | 'check' | 'end' | 'offer' | 'chat' | 'low';

/** The sound of moves; all other sounds are the same in each set. */
export type SoundSet = 'tones' | 'wood';

export interface Tone {
  /** The pitch in Hz; for wood, the lowest resonance. */
  readonly pitch: number;
  /** Seconds from the start. */
  readonly at: number;
  readonly seconds: number;
  /** 0 to 1. */
  readonly loudness: number;
  /** `wood` is a short noise through the resonances of a piece and the board. */
  readonly wave: 'sine' | 'triangle' | 'wood';
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
const wood = (pitch: number, at = 0, loudness = 0.9): Tone => ({
  pitch,
  at,
  seconds: 0.12,
  loudness,
  wave: 'wood',
});

const TONES: Readonly<Record<SoundName, readonly Tone[]>> = {
  move: [knock(210)],
  capture: [knock(210), knock(150, 0.06)],
  check: [knock(210), bell(660, 0.05)],
  end: [bell(523, 0), bell(659, 0.14), bell(784, 0.28, 0.6)],
  offer: [bell(587, 0), bell(587, 0.18)],
  chat: [bell(880, 0, 0.16)],
  low: [bell(440, 0, 0.12), bell(440, 0.2, 0.12)],
};

export const SOUNDS: Readonly<Record<SoundSet, Readonly<Record<SoundName, readonly Tone[]>>>> = {
  tones: TONES,
  wood: {
    ...TONES,
    move: [wood(310)],
    // Piece on piece, then on the board.
    capture: [wood(520, 0, 0.6), wood(270, 0.055)],
    check: [wood(310), bell(660, 0.06)],
  },
};
