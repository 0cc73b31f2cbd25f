import { speakAsBefore } from './speak.ts';

/** The words are asked for while the rest of the page still begins. */
export const SPEAKING = speakAsBefore();
