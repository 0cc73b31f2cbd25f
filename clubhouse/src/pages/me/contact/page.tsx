import { forPlayer } from '../../../web/visit.ts';
import { contactPage } from './contact-page.tsx';

/** `/me/contact`: the member's phone number and email address, with forms to change them. */
export const get = forPlayer((visit) => contactPage(visit));
