import { games } from './games.en.ts';
import { home } from './home.en.ts';
import { notation } from './notation.en.ts';
import { parts } from './components.en.ts';
import { relay } from './relay.en.ts';
import { shell } from './shell.en.ts';

/** What is said on the page that comes first. Another language has all of it, or does not compile (LANG-3). */
export const en = { games, home, notation, parts, relay, shell };

export type Words = typeof en;
