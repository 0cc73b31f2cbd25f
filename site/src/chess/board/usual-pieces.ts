import { DRAWINGS } from './piece-drawings.ts';
import { bringUsual } from './piece-set.ts';

/* Imported where pieces are to be there at once: they come with the script of the page. */
bringUsual(DRAWINGS);
