import { randomUUID } from 'node:crypto';

import { LeagueFailure } from '../../api/answer.ts';
import { listNoticeNames } from '../../api/privacy-notice.ts';
import { type Answer, forAnybody, page, redirect, type Visit } from '../../web/visit.ts';
import {
  type Faults,
  findFaults,
  NOTHING_TYPED,
  readTyped,
  TRAP,
  type ApplicationFields,
} from './application.ts';
import { apply } from './apply.ts';
import { ApplicationsClosed } from './applications-closed.tsx';
import { JoinView } from './join-view.tsx';

export const get = forAnybody((visit) =>
  joinPage(visit, {
    typed: NOTHING_TYPED,
    faults: {},
    wait: null,
    formKey: randomUUID(),
    status: 200,
  }),
);

/** Responds the same way even if somebody already has the address (JOIN-6). */
export const post = forAnybody(async (visit): Promise<Answer> => {
  const { club, form, client, now, services } = visit;
  if (club.privacyNotice === null) return closedPage(visit);
  const typed = readTyped(form);
  const formKey = readOrMakeKey(form);
  const faults = findFaults(typed, listNoticeNames(club.privacyNotice));
  if (hasAny(faults)) return joinPage(visit, { typed, faults, wait: null, formKey, status: 422 });
  const wait = services.applications.take(typed.email, client, now);
  if (wait > 0) {
    const minutes = Math.ceil(wait / 60_000);
    return joinPage(visit, { typed, faults: {}, wait: minutes, formKey, status: 429 });
  }
  const refused = (form.get(TRAP) ?? '') === '' ? await apply(visit, typed, formKey) : {};
  if (hasAny(refused))
    return joinPage(visit, { typed, faults: refused, wait: null, formKey, status: 422 });
  return redirect('/join/arrived', { note: typed.email });
});

interface State {
  readonly typed: ApplicationFields;
  readonly faults: Faults;
  /** Minutes to wait; null for none. */
  readonly wait: number | null;
  readonly formKey: string;
  readonly status: number;
}

async function joinPage(visit: Visit, { status, ...state }: State): Promise<Answer> {
  const { club, words } = visit;
  if (club.privacyNotice === null) return closedPage(visit);
  const begins = await beginOfNext(visit);
  const view = <JoinView visit={visit} notice={club.privacyNotice} begins={begins} {...state} />;
  return page(words.join.title, view, { status });
}

function closedPage(visit: Visit): Answer {
  return page(visit.words.join.title, <ApplicationsClosed visit={visit} />);
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

/** The key that makes a double click a single application; a form without one gets a new one. */
function readOrMakeKey(form: URLSearchParams): string {
  const key = form.get('key') ?? '';
  return /^[0-9a-f-]{36}$/.test(key) ? key : randomUUID();
}

function hasAny(faults: Faults): boolean {
  return Object.keys(faults).length > 0;
}
