import { forPlayer } from '../../../web/visit.ts';
import { contactPage } from './contact-page.tsx';

export const get = forPlayer((visit) => contactPage(visit));
