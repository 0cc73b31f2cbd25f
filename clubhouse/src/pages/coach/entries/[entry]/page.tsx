import { forCoach } from '../../../../web/visit.ts';
import { entryPage } from './entry-page.tsx';

/** `/coach/entries/ID`: who it is, and what can be done with it (SEAS-11); five calls at most. */
export const get = forCoach((visit) => entryPage(visit));
