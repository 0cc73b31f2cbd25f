import { pageWords, playWords, words } from '../src/messages/words.ts';

/* Imported by tests of what is said: they look for the English of it. */

await Promise.all([words, playWords, pageWords].map((set) => set.load('en')));
