import { forCoach, redirect } from '../../../../web/visit.ts';

/** Stored imports of earlier releases lead here, for 30 days. */
export const get = forCoach(() => redirect('/coach/send/invitations'));
