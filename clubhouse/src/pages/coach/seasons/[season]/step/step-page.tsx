import { dataOrThrow } from '../../../../../api/answer.ts';
import { type Unplayable, findUnplayable } from '../../../../../api/season-outlook.ts';
import { listCompetitions, type Season } from '../../../../../api/seasons.ts';
import { type UnplayedBox, listUnplayedBoxes } from '../../../../../api/unplayed-matches.ts';
import { type Answer, type CoachVisit, page, redirect } from '../../../../../web/visit.ts';
import { findStepName } from '../next-step.ts';
import { addressClosing } from '../../../send/steps.ts';
import { type Closing, isAhead, listWarnings, StepView } from './step-view.tsx';

export function readSeason({ api, params }: CoachVisit): Promise<Season> {
  return dataOrThrow(api.getSeason(params['season'] ?? ''));
}

/** The ids of the competitions that close with the season. */
export async function listOpenCompetitions({ api }: CoachVisit, id: string): Promise<string[]> {
  const all = await listCompetitions(api, id);
  return all.filter(({ state }) => state === 'active').map((one) => one.id);
}

/** @param trouble what stopped the step */
export async function renderStepPage(
  visit: CoachVisit,
  season: Season,
  to: Season['state'],
  trouble: string | null = null,
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
  const mailshot =
    name === 'complete'
      ? await addressClosing(
          visit,
          closing.map(({ competition }) => competition.id),
          [['season', season.id]],
          listWarnings(
            checks,
            closing,
            closing.length > 0 && isAhead(season, visit.dates.today(visit.now)),
          ),
        )
      : null;
  const view = (
    <StepView
      season={season}
      step={name}
      checks={checks}
      closing={closing}
      unplayable={unplayable}
      trouble={trouble}
      mailshot={mailshot}
    />
  );
  return page(words.seasons.step.title[name](season.name), view, {
    status: trouble === null ? 200 : 409,
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
