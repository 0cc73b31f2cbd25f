import { games } from './games.de.ts';
import { home } from './home.de.ts';
import { notation } from './notation.de.ts';
import { parts } from './components.de.ts';
import { relay } from './relay.de.ts';
import { shell } from './shell.de.ts';
import type { Words } from './first.en.ts';

export const de: Words = { games, home, notation, parts, relay, shell };
