import { applySavedLanguage } from './speak.ts';

/** Starts to load the texts while the rest of the page starts. */
export const SPEAKING = applySavedLanguage();
