import { randomUUID } from 'node:crypto';
import { LeagueFailure, NoAnswer } from '../../../api/answer.ts';
import { type Answer, type CoachVisit, forCoach, page } from '../../../web/visit.ts';
import { KeyMade } from './key-made.tsx';
import { keysPage } from './keys-page.tsx';
import { bodyOf, faultsOf, wantedOf } from './key-fields.ts';

const HOUR_MS = 3_600_000;

/** `/coach/keys`: who gets in as a coach, a new key for one, and the way to revoke one (COACH-16). */
export const get = forCoach((visit) => keysPage(visit, {}));

/** Makes a key, and shows it: once, since nobody keeps it but its owner. */
export const post = forCoach(async (visit): Promise<Answer> => {
  const { api, form, words, dates, now, club, services } = visit;
  const wanted = wantedOf(form);
  const faults = faultsOf(wanted, words, dates, now);
  if (Object.keys(faults).length > 0) return keysPage(visit, { status: 422, wanted, faults });
  const answer = await api.POST('/v1/api-keys', {
    params: { header: { 'Idempotency-Key': `key-${form.get('once') ?? randomUUID()}` } },
    body: bodyOf(wanted, club.timezone),
  });
  if (answer.kind === 'refusal') {
    const fault = faultOf(answer.code, visit);
    if (fault === null) throw new LeagueFailure(answer);
    return keysPage(visit, { status: 409, fault });
  }
  const { key, name, expires_at: expiresAt } = answer.data;
  const token = services.coachLinks.mint({
    coach: { key, name, expiresAt },
    to: '/coach',
    expiresAt: now + HOUR_MS,
  });
  const address = `${services.url}/coach/sign-in/${token}`;
  const made = { key, name, role: wanted.role, expiresAt };
  return page(words.keys.madeTitle, <KeyMade visit={visit} made={made} address={address} />, {
    status: 201,
    scripts: ['copy-button'],
  });
});

function faultOf(code: string, { words: { keys } }: CoachVisit): string | null {
  switch (code) {
    case 'idempotency_in_progress':
      throw new NoAnswer(503, 'the same form is still under way');
    // The same form came twice: what it made was shown then, and nobody can show it again.
    case 'idempotency_answer_gone':
    case 'idempotency_key_reused':
      return keys.faults.twice;
    case 'scope_not_held':
    case 'insufficient_scope':
      return keys.faults.notHeld;
    default:
      return null;
  }
}
