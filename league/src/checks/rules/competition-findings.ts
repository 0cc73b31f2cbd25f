import type { CompetitionRules } from '../../competitions/rules/competition-rules.ts';
import { findRulesWarnings } from '../../competitions/rules/rules-warnings.ts';
import type { TiedEntry } from '../../placements/rules/tied-places.ts';
import type { Warning } from '../../shared/checks/check.ts';
import type { Timestamp } from '../../shared/dates.ts';
import type { Id } from '../../shared/ids.ts';
import { CHANGE_WARNING } from '../../shared/sentences/change-warning.ts';
import {
  type SeasonDeadline,
  checkDeadlineAtEnd,
  checkDeadlineAtStart,
} from './deadline-findings.ts';
import {
  idsOf,
  type CompetitionSummary,
  namesOf,
  warnOfActivePrevious,
} from './season-findings.ts';

/** The matches of a competition, by status, without those of withdrawn entries. */
export interface MatchIds {
  readonly open: readonly Id[];
  readonly reported: readonly Id[];
  readonly disputed: readonly Id[];
  readonly played: readonly Id[];
}

export interface DraftFacts {
  readonly now: Timestamp;
  readonly competition: {
    readonly id: Id<'competition'>;
    readonly name: string;
    readonly rules: CompetitionRules;
  };
  readonly season: SeasonDeadline;
  /** From the top: the number of active entries and of missing pairings in each division. */
  readonly divisions: readonly {
    readonly id: Id;
    readonly name: string;
    readonly entries: number;
    readonly missing: number;
  }[];
  /** Active entries without a division. */
  readonly undivided: readonly Id[];
  readonly previous: readonly CompetitionSummary[];
  readonly partnerless: readonly { readonly id: Id; readonly display_name: string }[];
  readonly tied: readonly TiedEntry[];
  /** The entries that differ from the plan; null for a difference without an entry. */
  readonly differing: readonly (Id | null)[];
}

export function findStartWarnings(facts: DraftFacts): Warning[] {
  return [
    ...checkDeadlineAtStart(facts.season, facts.now),
    ...checkDivisions(facts),
    ...warnWithCount('entries_undivided', facts.undivided),
    ...warnOfActivePrevious(facts.previous),
    ...checkPlan(facts),
    ...warnOfTiesOnLine(facts.tied),
    ...findRulesWarnings(facts.competition.id, facts.competition.rules),
  ];
}

function checkDivisions({ competition, divisions }: DraftFacts): Warning[] {
  if (divisions.length === 0) {
    const said = CHANGE_WARNING.say('no_divisions', { competition: competition.name });
    return [{ ...said, ids: [competition.id] }];
  }
  const empty = divisions.filter(({ entries }) => entries === 0);
  const lone = divisions.filter(({ entries }) => entries === 1);
  const unpaired = divisions.filter(({ missing }) => missing > 0);
  const matches = unpaired.reduce((sum, { missing }) => sum + missing, 0);
  const say = CHANGE_WARNING.say;
  return [
    { ...say('divisions_empty', { divisions: namesOf(empty) }), ids: idsOf(empty) },
    { ...say('divisions_of_one', { divisions: namesOf(lone) }), ids: idsOf(lone) },
    { ...say('fixtures_missing', { matches, divisions: namesOf(unpaired) }), ids: idsOf(unpaired) },
  ].filter(({ ids }) => ids.length > 0);
}

function checkPlan({ partnerless, differing }: DraftFacts): Warning[] {
  const names = partnerless.map((one) => one.display_name);
  const incomplete = CHANGE_WARNING.say('pairs_incomplete', { members: names });
  const differs = CHANGE_WARNING.say('draft_differs', { differences: differing.length });
  return [
    ...(partnerless.length === 0 ? [] : [{ ...incomplete, ids: idsOf(partnerless) }]),
    ...(differing.length === 0 ? [] : [{ ...differs, ids: differing.flatMap((id) => id ?? []) }]),
  ];
}

interface EndFacts {
  readonly matches: MatchIds;
  readonly tied: readonly TiedEntry[];
  readonly season: SeasonDeadline;
  readonly now: Timestamp;
}

/** Warns about ties in which only the name decides who goes up or down (TIE-6). */
function warnOfTiesOnLine(tied: readonly TiedEntry[]): Warning[] {
  if (tied.length === 0) return [];
  const divisions = [...new Set(tied.map(({ division }) => division))];
  const said = CHANGE_WARNING.say('tie_on_the_line', { entries: tied.length, divisions });
  return [{ ...said, ids: idsOf(tied) }];
}

/** Findings when a competition is completed: matches not played by then count as unplayed. */
export function findEndWarnings({ matches, tied, season, now }: EndFacts): Warning[] {
  return [
    ...warnWithCount('matches_open', matches.open),
    ...warnOfUnsettledMatches(matches),
    ...warnOfTiesOnLine(tied),
    ...checkDeadlineAtEnd(season, now),
  ];
}

export function warnOfUnsettledMatches(matches: MatchIds): Warning[] {
  return [
    ...warnWithCount('results_one_sided', matches.reported),
    ...warnWithCount('disputes_open', matches.disputed),
  ];
}

/** Findings when an active competition becomes a draft again. */
export function findReturnWarnings({ reported, disputed, played }: MatchIds): Warning[] {
  return warnWithCount('has_results', [...reported, ...disputed, ...played]);
}

export function findReopeningWarnings(
  season: SeasonDeadline,
  next: readonly CompetitionSummary[],
  now: Timestamp,
): Warning[] {
  const started = next.filter(({ state }) => state !== 'draft');
  const said = CHANGE_WARNING.say('next_under_way', { competitions: namesOf(started) });
  return [
    ...checkDeadlineAtStart(season, now).filter(({ code }) => code === 'deadline_passed'),
    ...(started.length === 0 ? [] : [{ ...said, ids: idsOf(started) }]),
  ];
}

function warnWithCount(
  code:
    | 'disputes_open'
    | 'has_results'
    | 'matches_open'
    | 'results_one_sided'
    | 'entries_undivided',
  ids: readonly Id[],
): Warning[] {
  if (ids.length === 0) return [];
  const said =
    code === 'entries_undivided'
      ? CHANGE_WARNING.say(code, { entries: ids.length })
      : CHANGE_WARNING.say(code, { matches: ids.length });
  return [{ ...said, ids: [...ids] }];
}
