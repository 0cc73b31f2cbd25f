import { DRAWINGS } from './piece-drawings.ts';
import { provideUsualSet } from './piece-set.ts';

/* Provides the usual set at once to pages that import this file, which need pieces right away. */
provideUsualSet(DRAWINGS);
