import { hash } from 'node:crypto';
import { LeagueFailure, must } from '../../../../api/answer.ts';
import type { Api } from '../../../../api/client.ts';
import { type Board, boardOf } from '../../../../draft/board.ts';
import { filterOf } from '../../../../draft/filter.ts';
import type { History } from '../../../../draft/history.ts';
import type { CoachVisit } from '../../../../web/visit.ts';

/** A draft as its pages need it. */
export interface DraftPage {
  readonly competition: Api<'Competition'>;
  readonly plan: Api<'PlacementPlan'>;
  readonly board: Board;
}

export function idOf({ params }: CoachVisit): string {
  return params['competition'] ?? '';
}

/** What becomes of members who have said nothing about a first season. */
type SilentMemberPolicy = Api<'PlacementPlan'>['unsaid'];

export function isUnsaid(said: string | null): said is SilentMemberPolicy {
  return said === 'placed' || said === 'left_out';
}

/**
 * Two calls, at once. @returns null where the competition is no draft (any more)
 * @param unsaid as the plan would be with it; else as the draft was filled
 */
export async function findDraft(
  visit: CoachVisit,
  unsaid?: SilentMemberPolicy,
): Promise<DraftPage | null> {
  const { api, services } = visit;
  const id = idOf(visit);
  const [competition, drawn] = await Promise.all([
    must(api.getCompetition(id)),
    api.previewPlacements(id, unsaid === undefined ? {} : { unsaid }),
  ]);
  if (drawn.kind === 'refusal') {
    if (drawn.code === 'not_a_draft') return null;
    throw new LeagueFailure(drawn);
  }
  const plan = drawn.data;
  return { competition, plan, board: boardOf(plan, services.store.drafts.left(id)) };
}

/**
 * As `findDraft`, and where nobody has said yet that they want to play, as after an import, with
 * everybody who has not said no (DRFT-15): three calls then.
 */
export async function findDraftToFill(
  visit: CoachVisit,
  asked: string | null = null,
): Promise<DraftPage | null> {
  if (isUnsaid(asked)) return findDraft(visit, asked);
  const found = await findDraft(visit);
  if (found === null) return null;
  const { filled, entries, divisions, unsaid_members: unsaid } = found.plan;
  const isNobody =
    !filled && entries.length === 0 && divisions.every((one) => one.places.length === 0);
  return isNobody && unsaid > 0 ? findDraft(visit, 'placed') : found;
}

/** Where the feed is: what comes after it is another coach's, or one's own, and not on the page yet. */
export async function cursorNow({ api }: CoachVisit): Promise<string> {
  const query = { after: 'now', limit: 1 };
  return (await must(api.listEvents(query))).next_cursor ?? '';
}

/** What the competition before it is called, while its tables decide; one call. */
export async function previousName(
  { api }: CoachVisit,
  { plan }: DraftPage,
): Promise<string | null> {
  const id = plan.previous_competition_id;
  if (id === null || !plan.provisional) return null;
  return (await must(api.getCompetition(id))).name;
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
