import { dataOrThrow, taggedDataOrThrow } from '../../../../../api/answer.ts';
import type { Api } from '../../../../../api/client.ts';
import { type LastChange, findLastChange } from '../../../../../api/last-change.ts';
import type { Season } from '../../../../../api/seasons.ts';
import { listUnplayedBoxes, listRowsToPlay } from '../../../../../api/unplayed-matches.ts';
import { makeWeekLeftPrefix } from '../../../../../dispatch/week-left.ts';
import { writeDeadlineLetters } from '../../../../../mail/from-events/change-events.ts';
import { NO_LETTERS } from '../../../../../mail/from-events/recipient.ts';
import { type Answer, type CoachVisit, page, redirect } from '../../../../../web/visit.ts';
import { etag } from '../../../../../web/field-kinds.ts';
import type { Fields } from '../../../../../web/read-form.ts';
import { form } from '../../../../../web/form.ts';
import {
  addressLetters,
  type Letters,
  makeVisitContext,
  type Sender,
} from '../../../send/mailshot.ts';
import { listConsequences, type SeasonStanding } from '../../follows.ts';
import { judgeDays, SEASON_FIELDS } from '../../season-form.ts';
import { type DatesForm, DatesView, FIELDS } from './dates-view.tsx';
import type { ViewedVisit } from '../../../../../web/use-visit.ts';

const FORM = form({ etag, ...SEASON_FIELDS });

/** Saves the previewed dates and emails a new deadline, or says who changed something (SEAS-4). */
export const prepareDates: Sender = async (visit, fields) => {
  const at = { ...visit, params: { season: fields.get('season') ?? '' } };
  const found = await findSeason(at);
  const filled = readDates(at, fields, found);
  const isOutdated = filled.values.etag !== found.etag;
  if (filled.isFaulty) return renderDatesPage(at, found, filled, { isOutdated });
  const { etag: shown, ...body } = filled.values;
  const { id } = found.data;
  return {
    ...(await addressDates(at, { data: found.data, etag: shown }, filled)),
    show: ({ trouble = null } = {}) =>
      renderDatesPage(at, found, filled, { isOutdated, isLooking: true, trouble }),
    send: async () => {
      const answer = await at.api.updateSeason(id, body, { ifMatch: shown });
      if (answer.kind === 'answer') return redirect(`/coach/seasons/${id}?done=saved`);
      if (answer.code !== 'precondition_failed') {
        return renderDatesPage(at, found, filled.refusedBy(answer));
      }
      const now = { isOutdated: true, isLooking: true, status: 409 };
      return renderDatesPage(at, await findSeason(at), filled, now);
    },
  };
};

/** The emails that saving these dates sends; none if the deadline stays (LTR-23). */
async function addressDates(
  visit: CoachVisit,
  { data: season, etag: shown }: FoundSeason,
  { values }: DatesForm,
): Promise<Letters> {
  const { results_deadline: deadline = null, name = season.name } = values;
  const told = { id: season.id, name, results_deadline: deadline };
  const context = makeVisitContext(visit);
  const letters =
    deadline === season.results_deadline
      ? NO_LETTERS
      : await writeDeadlineLetters(told, 'preview', context, { actor_member_id: null });
  return {
    ...addressLetters(letters, visit),
    topic: 'dates',
    choice: [
      ['season', season.id],
      ['etag', shown],
      ...FIELDS.map((field) => [field, values[field] ?? ''] as const),
    ],
    isAct: true,
    button: visit.words.send.save,
  };
}

export function beginDates(visit: CoachVisit, { data }: FoundSeason): DatesForm {
  return FORM.begin(visit, data);
}

export function readDates({ words }: ViewedVisit, sent: Fields, { data: season }: FoundSeason) {
  const name = { missing: words.seasons.days.faults.name };
  return FORM.read({ form: sent, words }, { name }, (days) =>
    judgeDays(days, season.state !== 'planning', words),
  );
}

type FoundSeason = Awaited<ReturnType<typeof findSeason>>;

export function findSeason({ api, params }: CoachVisit) {
  return taggedDataOrThrow(api.getSeason(params['season'] ?? ''));
}

interface DatesPageState {
  readonly isOutdated?: boolean;
  readonly isLooking?: boolean;
  readonly status?: number;
  readonly trouble?: string | null;
}

export async function renderDatesPage(
  visit: CoachVisit,
  found: FoundSeason,
  filled: DatesForm,
  { isOutdated = false, isLooking = false, trouble = null, ...state }: DatesPageState = {},
): Promise<Answer> {
  const { data: season, etag: shown } = found;
  const isPreviewed = isLooking && !filled.isFaulty;
  const [follows, mailshot, changed] = await Promise.all([
    isPreviewed ? readConsequences(visit, season, filled.values) : null,
    isPreviewed ? addressDates(visit, found, filled) : null,
    isOutdated ? findLastChange(visit.api, season.id) : null,
  ]);
  const status = state.status ?? (trouble === null ? filled.status : 409);
  const view = (
    <DatesView
      season={season}
      form={filled.with({ etag: shown })}
      follows={follows}
      mailshot={mailshot}
      trouble={trouble}
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
