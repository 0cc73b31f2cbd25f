import { hash } from 'node:crypto';
import { LeagueFailure, dataOrThrow } from '../../../../api/answer.ts';
import type { Api } from '../../../../api/client.ts';
import { type Board, makeBoard } from '../../../../draft/board.ts';
import { readFilter } from '../../../../draft/filter.ts';
import type { DraftHistory } from '../../../../draft/history.ts';
import type { CoachVisit } from '../../../../web/visit.ts';
import type { ViewedVisit } from '../../../../web/use-visit.ts';

export interface DraftPage {
  readonly competition: Api<'Competition'>;
  readonly plan: Api<'PlacementPlan'>;
  readonly board: Board;
}

export function readDraftId({ params }: ViewedVisit): string {
  return params['competition'] ?? '';
}

/** The treatment of members who have not answered before a first season. */
type SilentMemberPolicy = Api<'PlacementPlan'>['unsaid'];

export function isSilentMemberPolicy(text: string | null): text is SilentMemberPolicy {
  return text === 'placed' || text === 'left_out';
}

/**
 * @returns null if the competition is no longer a draft
 * @param unsaid the policy to preview; by default, the one that the draft was filled with
 */
export async function findDraft(
  visit: CoachVisit,
  unsaid?: SilentMemberPolicy,
): Promise<DraftPage | null> {
  const { api, services } = visit;
  const id = readDraftId(visit);
  const [competition, drawn] = await Promise.all([
    dataOrThrow(api.getCompetition(id)),
    api.previewPlacements(id, unsaid === undefined ? {} : { unsaid }),
  ]);
  if (drawn.kind === 'refusal') {
    if (drawn.code === 'not_a_draft') return null;
    throw new LeagueFailure(drawn);
  }
  const plan = drawn.data;
  return { competition, plan, board: makeBoard(plan, services.store.drafts.left(id)) };
}

/**
 * Like `findDraft`. If nobody has yet asked to play, as after an import, it includes everybody who
 * has not declined (DRFT-15); that takes three calls.
 */
export async function findDraftToFill(
  visit: CoachVisit,
  asked: string | null = null,
): Promise<DraftPage | null> {
  if (isSilentMemberPolicy(asked)) return findDraft(visit, asked);
  const found = await findDraft(visit);
  if (found === null) return null;
  const { filled, entries, divisions, unsaid_members: unsaid } = found.plan;
  const isNobody =
    !filled && entries.length === 0 && divisions.every((one) => one.places.length === 0);
  return isNobody && unsaid > 0 ? findDraft(visit, 'placed') : found;
}

/** The feed's position: later events are another coach's, or the viewer's own but not shown yet. */
export async function readCursor({ api }: CoachVisit): Promise<string> {
  const query = { after: 'now', limit: 1 };
  return (await dataOrThrow(api.listEvents(query))).next_cursor ?? '';
}

/** The name of the previous competition, while its tables can still change; one call. */
export async function readPreviousName(
  { api }: CoachVisit,
  { plan }: DraftPage,
): Promise<string | null> {
  const id = plan.previous_competition_id;
  if (id === null || !plan.provisional) return null;
  return (await dataOrThrow(api.getCompetition(id))).name;
}

/** Undo covers the steps made with this coach's key. */
function toHistoryKey(visit: CoachVisit) {
  const coach = hash('sha256', visit.coach.key, 'base64url').slice(0, 22);
  return { competitionId: readDraftId(visit), coach };
}

export function readHistory(visit: CoachVisit): DraftHistory {
  return visit.services.store.drafts.history(toHistoryKey(visit));
}

export function saveHistory(visit: CoachVisit, history: DraftHistory): void {
  visit.services.store.drafts.save(toHistoryKey(visit), history, visit.now);
}

export function makeBoardPath(visit: ViewedVisit): string {
  return `/coach/drafts/${readDraftId(visit)}`;
}

/** The URL for the board's forms, which keeps the chosen filter. */
export function makeBoardUrl(visit: ViewedVisit): string {
  const { name, shown } = readFilter(visit.query);
  const query = new URLSearchParams({
    ...(name === '' ? {} : { q: name }),
    ...(shown === 'all' ? {} : { show: shown }),
  });
  return query.size === 0 ? makeBoardPath(visit) : `${makeBoardPath(visit)}?${query}`;
}
