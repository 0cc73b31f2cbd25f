import { forPlayer } from '../../../web/visit.ts';
import { renderContactPage } from './contact-page.tsx';

export const get = forPlayer((visit) => renderContactPage(visit));
