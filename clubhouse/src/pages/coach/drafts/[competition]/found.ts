import { hash } from 'node:crypto';
import { answered, codeOf, LeagueFailure, must } from '../../../../api/answer.ts';
import type { Api } from '../../../../api/client.ts';
import { type Board, boardOf } from '../../../../draft/board.ts';
import { filterOf } from '../../../../draft/filter.ts';
import type { History } from '../../../../draft/history.ts';
import type { CoachVisit } from '../../../../web/visit.ts';

/** A draft as its pages need it. */
export interface Found {
  readonly competition: Api<'Competition'>;
  readonly plan: Api<'PlacementPlan'>;
  readonly board: Board;
}

export function idOf({ params }: CoachVisit): string {
  return params['competition'] ?? '';
}

/** Two calls, at once. @returns null where the competition is no draft (any more) */
export async function findDraft(visit: CoachVisit): Promise<Found | null> {
  const { api, services } = visit;
  const id = idOf(visit);
  const params = { path: { id } };
  const [competition, { data: plan, error, response }] = await Promise.all([
    must(api.GET('/v1/competitions/{id}', { params })),
    answered(api.GET('/v1/competitions/{id}/placements', { params })),
  ]);
  if (plan === undefined) {
    if (codeOf(error) === 'not_a_draft') return null;
    throw new LeagueFailure(response.status, codeOf(error));
  }
  return { competition, plan, board: boardOf(plan, services.store.drafts.left(id)) };
}

/** Where the feed is: what comes after it is another coach's, or one's own, and not on the page yet. */
export async function cursorNow({ api }: CoachVisit): Promise<string> {
  const query = { after: 'now', limit: 1 };
  return (await must(api.GET('/v1/events', { params: { query } }))).next_cursor ?? '';
}

/** What the competition before it is called, while its tables decide; one call. */
export async function previousName({ api }: CoachVisit, { plan }: Found): Promise<string | null> {
  const id = plan.previous_competition_id;
  if (id === null || !plan.provisional) return null;
  return (await must(api.GET('/v1/competitions/{id}', { params: { path: { id } } }))).name;
}

/** Whose steps are undone: those made with this key. */
function deskOf(visit: CoachVisit) {
  const coach = hash('sha256', visit.coach.key, 'base64url').slice(0, 22);
  return { competitionId: idOf(visit), coach };
}

export function historyOf(visit: CoachVisit): History {
  return visit.services.store.drafts.history(deskOf(visit));
}

export function saveHistory(visit: CoachVisit, history: History): void {
  visit.services.store.drafts.save(deskOf(visit), history, visit.now);
}

export function boardPath(visit: CoachVisit): string {
  return `/coach/drafts/${idOf(visit)}`;
}

/** Where the forms of the board go: what is shown of it stays chosen. */
export function boardAction(visit: CoachVisit): string {
  const { name, shown } = filterOf(visit.query);
  const query = new URLSearchParams({
    ...(name === '' ? {} : { q: name }),
    ...(shown === 'all' ? {} : { show: shown }),
  });
  return query.size === 0 ? boardPath(visit) : `${boardPath(visit)}?${query}`;
}
