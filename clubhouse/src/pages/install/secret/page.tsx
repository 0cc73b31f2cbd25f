import { forAnybody, redirect, type Visit } from '../../../web/visit.ts';
import { secretPage, takeSecret } from '../take-secret.tsx';

/** Fits a secret and nothing else. */
const SECRET_FORM = { maxBytes: 4096, maxFields: 4, maxFileBytes: null };

const refuse = ({ services }: Pick<Visit, 'services'>) =>
  services.setUp.isOpen ? null : redirect('/coach');

/** `/install/secret`: asks for the secret if the printed link was not opened (CFG-6). */
export const get = forAnybody((visit) => secretPage(visit, null), { isBeforeSetUp: true, refuse });

export const post = forAnybody((visit) => takeSecret(visit, visit.form.get('secret')), {
  isBeforeSetUp: true,
  refuse,
  takes: SECRET_FORM,
});
