import { forCoach } from '../../../../web/visit.ts';
import { entryPage } from './entry-page.tsx';

/** `/coach/entries/ID`: an entry and the actions on it (SEAS-11); at most five calls. */
export const get = forCoach((visit) => entryPage(visit));
