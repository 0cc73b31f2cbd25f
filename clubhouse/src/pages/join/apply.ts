import { hash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { LeagueFailure } from '../../api/answer.ts';
import { applicationArrived } from '../../mail/letters/applications.ts';
import type { Visit } from '../../web/visit.ts';
import {
  type Faults,
  faultsOfRefusal,
  joinRequestOf,
  type ApplicationFields,
} from './application.ts';

/** While the same application is just being taken down, its second press waits for it. */
const TRIES = 20;
const BETWEEN_MS = 100;

/**
 * Takes an application down and says by letter that it arrived (JOIN-6): the same again, as by a
 * second press, is the one that there is already (JOIN-7).
 * @param key of the form: another form is another application
 * @returns the fields that the league refuses; none of them where it has arrived
 * @throws LeagueFailure
 */
export async function apply(visit: Visit, typed: ApplicationFields, key: string): Promise<Faults> {
  const { website, services, language, words, dates, club } = visit;
  const body = joinRequestOf(typed);
  if (body === null) return { gender: 'missing' };
  // A form that was changed after "back" is another application under the same key.
  const digest = hash('sha256', JSON.stringify(body), 'base64url');
  for (let tries = 1; ; tries++) {
    const asked = website.createJoinRequest(body, { once: `join-${key}-${digest}` });
    const answer = await asked;
    if (answer.kind === 'answer') {
      const { id, email, privacy_notice: notice, expires_at: expiresAt } = answer.data;
      // Nobody knows yet whose address it is: nothing that was typed goes there (JOIN-9).
      services.store.outbox.add({
        key: `${id}:application_arrived`,
        to: { address: email, name: '' },
        language,
        about: [id],
        letter: applicationArrived(
          { notice, expiresAt: Date.parse(expiresAt) },
          { words, dates, club: club.name, url: services.url },
        ),
      });
      return {};
    }
    const faults = faultsOfRefusal(answer.problem);
    if (answer.code === 'invalid_request' && Object.keys(faults).length > 0) return faults;
    if (answer.code !== 'idempotency_in_progress' || tries >= TRIES) {
      throw new LeagueFailure(answer);
    }
    await sleep(BETWEEN_MS);
  }
}
