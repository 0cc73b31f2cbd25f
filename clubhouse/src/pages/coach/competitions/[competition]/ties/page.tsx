import { dataOrThrow } from '../../../../../api/answer.ts';
import { readCompetitionTables } from '../../../../../api/read-tables.ts';
import { hasDecision, findTiedGroups } from '../../../../../api/tables.ts';
import {
  type Answer,
  type CoachVisit,
  forCoach,
  page,
  redirect,
} from '../../../../../web/visit.ts';
import { changeTies, type TieFault } from './change-ties.ts';
import { TiesView } from './ties-view.tsx';

/**
 * `/coach/competitions/ID/ties`: ties across a line, and their recorded decisions (SEAS-14). Two
 * calls to the league, plus one per box with a decision.
 */
export const get = forCoach((visit) => tiesPage(visit, null));

export const post = forCoach(async (visit): Promise<Answer> => {
  const changed = await changeTies(visit);
  if ('fault' in changed) return tiesPage(visit, changed.fault);
  const path = `/coach/competitions/${visit.params['competition'] ?? ''}/ties`;
  return redirect(`${path}?done=${changed.done}`);
});

async function tiesPage(visit: CoachVisit, fault: TieFault | null): Promise<Answer> {
  const { api, params, words } = visit;
  const id = params['competition'] ?? '';
  const competition = await dataOrThrow(api.getCompetition(id));
  // A draft's ties are those of the tables of its previous competition.
  const { state, previous_competition_id: previous } = competition;
  if (state === 'draft' && previous !== null) {
    return redirect(`/coach/competitions/${previous}/ties`);
  }
  const { data: tables } = await readCompetitionTables(api, id);
  const boxes = await Promise.all(
    tables
      .filter((table) => findTiedGroups(table).length > 0 || hasDecision(table))
      .map(async (table) => ({ table, decisions: await readDecisions(visit, table.division_id) })),
  );
  const view = <TiesView visit={visit} competition={competition} boxes={boxes} fault={fault} />;
  const status = fault === null ? 200 : fault.code === 'order' || fault.code === 'by' ? 422 : 409;
  return page(words.ties.title, view, { status });
}

async function readDecisions({ api }: CoachVisit, id: string) {
  return (await dataOrThrow(api.listTieDecisions(id))).data;
}
