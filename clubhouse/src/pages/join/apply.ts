import { hash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { LeagueFailure } from '../../api/answer.ts';
import { writeApplicantLetter } from '../../mail/letters/applications.ts';
import type { Visit } from '../../web/visit.ts';
import {
  type Faults,
  readRefusalFaults,
  toJoinRequest,
  type ApplicationFields,
} from './application.ts';

/** A double click waits while the first request is still being processed. */
const TRIES = 20;
const BETWEEN_MS = 100;

/**
 * Submits an application and confirms it by email (JOIN-6). A repeated submission with the form's
 * key, as by a double click, returns the existing application (JOIN-7).
 * @returns the fields that the league refuses; empty on success
 * @throws LeagueFailure
 */
export async function apply(visit: Visit, typed: ApplicationFields, key: string): Promise<Faults> {
  const { website, services, language, words, dates, club } = visit;
  const body = toJoinRequest(typed);
  if (body === null) return { gender: 'missing' };
  // A form edited after "back" is a new application, although its key is the same.
  const digest = hash('sha256', JSON.stringify(body), 'base64url');
  for (let tries = 1; ; tries++) {
    const asked = website.createJoinRequest(body, { once: `join-${key}-${digest}` });
    const answer = await asked;
    if (answer.kind === 'answer') {
      const { id, email, privacy_notice: notice, expires_at: expiresAt } = answer.data;
      // Nobody knows yet whose address it is, so the email repeats nothing that was typed (JOIN-9).
      services.store.outbox.add({
        key: `${id}:application_arrived`,
        to: { address: email, name: '' },
        language,
        about: [id],
        letter: writeApplicantLetter(
          { notice, expiresAt: Date.parse(expiresAt) },
          { words, dates, club: club.name, url: services.url },
        ),
      });
      return {};
    }
    const faults = readRefusalFaults(answer.problem);
    if (answer.code === 'invalid_request' && Object.keys(faults).length > 0) return faults;
    if (answer.code !== 'idempotency_in_progress' || tries >= TRIES) {
      throw new LeagueFailure(answer);
    }
    await sleep(BETWEEN_MS);
  }
}
