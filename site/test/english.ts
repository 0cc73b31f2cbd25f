import { pageWords, playWords, words } from '../src/messages/words.ts';

/* Imported by tests of texts, which expect English. */

await Promise.all([words, playWords, pageWords].map((set) => set.load('en')));
