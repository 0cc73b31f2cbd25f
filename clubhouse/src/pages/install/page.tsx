import { isZone } from '../../branding/zones.ts';
import { LANGUAGES } from '../../messages/language.ts';
import type { SetUpForm } from '../../set-up/set-up.ts';
import { type Answer, forAnybody, page, redirect, type Visit } from '../../web/visit.ts';
import { InstalledView } from './installed-view.tsx';
import { takeSecret } from './take-secret.tsx';
import { InstallView, type InstallFault } from './install-view.tsx';
import { FIELD_LIMITS } from '../../api/field-limits.ts';
import { isWithinLimits, line, readOne, readForm } from '../../web/read-form.ts';

/** `/install`: sets up a club, once, in the language of the site (CFG-6). */
export const get = forAnybody(
  (visit) => {
    const { language, query, installationSecret } = visit;
    const given = query.get('secret');
    if (given !== null) return takeSecret(visit, given);
    if (installationSecret === null) return redirect('/install/secret');
    const timezone = guessTimeZone(language);
    return formPage(visit, { club: '', administrator: '', timezone, language }, null);
  },
  {
    isBeforeSetUp: true,
    refuse: ({ services }) => (services.setUp.isOpen ? null : redirect('/coach')),
  },
);

export const post = forAnybody(
  async (visit): Promise<Answer> => {
    const { services, words, client, now } = visit;
    const filled = readSetUpForm(visit);
    const fault = findFault(filled);
    if (fault !== null) return formPage(visit, filled, fault);
    const done = await services.setUp.install(filled, client, now);
    if (done === 'secret') return redirect('/install/secret', { installation: null });
    if (typeof done === 'string') return formPage(visit, filled, done);
    services.branding.forget();
    const { administratorKey: key, unkeptKey } = done;
    return page(
      words.install.doneTitle,
      <InstalledView visit={visit} club={filled.club} administratorKey={key} unkept={unkeptKey} />,
      {
        status: 201,
        scripts: ['copy-button'],
        cookies: {
          coach: { key, name: filled.administrator, expiresAt: null },
          language: filled.language,
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

function readSetUpForm({ form: sent, language, installationSecret }: Visit): SetUpForm {
  const shape = { club: line, administrator: line, timezone: line, language: readOne(LANGUAGES) };
  const { language: chosen, ...filled } = readForm(sent, shape);
  return { ...filled, secret: installationSecret ?? '', language: chosen ?? language };
}

function findFault({ club, administrator, timezone }: SetUpForm): InstallFault | null {
  if (!isWithinLimits(FIELD_LIMITS.Setup.club.name, club)) return 'club';
  if (!isWithinLimits(FIELD_LIMITS.Setup.administrator.name, administrator)) return 'administrator';
  return isZone(timezone) ? null : 'timezone';
}

/** This machine's zone if it names a place, as on a club's computer; else a guess by language. */
function guessTimeZone(language: string): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  if (timeZone.includes('/') && !timeZone.startsWith('Etc/')) return timeZone;
  return language === 'de' ? 'Europe/Berlin' : 'Europe/London';
}

function formPage(
  visit: Visit,
  filled: Omit<SetUpForm, 'secret'>,
  fault: InstallFault | null,
): Answer {
  return page(
    visit.words.install.title,
    <InstallView visit={visit} filled={filled} fault={fault} />,
    // A time zone that was chosen already is kept.
    fault === null ? { scripts: ['time-zone'] } : { status: STATUS[fault] },
  );
}

const STATUS: Readonly<Record<InstallFault, number>> = {
  club: 422,
  administrator: 422,
  timezone: 422,
  closed: 409,
  busy: 429,
  away: 503,
  refused: 422,
};
