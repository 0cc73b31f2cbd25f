import { LeagueFailure, must, mustTagged } from '../../../../../api/answer.ts';
import type { Api } from '../../../../../api/client.ts';
import { type LastChange, lastChangeOf } from '../../../../../api/last-change.ts';
import type { Season } from '../../../../../api/seasons.ts';
import { unplayedIn, waitingIn } from '../../../../../api/unplayed-matches.ts';
import { weekLeftKeys } from '../../../../../dispatch/week-left.ts';
import {
  type Answer,
  type CoachVisit,
  forCoach,
  page,
  redirect,
} from '../../../../../web/visit.ts';
import { DatesView } from './dates-view.tsx';
import { consequences, type Standing } from '../../follows.ts';
import { asTyped, changesOf, type Faults, faultsOf, type SeasonFields, typedOf } from './form.ts';

/** `/coach/seasons/ID/dates`: its name and days, with what follows before they hold (SEAS-3). */
export const get = forCoach(async (visit) => {
  const { query } = visit;
  const { data: season, etag } = await find(visit);
  if (!query.has('look')) return datesPage(visit, season, { typed: asTyped(season), etag });
  const typed = typedOf(query);
  const faults = faultsOf(typed, season.state !== 'planning', visit.words);
  const isOutdated = query.has('etag') && query.get('etag') !== etag;
  return datesPage(visit, season, { typed, etag, faults, isOutdated, isLooking: true });
});

/** Saves what was looked at, or says who changed something meanwhile (SEAS-4). */
export const post = forCoach(async (visit): Promise<Answer> => {
  const { api, form, params, words } = visit;
  const typed = typedOf(form);
  const { data: season, etag } = await find(visit);
  const faults = faultsOf(typed, season.state !== 'planning', words);
  if (Object.keys(faults).length > 0) {
    return datesPage(visit, season, { typed, etag, faults, isOutdated: form.get('etag') !== etag });
  }
  const id = params['season'] ?? '';
  const answer = await api.PATCH('/v1/seasons/{id}', {
    params: { path: { id }, header: { 'If-Match': form.get('etag') ?? '' } },
    body: changesOf(typed),
  });
  if (answer.kind === 'answer') return redirect(`/coach/seasons/${id}?done=saved`);
  if (answer.code !== 'precondition_failed') throw new LeagueFailure(answer);
  const now = await find(visit);
  const shown = { typed, etag: now.etag, isOutdated: true, isLooking: true };
  return datesPage(visit, now.data, shown, 409);
});

function find({ api, params }: CoachVisit) {
  return mustTagged(
    api.GET('/v1/seasons/{id}', { params: { path: { id: params['season'] ?? '' } } }),
  );
}

interface PageState {
  readonly typed: SeasonFields;
  readonly etag: string;
  readonly faults?: Faults;
  readonly isOutdated?: boolean;
  readonly isLooking?: boolean;
}

async function datesPage(
  visit: CoachVisit,
  season: Season,
  { typed, etag, faults = {}, isOutdated = false, isLooking = false }: PageState,
  status = 200,
): Promise<Answer> {
  const isFaulty = Object.keys(faults).length > 0;
  const [follows, changed] = await Promise.all([
    isLooking && !isFaulty ? whatFollows(visit, season, typed) : null,
    isOutdated ? lastChangeOf(visit.api, season.id) : null,
  ]);
  return page(
    visit.words.seasons.days.title,
    <DatesView
      visit={visit}
      season={season}
      typed={typed}
      etag={etag}
      faults={faults}
      follows={follows}
      conflict={isOutdated ? (changed ?? NOBODY) : null}
    />,
    { status: isFaulty ? 422 : status },
  );
}

const NOBODY: LastChange = { who: null, at: '' };

/** Two calls to the league: the tables with their matches, and the drafts. */
async function whatFollows(
  { api, services, dates, now }: CoachVisit,
  season: Season,
  typed: SeasonFields,
) {
  const [standings, drafts] = await Promise.all([
    must(
      api.GET('/v1/seasons/{id}/standings', {
        params: { path: { id: season.id }, query: { expand: 'matches' } },
      }),
    ),
    must(api.GET('/v1/competitions', { params: { query: { state: 'draft', limit: 200 } } })),
  ]);
  const left = leftIn(standings);
  const written = services.store.outbox.restsOf(weekLeftKeys(season.id));
  const held = new Set(standings.competitions.map((one) => one.competition_id));
  const standing = {
    ...left.counts,
    state: season.state,
    before: season.results_deadline,
    after: changesOf(typed).results_deadline,
    today: dates.today(now),
    hadLetter: left.members.filter((id) => written.has(id)).length,
    drafts: drafts.data
      .filter((one) => held.has(one.previous_competition_id ?? ''))
      .map(({ name }) => name),
  };
  return { standing, found: consequences(standing) };
}

export type Follows = Awaited<ReturnType<typeof whatFollows>>;

interface OpenMatches {
  readonly counts: Pick<Standing, 'open' | 'reported' | 'disputed' | 'entries'>;
  /** Who has a match to play, by ids, each once. */
  readonly members: readonly string[];
}

function leftIn({ competitions }: Api<'SeasonStandings'>): OpenMatches {
  const running = competitions.filter(({ state }) => state === 'active');
  const boxes = unplayedIn(running.flatMap(({ tables }) => tables));
  const matches = boxes.flatMap((box) => box.matches);
  const waiting = waitingIn(boxes);
  const members = new Set(waiting.flatMap((row) => row.members.map(({ id }) => id)));
  const count = (status: string) => matches.filter((match) => match.status === status).length;
  return {
    counts: {
      open: count('open'),
      reported: count('reported'),
      disputed: count('disputed'),
      entries: waiting.length,
    },
    members: [...members],
  };
}
