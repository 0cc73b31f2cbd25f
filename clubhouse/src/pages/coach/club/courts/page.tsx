import { forCoach } from '../../../../web/visit.ts';
import { renderCourtsPage } from './courts-page.tsx';

/** `/coach/club/courts`: where the club plays, and whether to show weather (FACE-11, FACE-12). */
export const get = forCoach((visit) => renderCourtsPage(visit, {}));
