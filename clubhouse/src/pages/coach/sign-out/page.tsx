import { forAnybody, redirect } from '../../../web/visit.ts';

/** Takes the key from this browser; the key itself stays good (COACH-4). */
export const post = forAnybody(() => redirect('/coach/sign-in?out=1', { coach: null }));
