import { speakAsBefore } from './speak.ts';

/** Starts loading the words while the rest of the page starts. */
export const SPEAKING = speakAsBefore();
