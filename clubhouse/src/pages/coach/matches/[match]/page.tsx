import { LeagueFailure, dataOrThrow } from '../../../../api/answer.ts';
import type { Api } from '../../../../api/client.ts';
import { type Answer, type CoachVisit, forCoach, page, redirect } from '../../../../web/visit.ts';
import { type Choice, readChoice } from './choice.ts';
import { explainRefusal } from '../../../matches/[match]/report/refusals.ts';
import { describeChanges } from './preview-fingerprint.ts';
import { formatFrom } from '../../../../score/format.ts';
import { type MatchOffers, findOffers } from './offers.tsx';
import { Settle } from './settle.tsx';

type Match = Api<'MatchDetail'>;

/** `/coach/matches/ID`: settles a match, with a preview before the button. Three calls. */
export const get = forCoach(async (visit) => {
  const found = await find(visit);
  return settlePage(visit, found, readSettlementChoice(visit.query, found), {});
});

/** Settles the match as previewed, or shows any changes made in the meantime (COACH-13). */
export const post = forCoach(async (visit): Promise<Answer> => {
  const { api, form, params, words } = visit;
  const found = await find(visit);
  const choice = readSettlementChoice(form, found);
  if (choice.settlement === null) return settlePage(visit, found, choice, { status: 409 });
  const answer = await api.settleMatch(params['match'] ?? '', {
    ...choice.settlement,
    reason: readReason(form.get('reason')),
    expected_version: form.get('version') ?? '',
    override: form.get('override') === '1',
  });
  if (answer.kind === 'answer') return redirect(`/coach/matches/${found.match.id}?done=1`);
  if (answer.code === 'settlement_changed') {
    return settlePage(visit, found, choice, { status: 409, seen: form.get('seen') ?? '' });
  }
  const { override, closed } = words.settle.faults;
  // The preview shows the error in the score.
  if (answer.status === 422) return settlePage(visit, found, choice, { status: 422 });
  if (answer.status === 409) {
    const fault = answer.code === 'override_required' ? override : closed;
    return settlePage(visit, found, choice, { status: 409, fault });
  }
  throw new LeagueFailure(answer);
});

const REASONS: readonly Api<'SettlementReason'>[] = [
  'conflicting_entries',
  'no_response',
  'incorrect_result',
  'unreported_result',
  'injury_or_withdrawal',
];

function readReason(text: string | null): Api<'SettlementReason'> {
  return REASONS.find((one) => one === text) ?? 'conflicting_entries';
}

interface SettledMatch {
  readonly match: Match;
  readonly rules: Api<'CompetitionRules'>;
  readonly offers: MatchOffers;
}

function readSettlementChoice(
  fields: URLSearchParams,
  { match, rules, offers }: SettledMatch,
): Choice {
  return readChoice(fields, match, formatFrom(rules), offers.settlement);
}

async function find(visit: CoachVisit): Promise<SettledMatch> {
  const { api, params } = visit;
  const match = await dataOrThrow(api.getMatch(params['match'] ?? ''));
  const found = await dataOrThrow(api.getCompetition(match.competition_id));
  return { match, rules: found.rules, offers: findOffers(visit, match, found) };
}

interface PageMessage {
  readonly status?: number;
  readonly fault?: string;
  /** The fingerprint of the earlier preview, if something has changed since. */
  readonly seen?: string;
}

async function settlePage(
  visit: CoachVisit,
  { match, rules, offers }: SettledMatch,
  choice: Choice,
  { status = 200, fault, seen }: PageMessage,
): Promise<Answer> {
  const looked = await look(visit, match, choice);
  const { settle } = visit.words;
  const faults = [
    fault ?? null,
    choice.fault === 'gone' ? settle.gone : null,
    choice.fault === 'score' ? settle.faults.score : null,
    ...looked.faults,
  ].filter((one) => one !== null);
  const { preview } = looked;
  const changes =
    seen === undefined || preview === null ? [] : describeChanges(seen, preview, visit);
  const view = (
    <Settle
      match={preview?.match ?? match}
      choice={choice}
      rules={rules}
      offers={offers}
      preview={preview}
      faults={faults}
      changes={changes}
      reasons={REASONS}
      reason={visit.form.get('reason')}
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
  const answer = await api.previewSettlement(id, settlement);
  if (answer.kind === 'answer') return { preview: answer.data, faults: [] };
  const { faults } = words.settle;
  if (answer.status === 422) {
    const said = entry === null ? [] : explainRefusal(answer.problem, entry, words).values();
    return { preview: null, faults: [...new Set([faults.score, ...said])] };
  }
  if (answer.status === 409) return { preview: null, faults: [faults.closed] };
  throw new LeagueFailure(answer);
}
