import { DRAWINGS } from './piece-drawings.ts';
import { bringUsual } from './piece-set.ts';

/* Imported by pages that need pieces at once: they come with the page's script. */
bringUsual(DRAWINGS);
