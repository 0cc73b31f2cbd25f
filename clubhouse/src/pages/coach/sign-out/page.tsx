import { forAnybody, redirect } from '../../../web/visit.ts';

/** Removes the key from this browser; the key itself stays valid (COACH-4). */
export const post = forAnybody(() => redirect('/coach/sign-in?out=1', { coach: null }));
