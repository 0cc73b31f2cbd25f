import { toLeagueFailure, LeagueFailure, dataOrThrow, NoAnswer } from '../../../../api/answer.ts';
import type { Api } from '../../../../api/client.ts';
import { type MyMatch, toMyMatch } from '../../../../api/my-match.ts';
import { describeEntry } from '../../../../components/entry-sentence.ts';
import { toJudgedEntry, type JudgedEntry, toClaim } from '../../../../score/entry.ts';
import { toFields, readMark } from '../../../../score/entry-form.ts';
import { type Format, readFormat } from '../../../../score/format.ts';
import { withGamesWords } from '../../../../messages/games-words.ts';
import type { KeptAnswer } from '../../../../offline/kept-answer.ts';
import { isCalendarDay } from '../../../../messages/calendar-day.ts';
import { renderNotFoundPage } from '../../../../web/faults.tsx';
import {
  type Answer,
  file,
  forPlayer,
  page,
  type PlayerVisit,
  redirect,
} from '../../../../web/visit.ts';
import { type ReportDraft, readDraft, readBefore } from './form.ts';
import { type Faults, explainRefusal } from './refusals.ts';
import { Report } from './report.tsx';

interface ReportTarget {
  readonly match: Api<'MatchDetail'>;
  readonly mine: MyMatch;
  readonly format: Format;
}

export const get = forPlayer(async (visit) => {
  const found = await findMatchToReport(visit);
  if (found === null) return renderNotFoundPage(visit);
  if (found.match.status === 'played') return redirect(`/matches/${found.mine.id}`);
  return renderReportPage(visit, found, makeFirstDraft(visit, found), 200);
});

/** Sends only what the player has read as a sentence (RPT-4). `as` marks stored reports. */
export const post = forPlayer(async (visit): Promise<Answer> => {
  if (visit.form.has('as'))
    return file('application/json', JSON.stringify(await readKeptAnswer(visit)));
  const found = await findMatchToReport(visit);
  if (found === null) return renderNotFoundPage(visit);
  const draft = readDraft(withMatchWords(visit, found), found.format);
  if (draft.faults.size > 0) return renderReportPage(visit, found, draft, 422);
  const entry = readBefore(draft);
  if (entry === null) return renderReportPage(visit, found, markRead(draft, found.format), 200);
  const outcome = await sendClaim(visit, found, entry, draft);
  if (outcome === null) return redirect(`/matches/${found.mine.id}`);
  const { status, faults } = outcome;
  const since = getLastClaimId(found.match.claims);
  const again = { ...showAsSets(draft, found.format), faults, read: null, since };
  return renderReportPage(visit, found, again, status);
});

/** Handles a report that waited on a device. Returns the outcome instead of a page (OFF-8). */
async function readKeptAnswer(visit: PlayerVisit): Promise<KeptAnswer> {
  const { form, player, words } = visit;
  if (form.get('as') !== player.memberId) return { answer: 'other_member' };
  const found = await findMatchToReport(visit).catch(nullIfGone);
  if (found === null) return makeRefusal(new Map([['all', words.report.gone]]));
  const draft = readDraft(withMatchWords(visit, found), found.format);
  if (draft.faults.size > 0) return makeRefusal(draft.faults);
  const entry = readBefore(draft);
  if (entry === null) return makeRefusal(new Map([['all', words.report.readAgain]]));
  const outcome = await sendClaim(visit, found, entry, draft);
  // After too many attempts, the device retries later by itself.
  if (outcome?.status === 429) throw toLeagueFailure(RATE_LIMITED, RATE_LIMITED.code);
  return outcome === null ? { answer: 'taken' } : makeRefusal(outcome.faults);
}

function makeRefusal(faults: Faults): KeptAnswer {
  return { answer: 'refused', faults: Object.fromEntries(faults) };
}

/** Returns null for a match removed in the meantime; other failures are retried later. */
function nullIfGone(error: unknown): null {
  const isGone = error instanceof LeagueFailure && (error.status === 404 || error.status === 403);
  if (isGone) return null;
  throw error;
}

async function findMatchToReport({
  api,
  params,
  player,
}: PlayerVisit): Promise<ReportTarget | null> {
  const id = params['match'] ?? '';
  const match = await dataOrThrow(api.getMatch(id));
  const mine = toMyMatch(match, player.memberId);
  if (mine === null) return null;
  const { rules } = await dataOrThrow(api.getCompetition(match.competition_id));
  return { match, mine, format: readFormat(rules) };
}

/** The side's earlier report, or an empty form. The date is the arranged one, or today. */
function makeFirstDraft(
  { dates, now, query }: PlayerVisit,
  { match, mine, format }: ReportTarget,
): ReportDraft {
  const claim = match.claims.findLast(({ state }) => state !== 'superseded');
  const [today, on] = [dates.today(now), query.get('on')];
  const arranged = on !== null && isCalendarDay(on) && on <= today ? on : today;
  const entry =
    claim === undefined
      ? { ending: 'completed' as const, sets: [], stopped: null }
      : toJudgedEntry(claim, mine.side);
  return {
    fields: { get: (name) => toFields(entry, format).get(name) ?? null },
    entry,
    judged: null,
    playedOn: claim?.played_on ?? arranged,
    typed: null,
    faults: new Map(),
    read: null,
    since: getLastClaimId(match.claims),
    sentBefore: [],
  };
}

function markRead(draft: ReportDraft, format: Format): ReportDraft {
  const { judged, playedOn } = draft;
  if (judged === null) return draft;
  return { ...showAsSets(draft, format), read: readMark(judged, playedOn) };
}

function showAsSets(draft: ReportDraft, format: Format): ReportDraft {
  const { entry, typed } = draft;
  if (typed === null) return draft;
  return { ...draft, fields: toValues(toFields(entry, format), typed) };
}

function toValues(fields: ReadonlyMap<string, string>, line: string): ReportDraft['fields'] {
  return { get: (name) => (name === 'line' ? line : (fields.get(name) ?? null)) };
}

/** The reason sending failed; `send` returns null on success. */
interface SendRefusal {
  readonly status: number;
  readonly faults: Faults;
}

const RATE_LIMITED = { status: 429, code: 'rate_limited' } as const;

async function sendClaim(
  visit: PlayerVisit,
  found: ReportTarget,
  entry: JudgedEntry,
  draft: ReportDraft,
): Promise<SendRefusal | null> {
  const { api, words } = withMatchWords(visit, found);
  const { id, side, opponent, isPair } = found.mine;
  const { playedOn, typed } = draft;
  const meanwhile = findMeanwhile(found.match.claims, side, entry, draft);
  if (meanwhile.kind === 'taken') return null;
  if (meanwhile.kind === 'other') {
    const sentences = words.report.sentences[isPair ? 'pair' : 'one'];
    const said = describeEntry(meanwhile.entry, opponent, sentences);
    return { status: 409, faults: new Map([['all', words.report.meanwhile(said)]]) };
  }
  const asking = api.reportResult(id, {
    ...toClaim(entry, side),
    ...(playedOn === '' || entry.ending === 'unplayed' ? {} : { played_on: playedOn }),
    ...(typed === null ? {} : { raw_input: typed, source: 'nl_parse' as const }),
  });
  const answer = await asking.catch((error: unknown) => {
    // A side that amends too often keeps its input (RPT-15).
    if (error instanceof NoAnswer && error.status === 429) return null;
    throw error;
  });
  if (answer === null) {
    return { status: 429, faults: explainRefusal(RATE_LIMITED, entry, words) };
  }
  if (answer.kind === 'answer') return null;
  // Errors in the entry itself appear next to it.
  if (answer.status !== 403 && answer.status !== 409 && answer.status !== 422) {
    throw new LeagueFailure(answer);
  }
  return { status: answer.status, faults: explainRefusal(answer.problem, entry, words) };
}

/** The visit with this match's texts: a single-set match is reported in games. */
function withMatchWords(visit: PlayerVisit, { format }: ReportTarget): PlayerVisit {
  return { ...visit, words: withGamesWords(visit.words, format) };
}

function renderReportPage(
  visit: PlayerVisit,
  found: ReportTarget,
  draft: ReportDraft,
  status: number,
): Answer {
  const { report } = visit.words;
  const isChange = found.match.claims.length > 0;
  const title = isChange ? report.changeTitle : report.title;
  const view = (
    <Report visit={withMatchWords(visit, found)} title={title} {...found} draft={draft} />
  );
  return page(title, view, { status, scripts: ['score-pad'] });
}

type Claim = Api<'MatchDetail'>['claims'][number];

/** The entries that the player's own side made since the form was shown. */
type Meanwhile =
  /** Nothing, or only reports that this device may have sent before. */
  | { readonly kind: 'nothing' }
  /** The same report: only the response got lost, so the site does not send it again. */
  | { readonly kind: 'taken' }
  /** A different report, by a partner or from another device. */
  | { readonly kind: 'other'; readonly entry: JudgedEntry };

/** The id of the side's last entry when a form is opened, or `none`. */
function getLastClaimId(claims: readonly Claim[]): string {
  return claims.at(-1)?.id ?? 'none';
}

/**
 * A waiting report can arrive late, twice, or after another report of the same side. It only
 * replaces entries that its author knew (RPT-14). `claims`: all of that side, oldest first.
 */
function findMeanwhile(
  claims: readonly Claim[],
  side: 0 | 1,
  entry: JudgedEntry,
  { playedOn, since, sentBefore }: ReportDraft,
): Meanwhile {
  if (since === null) return { kind: 'nothing' };
  const newer = claims.slice(claims.findIndex(({ id }) => id === since) + 1);
  const marks = newer.map((one) => readMark(toJudgedEntry(one, side), one.played_on ?? ''));
  const isUnknown = (mark: string) => !sentBefore.includes(mark);
  const own = marks.lastIndexOf(readMark(entry, playedOn));
  const isLast = own === marks.length - 1;
  if (own >= 0 && (isLast || marks.slice(own + 1).some(isUnknown))) return { kind: 'taken' };
  const other = newer.findLast((_, index) => index > own && isUnknown(marks[index] ?? ''));
  return other === undefined
    ? { kind: 'nothing' }
    : { kind: 'other', entry: toJudgedEntry(other, side) };
}
