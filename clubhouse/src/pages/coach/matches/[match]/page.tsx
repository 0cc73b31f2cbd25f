import { LeagueFailure, dataOrThrow } from '../../../../api/answer.ts';
import type { Api } from '../../../../api/client.ts';
import { type Answer, type CoachVisit, forCoach, page, redirect } from '../../../../web/visit.ts';
import { type SettlementChoice, readChoice, SETTLE, type SettleForm } from './choice.ts';
import { explainRefusal } from '../../../matches/[match]/report/refusals.ts';
import { describeChanges } from './preview-fingerprint.ts';
import { readFormat } from '../../../../score/format.ts';
import { withGamesWords } from '../../../../messages/games-words.ts';
import { type MatchOffers, findOffers } from './offers.tsx';
import { Settle } from './settle.tsx';

/** `/coach/matches/ID`: settles a match, with a preview before the button. Three calls. */
export const get = forCoach(async (visit) => {
  const asked = SETTLE.read({ ...visit, form: visit.query });
  return renderSettlePage(visit, await findMatchPage(visit), asked.with({ override: null }), {});
});

/** Settles the match as previewed, or shows any changes made in the meantime (COACH-13). */
export const post = forCoach(async (visit): Promise<Answer> => {
  const { api, params, words } = visit;
  const { closed, override: toTick } = words.settle.faults;
  const found = await findMatchPage(visit);
  const filled = SETTLE.read(visit);
  if (filled.isFaulty) return renderSettlePage(visit, found, filled, {});
  const { reason, version, override, seen } = filled.values;
  const { settlement } = readSettlementChoice(filled, found);
  if (settlement === null) return renderSettlePage(visit, found, filled, { status: 409 });
  const answer = await api.settleMatch(params['match'] ?? '', {
    ...settlement,
    reason,
    expected_version: version,
    override,
  });
  if (answer.kind === 'answer') return redirect(`/coach/matches/${found.match.id}?done=1`);
  const { code, status } = answer;
  if (code === 'settlement_changed') {
    // The coach has not yet agreed to replace what came in the meantime.
    return renderSettlePage(visit, found, filled.with({ override: null }), { status: 409, seen });
  }
  if (code === 'override_required') {
    return renderSettlePage(visit, found, filled.withFaults({ override: toTick }, 409), {});
  }
  // The preview shows the error in the score.
  if (status === 422) return renderSettlePage(visit, found, filled, { status });
  if (status === 409) return renderSettlePage(visit, found, filled.withTrouble(closed), {});
  throw new LeagueFailure(answer);
});

interface SettledMatch {
  readonly match: Api<'MatchDetail'>;
  readonly rules: Api<'CompetitionRules'>;
  readonly offers: MatchOffers;
}

function readSettlementChoice(
  { values, field }: SettleForm,
  { match, rules, offers }: SettledMatch,
): SettlementChoice {
  // A line that is too long has no value, but the coach chose it: nothing else is previewed.
  const byOffers = field('line').fault === undefined ? offers.settlement : null;
  return readChoice(values, match, readFormat(rules), byOffers);
}

async function findMatchPage(visit: CoachVisit): Promise<SettledMatch> {
  const { api, params } = visit;
  const match = await dataOrThrow(api.getMatch(params['match'] ?? ''));
  const found = await dataOrThrow(api.getCompetition(match.competition_id));
  return { match, rules: found.rules, offers: findOffers(visit, match, found) };
}

interface PageMessage {
  readonly status?: number;
  /** The fingerprint of the earlier preview, if something has changed since. */
  readonly seen?: string;
}

async function renderSettlePage(
  visit: CoachVisit,
  found: SettledMatch,
  filled: SettleForm,
  { status = filled.isFaulty ? filled.status : 200, seen }: PageMessage,
): Promise<Answer> {
  const { settle } = visit.words;
  const choice = readSettlementChoice(filled, found);
  const looked = await previewChoice(visit, found, choice);
  const { preview } = looked;
  const faults = [
    ...(choice.fault === 'gone' ? [settle.gone] : []),
    ...(choice.fault === 'score' ? [settle.faults.score] : []),
    ...looked.faults,
  ];
  const changes =
    seen === undefined || preview === null ? [] : describeChanges(seen, preview, visit);
  const view = (
    <Settle
      {...found}
      match={preview?.match ?? found.match}
      choice={choice}
      form={filled}
      preview={preview}
      faults={faults}
      changes={changes}
    />
  );
  return page(settle.title, view, { status: faults.length > 0 && status === 200 ? 422 : status });
}

interface PreviewResult {
  readonly preview: Api<'SettlementPreview'> | null;
  readonly faults: readonly string[];
}

async function previewChoice(
  { api, words }: CoachVisit,
  { match, rules }: SettledMatch,
  { settlement, entry }: SettlementChoice,
): Promise<PreviewResult> {
  if (settlement === null) return { preview: null, faults: [] };
  const answer = await api.previewSettlement(match.id, settlement);
  if (answer.kind === 'answer') return { preview: answer.data, faults: [] };
  const { faults } = words.settle;
  if (answer.status === 422) {
    const format = readFormat(rules);
    const said =
      entry === null
        ? []
        : explainRefusal(answer.problem, entry, withGamesWords(words, format)).values();
    return { preview: null, faults: [...new Set([faults.score, ...said])] };
  }
  if (answer.status === 409) return { preview: null, faults: [faults.closed] };
  throw new LeagueFailure(answer);
}
