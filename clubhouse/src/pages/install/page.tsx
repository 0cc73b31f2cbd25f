import { isZone } from '../../branding/zones.ts';
import { type Answer, forAnybody, page, redirect, type Visit } from '../../web/visit.ts';
import { INSTALL, type InstallForm, InstalledView, InstallView } from './install-view.tsx';
import { explainFault, takeSecret } from './secret-page.tsx';

/** `/install`: sets up a club, once, in the language of the site (CFG-6). */
export const get = forAnybody(
  (visit) => {
    const { language, query, installationSecret } = visit;
    const given = query.get('secret');
    if (given !== null) return takeSecret(visit, given);
    if (installationSecret === null) return redirect('/install/secret');
    const timezone = guessTimeZone(language);
    return renderFormPage(visit, INSTALL.begin(visit, { timezone, language }));
  },
  {
    isBeforeSetUp: true,
    refuse: ({ services }) => (services.setUp.isOpen ? null : redirect('/coach')),
  },
);

export const post = forAnybody(
  async (visit): Promise<Answer> => {
    const { services, words, client, now, installationSecret: secret } = visit;
    const { faults, doneTitle } = words.install;
    const filled = INSTALL.read(visit, faults, ({ timezone }) =>
      timezone === undefined || isZone(timezone) ? {} : { timezone: faults.timezone },
    );
    if (filled.isFaulty) return renderFormPage(visit, filled);
    const { language: chosen, ...typed } = filled.values;
    const language = chosen ?? visit.language;
    const wanted = { ...typed, language, secret: secret ?? '' };
    const done = await services.setUp.install(wanted, client, now);
    if (done === 'secret') return redirect('/install/secret', { installation: null });
    if (typeof done === 'string')
      return renderFormPage(visit, filled.withTrouble(...explainFault(visit, done)));
    services.branding.forget();
    const { administratorKey: key, unkeptKey } = done;
    return page(
      doneTitle,
      <InstalledView club={typed.club} administratorKey={key} unkept={unkeptKey} />,
      {
        status: 201,
        scripts: ['copy-button'],
        cookies: {
          coach: { key, name: typed.administrator, expiresAt: null },
          language,
          installation: null,
        },
      },
    );
  },
  {
    isBeforeSetUp: true,
    refuse: ({ services, installationSecret, now }) => {
      if (services.setUp.isClosedTo(installationSecret, now)) return redirect('/coach');
      return installationSecret === null ? redirect('/install/secret') : null;
    },
  },
);

/** This machine's zone if it names a place, as on a club's computer; else a guess by language. */
function guessTimeZone(language: string): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  if (timeZone.includes('/') && !timeZone.startsWith('Etc/')) return timeZone;
  return language === 'de' ? 'Europe/Berlin' : 'Europe/London';
}

function renderFormPage(visit: Visit, filled: InstallForm): Answer {
  const { status, isFaulty } = filled;
  // A time zone that was chosen already is kept.
  const scripts = isFaulty ? [] : ['time-zone'];
  return page(visit.words.install.title, <InstallView form={filled} />, { status, scripts });
}
