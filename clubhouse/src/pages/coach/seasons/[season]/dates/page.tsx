import { dataOrThrow, taggedDataOrThrow } from '../../../../../api/answer.ts';
import type { Api } from '../../../../../api/client.ts';
import { type LastChange, findLastChange } from '../../../../../api/last-change.ts';
import type { Season } from '../../../../../api/seasons.ts';
import { listUnplayedBoxes, listRowsToPlay } from '../../../../../api/unplayed-matches.ts';
import { makeWeekLeftPrefix } from '../../../../../dispatch/week-left.ts';
import {
  type Answer,
  type CoachVisit,
  forCoach,
  page,
  redirect,
} from '../../../../../web/visit.ts';
import { etag } from '../../../../../web/field-kinds.ts';
import type { Fields } from '../../../../../web/read-form.ts';
import { form } from '../../../../../web/form.ts';
import { listConsequences, type SeasonStanding } from '../../follows.ts';
import { judgeDays, SEASON_FIELDS } from '../../season-form.ts';
import { type DatesForm, DatesView } from './dates-view.tsx';
import type { ViewedVisit } from '../../../../../web/use-visit.ts';

const FORM = form({ etag, ...SEASON_FIELDS });

/** `/coach/seasons/ID/dates`: name and dates, with the consequences before saving (SEAS-3). */
export const get = forCoach(async (visit) => {
  const { query } = visit;
  const found = await findSeason(visit);
  if (!query.has('look')) return renderDatesPage(visit, found, FORM.begin(visit, found.data));
  const filled = readDates(visit, query, found.data);
  const isOutdated = query.has('etag') && filled.values.etag !== found.etag;
  return renderDatesPage(visit, found, filled, { isOutdated, isLooking: true });
});

/** Saves the previewed dates, or says who changed something in the meantime (SEAS-4). */
export const post = forCoach(async (visit): Promise<Answer> => {
  const found = await findSeason(visit);
  const filled = readDates(visit, visit.form, found.data);
  const isOutdated = filled.values.etag !== found.etag;
  if (filled.isFaulty) return renderDatesPage(visit, found, filled, { isOutdated });
  const { etag: shown, ...body } = filled.values;
  const { id } = found.data;
  const params = { path: { id }, header: { 'If-Match': shown } };
  const answer = await visit.api.PATCH('/v1/seasons/{id}', { params, body });
  if (answer.kind === 'answer') return redirect(`/coach/seasons/${id}?done=saved`);
  if (answer.code !== 'precondition_failed') {
    return renderDatesPage(visit, found, filled.refusedBy(answer));
  }
  const now = { isOutdated: true, isLooking: true, status: 409 };
  return renderDatesPage(visit, await findSeason(visit), filled, now);
});

function readDates({ words }: ViewedVisit, sent: Fields, season: Season) {
  const name = { missing: words.seasons.days.faults.name };
  return FORM.read({ form: sent, words }, { name }, (days) =>
    judgeDays(days, season.state !== 'planning', words),
  );
}

type FoundSeason = Awaited<ReturnType<typeof findSeason>>;

function findSeason({ api, params }: CoachVisit) {
  return taggedDataOrThrow(
    api.GET('/v1/seasons/{id}', { params: { path: { id: params['season'] ?? '' } } }),
  );
}

interface DatesPageState {
  readonly isOutdated?: boolean;
  readonly isLooking?: boolean;
  readonly status?: number;
}

async function renderDatesPage(
  visit: CoachVisit,
  { data: season, etag: shown }: FoundSeason,
  filled: DatesForm,
  { isOutdated = false, isLooking = false, status = filled.status }: DatesPageState = {},
): Promise<Answer> {
  const [follows, changed] = await Promise.all([
    isLooking && !filled.isFaulty ? readConsequences(visit, season, filled.values) : null,
    isOutdated ? findLastChange(visit.api, season.id) : null,
  ]);
  const view = (
    <DatesView
      season={season}
      form={filled.with({ etag: shown })}
      follows={follows}
      conflict={isOutdated ? (changed ?? NOBODY) : null}
    />
  );
  return page(visit.words.seasons.days.title, view, { status });
}

const NOBODY: LastChange = { who: null, at: '' };

/** Makes two calls to the league: for the tables with their matches, and for the drafts. */
async function readConsequences(
  { api, services, dates, now }: CoachVisit,
  season: Season,
  { results_deadline: after = null }: DatesForm['values'],
) {
  const [standings, drafts] = await Promise.all([
    dataOrThrow(
      api.GET('/v1/seasons/{id}/standings', {
        params: { path: { id: season.id }, query: { expand: 'matches' } },
      }),
    ),
    dataOrThrow(api.GET('/v1/competitions', { params: { query: { state: 'draft', limit: 200 } } })),
  ]);
  const left = countLeft(standings);
  const written = services.store.outbox.restsOf(makeWeekLeftPrefix(season.id));
  const held = new Set(standings.competitions.map((one) => one.competition_id));
  const standing = {
    ...left.counts,
    state: season.state,
    before: season.results_deadline,
    after,
    today: dates.today(now),
    hadLetter: left.members.filter((id) => written.has(id)).length,
    drafts: drafts.data
      .filter((one) => held.has(one.previous_competition_id ?? ''))
      .map(({ name }) => name),
  };
  return { standing, found: listConsequences(standing) };
}

export type Follows = Awaited<ReturnType<typeof readConsequences>>;

interface OpenMatches {
  readonly counts: Pick<SeasonStanding, 'open' | 'reported' | 'disputed' | 'entries'>;
  /** Ids of the members with a match to play, each once. */
  readonly members: readonly string[];
}

function countLeft({ competitions }: Api<'SeasonStandings'>): OpenMatches {
  const running = competitions.filter(({ state }) => state === 'active');
  const boxes = listUnplayedBoxes(running.flatMap(({ tables }) => tables));
  const matches = boxes.flatMap((box) => box.matches);
  const waiting = listRowsToPlay(boxes);
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
