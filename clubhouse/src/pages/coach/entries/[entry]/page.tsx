import { forCoach } from '../../../../web/visit.ts';
import { renderEntryPage } from './entry-page.tsx';

/** `/coach/entries/ID`: an entry and the actions on it (SEAS-11); at most five calls. */
export const get = forCoach((visit) => renderEntryPage(visit));
