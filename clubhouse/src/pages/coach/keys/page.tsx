import type { VNode } from 'preact';
import { type CommonCode, NoAnswer, type Refusal } from '../../../api/answer.ts';
import { BAR_SCOPES, COACH_SCOPES, type KeyRole } from '../../../api/coach-keys.ts';
import { startOfDay } from '../../../arrange/club-time.ts';
import { type Answer, forCoach, page } from '../../../web/visit.ts';
import { KEY_FORM, renderKeysPage, beginKeyForm } from './keys-page.tsx';
import { type ViewedVisit, useVisit } from '../../../web/use-visit.ts';
import { CopyField } from '../../../components/copy-field.tsx';
import { Hero } from '../../../components/hero.tsx';
import { Note } from '../../../components/note.tsx';
import { QrCode, drawQrPath } from '../../../components/qr-code.tsx';
import { Shell } from '../../../components/shell.tsx';
import { LinkButton } from '../../../components/buttons.tsx';

const HOUR_MS = 3_600_000;
const SCOPES = {
  coach: COACH_SCOPES,
  admin: [...COACH_SCOPES, 'admin'],
  bar: BAR_SCOPES,
} as const;

/** `/coach/keys`: lists coaches' keys, creates keys and revokes them (COACH-16). */
export const get = forCoach((visit) => renderKeysPage(visit, beginKeyForm(visit)));

/** Creates a key and shows it once, because only its owner keeps it. */
export const post = forCoach(async (visit): Promise<Answer> => {
  const { api, words, dates, now, club, services } = visit;
  const { faults } = words.keys;
  const own = { name: { missing: faults.name }, until: faults.until };
  const filled = KEY_FORM.read(visit, own, ({ until }) =>
    until && until < dates.today(now) ? { until: faults.until } : {},
  );
  if (filled.isFaulty) return renderKeysPage(visit, filled);
  const { once, name: owner, role, until } = filled.values;
  const expires = until === null ? {} : { expires_at: endOfDay(club.timezone, until) };
  const answer = await api.createApiKey(
    { name: owner, scopes: [...SCOPES[role]], ...expires },
    { once: `key-${once}` },
  );
  if (answer.kind === 'refusal') {
    if (answer.code === 'scope_not_held') {
      return renderKeysPage(visit, beginKeyForm(visit).withTrouble(faults.notHeld));
    }
    const fault = explainFault(answer, visit);
    if (fault !== null) return renderKeysPage(visit, beginKeyForm(visit).withTrouble(fault));
    return renderKeysPage(visit, filled.refusedBy(answer, { '/expires_at': 'until' }));
  }
  const { key, name, expires_at: expiresAt } = answer.data;
  const token = services.coachLinks.mint({
    coach: { key, name, expiresAt },
    to: role === 'bar' ? '/bar' : '/coach',
    isScreen: role === 'bar',
    expiresAt: now + HOUR_MS,
  });
  const address = `${services.url}/coach/sign-in/${token}`;
  const made = { key, name, role, expiresAt };
  return page(words.keys.madeTitle, <KeyMade made={made} address={address} />, {
    status: 201,
    scripts: ['copy-button'],
  });
});

function endOfDay(zone: string, day: string): string {
  const next = Temporal.PlainDate.from(day).add({ days: 1 }).toString();
  return new Date(startOfDay(zone, next)).toISOString();
}

function explainFault(
  { code }: Refusal<CommonCode>,
  { words: { keys } }: ViewedVisit,
): string | null {
  if (code === 'idempotency_in_progress') {
    throw new NoAnswer(503, 'the same form is still under way');
  }
  // The form was sent twice. The key was shown the first time and cannot be shown again.
  if (code === 'idempotency_answer_gone' || code === 'idempotency_key_reused') {
    return keys.faults.twice;
  }
  return code === 'insufficient_scope' ? keys.faults.notHeld : null;
}

interface Props {
  readonly made: {
    readonly key: string;
    readonly name: string;
    readonly role: KeyRole;
    readonly expiresAt: string | null;
  };
  /** Signs in once, within an hour, and does not contain the key (COACH-11). */
  readonly address: string;
}

/** Shows the new key once, and a code for signing in on another device without typing it. */
function KeyMade({ made, address }: Props): VNode {
  const { words, dates } = useVisit();
  const { keys } = words;
  const last = made.expiresAt === null ? null : dates.dateOf(Date.parse(made.expiresAt) - 1);
  return (
    <Shell
      coach={{}}
      // This page is the response to a form, so a change of language leads to the list of keys.
      address="/coach/keys"
      hero={<Hero title={keys.madeTitle} text={keys.madeFor(made.name, keys.roles[made.role])} />}
    >
      <div class="lift stack5">
        <section class="card stack">
          <h2>{keys.theKey}</h2>
          <Note icon="lock" kind="warn">
            {keys.once}
          </Note>
          <CopyField id="made-key" label={keys.keyLabel} value={made.key} hint={keys.keepHint} />
          {last !== null && <p class="meta">{keys.worksUntil(dates.fullDay(last))}</p>}
        </section>
        <section class="card stack">
          <h2>{keys.otherDevice}</h2>
          <p>{made.role === 'bar' ? keys.screenAbout : keys.otherDeviceAbout}</p>
          <div class="key-code">
            <QrCode code={drawQrPath(address)} label={keys.qr} />
          </div>
          <CopyField id="made-link" label={keys.linkLabel} value={address} hint={keys.linkHint} />
        </section>
        <p>
          <LinkButton look="p w" href="/coach/keys" label={keys.noted} />
        </p>
      </div>
    </Shell>
  );
}
