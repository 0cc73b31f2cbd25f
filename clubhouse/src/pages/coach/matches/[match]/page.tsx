import { LeagueFailure, must } from '../../../../api/answer.ts';
import type { Api } from '../../../../api/client.ts';
import { type Answer, type CoachVisit, forCoach, page, redirect } from '../../../../web/visit.ts';
import { type Choice, choiceOf } from './choice.ts';
import { refusalFaults } from '../../../matches/[match]/report/refusals.ts';
import { changesSince } from './preview-fingerprint.ts';
import { type PlayedMatches, Settle } from './settle.tsx';

type Match = Api<'MatchDetail'>;

/**
 * `/coach/matches/ID`: decide, with the effect before the button. Two calls to the league, and one
 * more each for a line that is typed and for a match that a withdrawal decided.
 */
export const get = forCoach(async (visit) => {
  const match = await find(visit);
  return settlePage(visit, match, await choiceIn(visit.query, visit, match), {});
});

/** Settles as was looked at, or shows what changed meanwhile (COACH-13). */
export const post = forCoach(async (visit): Promise<Answer> => {
  const { api, form, params, words } = visit;
  const match = await find(visit);
  const choice = await choiceIn(form, visit, match);
  if (choice.settlement === null) return settlePage(visit, match, choice, { status: 409 });
  const answer = await api.POST('/v1/matches/{id}/settlement', {
    params: { path: { id: params['match'] ?? '' } },
    body: {
      ...choice.settlement,
      reason: reasonOf(form.get('reason')),
      expected_version: form.get('version') ?? '',
      override: form.get('override') === '1',
    },
  });
  if (answer.kind === 'answer') return redirect(`/coach/matches/${match.id}?done=1`);
  const { faults } = words.settle;
  switch (answer.code) {
    case 'settlement_changed':
      return settlePage(visit, match, choice, { status: 409, seen: form.get('seen') ?? '' });
    case 'override_required':
      return settlePage(visit, match, choice, { status: 409, fault: faults.override });
    case 'competition_closed':
    case 'competition_not_active':
      return settlePage(visit, match, choice, { status: 409, fault: faults.closed });
    default:
      throw new LeagueFailure(answer);
  }
});

const REASONS: readonly Api<'SettlementReason'>[] = [
  'conflicting_entries',
  'no_response',
  'incorrect_result',
  'unreported_result',
  'injury_or_withdrawal',
];

function reasonOf(text: string | null): Api<'SettlementReason'> {
  return REASONS.find((one) => one === text) ?? 'conflicting_entries';
}

function choiceIn(fields: URLSearchParams, visit: CoachVisit, match: Match): Promise<Choice> {
  return choiceOf(fields, match, async () => (await rulesOf(visit, match)).format);
}

async function rulesOf({ api }: CoachVisit, { competition_id: id }: Match) {
  const { rules } = await must(api.GET('/v1/competitions/{id}', { params: { path: { id } } }));
  return rules;
}

async function playedMatchesIn(visit: CoachVisit, match: Match): Promise<PlayedMatches | null> {
  return match.ruling === null ? null : (await rulesOf(visit, match)).withdrawal.playedMatches;
}

async function find({ api, params }: CoachVisit): Promise<Match> {
  const path = { id: params['match'] ?? '' };
  return must(api.GET('/v1/matches/{id}', { params: { path } }));
}

interface PageMessage {
  readonly status?: number;
  readonly fault?: string;
  /** What had been looked at, where something changed since. */
  readonly seen?: string;
}

async function settlePage(
  visit: CoachVisit,
  match: Match,
  choice: Choice,
  { status = 200, fault, seen }: PageMessage,
): Promise<Answer> {
  const looked = await look(visit, match, choice);
  const playedMatches = await playedMatchesIn(visit, match);
  const { settle } = visit.words;
  const faults = [
    fault ?? null,
    choice.fault === 'gone' ? settle.gone : null,
    choice.fault === 'score' ? settle.faults.score : null,
    ...looked.faults,
  ].filter((one) => one !== null);
  const { preview } = looked;
  const changes = seen === undefined || preview === null ? [] : changesSince(seen, preview, visit);
  const view = (
    <Settle
      visit={visit}
      match={preview?.match ?? match}
      choice={choice}
      playedMatches={playedMatches}
      preview={preview}
      faults={faults}
      changes={changes}
      reasons={REASONS}
    />
  );
  return page(settle.title, view, { status: faults.length > 0 && status === 200 ? 422 : status });
}

interface PreviewResult {
  readonly preview: Api<'SettlementPreview'> | null;
  readonly faults: readonly string[];
}

async function look(
  { api, words }: CoachVisit,
  { id }: Match,
  { settlement, entry }: Choice,
): Promise<PreviewResult> {
  if (settlement === null) return { preview: null, faults: [] };
  const answer = await api.POST('/v1/matches/{id}/settlement-preview', {
    params: { path: { id } },
    body: settlement,
  });
  if (answer.kind === 'answer') return { preview: answer.data, faults: [] };
  const { faults } = words.settle;
  if (answer.status === 422) {
    const said = entry === null ? [] : refusalFaults(answer.problem, entry, words).values();
    return { preview: null, faults: [...new Set([faults.score, ...said])] };
  }
  if (answer.status === 409) return { preview: null, faults: [faults.closed] };
  throw new LeagueFailure(answer);
}
