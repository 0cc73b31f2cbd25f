import { forAnybody, redirect, type Visit } from '../../../web/visit.ts';
import { SECRET, renderSecretPage, takeSecret } from '../secret-page.tsx';

/** A form large enough for a secret and nothing else. */
const SECRET_FORM = { maxBytes: 4096, maxFields: 4, maxFileBytes: null };

const refuse = ({ services }: Pick<Visit, 'services'>) =>
  services.setUp.isOpen ? null : redirect('/coach');

/** `/install/secret`: asks for the secret if the printed link was not opened (CFG-6). */
export const get = forAnybody((visit) => renderSecretPage(visit, SECRET.begin(visit)), {
  isBeforeSetUp: true,
  refuse,
});

export const post = forAnybody(
  (visit) => takeSecret(visit, SECRET.read(visit).values.secret ?? ''),
  {
    isBeforeSetUp: true,
    refuse,
    takes: SECRET_FORM,
  },
);
