import { toLocalDate, toTimestamp } from '../dates.ts';
import { parseId } from '../ids.ts';

export const ANN = parseId('01989d2c-6b40-7c3a-9d1e-3f5a7b9c1d2e');
export const BO = parseId('01989d2c-6b40-7c3b-8c2d-4a6b8c0d2e3f');
export const CAL = parseId('01989d2c-6b40-7c3c-b1e0-5b7c9d1e3f4a');
export const ENTRY = parseId('01989d2c-6b40-7c3d-a2f1-6c8d0e2f4a5b');
export const DIVISION = parseId('01989d2c-6b40-7c3e-93a2-7d9e1f3a5b6c');
export const DAY = toLocalDate('UTC', toTimestamp(Date.UTC(2026, 4, 31)));
