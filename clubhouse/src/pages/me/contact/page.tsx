import { forPlayer } from '../../../web/visit.ts';
import { contactPage } from './contact-page.tsx';

/** `/me/contact`: one's own telephone and address, and how they are changed. */
export const get = forPlayer((visit) => contactPage(visit));
