import { toLeagueFailure, dataOrThrow, type Refusal } from '../../../../api/answer.ts';
import { type Answer, type CoachVisit, page } from '../../../../web/visit.ts';
import { type EntryForms, MOVE, RENAME } from './entry-forms.ts';
import { EntryView } from './entry-view.tsx';
import type { ViewedVisit } from '../../../../web/use-visit.ts';

export async function renderEntryPage(visit: CoachVisit, forms: EntryForms = {}): Promise<Answer> {
  const { api } = visit;
  const path = readEntryPathParams(visit);
  const entry = await dataOrThrow(api.GET('/v1/entries/{id}', { params: { path } }));
  const competitionId = { id: entry.competition_id };
  const [competition, divisions, matches] = await Promise.all([
    dataOrThrow(api.GET('/v1/competitions/{id}', { params: { path: competitionId } })),
    dataOrThrow(api.GET('/v1/competitions/{id}/divisions', { params: { path: competitionId } })),
    dataOrThrow(api.GET('/v1/matches', { params: { query: { entry: entry.id, limit: 200 } } })),
  ]);
  const { rename = RENAME.begin(visit, { name: entry.name }), move = MOVE.begin(visit) } = forms;
  const view = (
    <EntryView
      entry={entry}
      competition={competition}
      divisions={divisions.data}
      matches={matches.data}
      rename={rename}
      move={move}
      trouble={forms.trouble ?? null}
    />
  );
  const ofForms = forms.trouble === undefined ? Math.max(rename.status, move.status) : 409;
  const { status = ofForms } = forms;
  return page(entry.label, view, { status });
}

export function readEntryPathParams({ params }: ViewedVisit) {
  return { id: params['entry'] ?? '' };
}

/** @throws LeagueFailure for anything unexpected */
export function explainTrouble(refusal: Refusal, { words }: ViewedVisit): string {
  const { faults } = words.competitions;
  switch (refusal.code) {
    case 'competition_closed':
    case 'choices_fixed':
      return faults.closed;
    case 'entry_has_played':
      return faults.played;
    default:
      throw toLeagueFailure(refusal, refusal.code);
  }
}
