import { readAcknowledgements } from '../../../../../api/acknowledgements.ts';
import { dataOrThrow } from '../../../../../api/answer.ts';
import { type Unplayable, findUnplayable } from '../../../../../api/season-outlook.ts';
import { listCompetitions, type Season } from '../../../../../api/seasons.ts';
import { type UnplayedBox, listUnplayedBoxes } from '../../../../../api/unplayed-matches.ts';
import {
  type Answer,
  type CoachVisit,
  forCoach,
  page,
  redirect,
} from '../../../../../web/visit.ts';
import { findStepName, readWantedState } from '../next-step.ts';
import { type Closing, StepView } from './step-view.tsx';
import { takeStep } from './take-step.ts';

/** `/coach/seasons/ID/step?to=STATE`: the objections to a step, and the step itself (SEAS-5). */
export const get = forCoach(async (visit) => {
  const season = await findStepPage(visit);
  return renderStepPage(visit, season, readWantedState(visit.query.get('to'), season));
});

export const post = forCoach(async (visit): Promise<Answer> => {
  const { form } = visit;
  const season = await findStepPage(visit);
  const to = readWantedState(form.get('to'), season);
  const name = findStepName(season.state, to);
  // Somebody else, or an earlier click, has already taken the step.
  if (name === null || form.get('to') !== to) return redirect(`/coach/seasons/${season.id}`);
  const { end, ...rest } = await takeStep(visit, season, to, readAcknowledgements(form));
  if (end === 'done') return redirect(`/coach/seasons/${season.id}?done=${name}`);
  const closed = 'closed' in rest ? rest.closed : [];
  return renderStepPage(visit, await findStepPage(visit), to, { closed });
});

function findStepPage({ api, params }: CoachVisit): Promise<Season> {
  return dataOrThrow(
    api.GET('/v1/seasons/{id}', { params: { path: { id: params['season'] ?? '' } } }),
  );
}

/** @param refused the competitions that were closed before a problem stopped the step */
async function renderStepPage(
  visit: CoachVisit,
  season: Season,
  to: Season['state'],
  refused: { readonly closed: readonly string[] } | null = null,
): Promise<Answer> {
  const { api, words } = visit;
  const path = { id: season.id };
  const name = findStepName(season.state, to);
  if (name === null) return redirect(`/coach/seasons/${season.id}`);
  const [checks, closing, unplayable] = await Promise.all([
    dataOrThrow(api.GET('/v1/seasons/{id}/checks', { params: { path, query: { to } } })),
    name === 'complete' ? readClosing(visit, season.id) : [],
    name === 'active' ? readUnplayable(visit, season.id) : [],
  ]);
  const view = (
    <StepView
      season={season}
      step={name}
      checks={checks}
      closing={closing}
      unplayable={unplayable}
      refused={refused}
    />
  );
  return page(words.seasons.step.title[name](season.name), view, {
    status: refused === null ? 200 : 409,
  });
}

/** Finds competitions without anyone to play when the season starts: two calls to the league. */
async function readUnplayable({ api }: CoachVisit, id: string): Promise<Unplayable[]> {
  const [competitions, progress] = await Promise.all([
    listCompetitions(api, id),
    dataOrThrow(api.GET('/v1/seasons/{id}/progress', { params: { path: { id } } })),
  ]);
  return findUnplayable(competitions, progress.competitions);
}

/** Finds the active competitions and their unplayed matches: two calls to the league. */
async function readClosing({ api }: CoachVisit, id: string): Promise<Closing[]> {
  const [competitions, standings] = await Promise.all([
    listCompetitions(api, id),
    dataOrThrow(
      api.GET('/v1/seasons/{id}/standings', {
        params: { path: { id }, query: { expand: 'matches' } },
      }),
    ),
  ]);
  const boxesOf = new Map<string, UnplayedBox[]>(
    standings.competitions.map((one) => [one.competition_id, listUnplayedBoxes(one.tables)]),
  );
  return competitions
    .filter(({ state }) => state === 'active')
    .map((competition) => ({ competition, boxes: boxesOf.get(competition.id) ?? [] }));
}
