import { games } from './games.en.ts';
import { home } from './home.en.ts';
import { notation } from './notation.en.ts';
import { parts } from './components.en.ts';
import { relay } from './relay.en.ts';
import { shell } from './shell.en.ts';

/** The texts of the first page. A language that lacks any does not compile (LANG-3). */
export const en = { games, home, notation, parts, relay, shell };

export type Words = typeof en;
