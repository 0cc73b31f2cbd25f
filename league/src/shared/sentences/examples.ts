import type { IsoDate } from '../dates.ts';
import type { Id } from '../ids.ts';

/*
 * Who the examples of the sentences speak of.
 */

export const ANN = '01989d2c-6b40-7c3a-9d1e-3f5a7b9c1d2e' as Id<never>;
export const BO = '01989d2c-6b40-7c3b-8c2d-4a6b8c0d2e3f' as Id<never>;
export const CAL = '01989d2c-6b40-7c3c-b1e0-5b7c9d1e3f4a' as Id<never>;
/** An entry, or a division, of theirs. */
export const ENTRY = '01989d2c-6b40-7c3d-a2f1-6c8d0e2f4a5b' as Id<never>;
export const DIVISION = '01989d2c-6b40-7c3e-93a2-7d9e1f3a5b6c' as Id<never>;
export const DAY = '2026-05-31' as IsoDate;
