import { DRAWINGS } from './piece-drawings.ts';
import { provideUsualSet } from './piece-set.ts';

/* Imported by pages that need pieces at once: they come with the page's script. */
provideUsualSet(DRAWINGS);
