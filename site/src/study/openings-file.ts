import { type Openings, readOpenings } from './core/openings.ts';
import file from './openings.tsv?raw';

/** The openings of the Lichess data set, which is in the public domain (CC0). */
export const OPENINGS: Openings = readOpenings(file);
