import { hash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type CommonCode, LeagueFailure, type Refusal } from '../../api/answer.ts';
import type { Api } from '../../api/client.ts';
import { findWish } from '../../api/wish.ts';
import { writeApplicantLetter } from '../../mail/letters/applications.ts';
import { type Answer, forAnybody, page, redirect, type Visit } from '../../web/visit.ts';
import { JOIN, type JoinForm, readJoinForm } from './join-form.ts';
import { ApplicationsClosed, JoinView } from './join-view.tsx';

export const get = forAnybody((visit) =>
  renderJoinPage(visit, JOIN.begin(visit, { gender: 'undisclosed' })),
);

/** Answers as league levels: 10 is a beginner, 5 intermediate, 4 a strong club player. */
const LEVELS = { starting: 10, rallying: 6, team: 4 } as const;

/** Responds the same way even if somebody already has the address (JOIN-6). */
export const post = forAnybody(async (visit): Promise<Answer> => {
  const { club, client, now, services, words } = visit;
  if (club.privacyNotice === null) return renderJoinPage(visit, JOIN.begin(visit));
  const filled = readJoinForm(visit, club.privacyNotice);
  if (filled.isFaulty) return renderJoinPage(visit, filled);
  const { key, message, level, play, gender, agreed, ...typed } = filled.values;
  const wait = services.applications.take(typed.email, client, now);
  if (wait > 0) {
    return renderJoinPage(
      visit,
      filled.withTrouble(words.join.tooMany(Math.ceil(wait / 60_000)), 429),
    );
  }
  const wish = findWish(play);
  const body = {
    ...typed,
    gender: gender ?? 'undisclosed',
    privacy_notice: agreed,
    ...(wish === null ? {} : { wants_to_play: wish }),
    ...(level === null ? {} : { self_level: LEVELS[level] }),
  };
  const refusal = message === '' ? await submitApplication(visit, body, key) : null;
  if (refusal !== null) return renderJoinPage(visit, filled.refusedBy(refusal));
  return redirect('/join/arrived', { note: typed.email });
});

/** How often a double click checks whether the first request has been processed. */
const TRIES = 20;
const BETWEEN_MS = 100;

/**
 * Submits an application and confirms it by email (JOIN-6). A repeated submission with the form's
 * key, as by a double click, returns the existing application (JOIN-7).
 * @returns null on success
 */
async function submitApplication(
  { website, services, language, words, dates, club }: Visit,
  body: Api<'NewJoinRequest'>,
  key: string,
): Promise<Refusal<CommonCode> | null> {
  // A form edited after "back" is a new application, although its key is the same.
  const digest = hash('sha256', JSON.stringify(body), 'base64url');
  for (let tries = 1; ; tries++) {
    const answer = await website.createJoinRequest(body, { once: `join-${key}-${digest}` });
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
      return null;
    }
    if (answer.code !== 'idempotency_in_progress' || tries >= TRIES) return answer;
    await sleep(BETWEEN_MS);
  }
}

async function renderJoinPage(visit: Visit, filled: JoinForm): Promise<Answer> {
  const { club, words } = visit;
  if (club.privacyNotice === null) return page(words.join.title, <ApplicationsClosed />);
  const begins = await beginOfNext(visit);
  const view = <JoinView notice={club.privacyNotice} begins={begins} form={filled} />;
  return page(words.join.title, view, { status: filled.status });
}

/** The start of the next season; null if the league does not respond. */
async function beginOfNext({ website, services, now }: Visit): Promise<string | null> {
  try {
    return await services.website.beginOfNext(website, now);
  } catch (error) {
    if (error instanceof LeagueFailure) return null;
    throw error;
  }
}
