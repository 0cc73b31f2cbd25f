import type { Warning } from '../../shared/checks/check.ts';
import type { Timestamp } from '../../shared/dates.ts';
import type { Id } from '../../shared/ids.ts';
import { CHANGE_WARNING } from '../../shared/sentences/change-warning.ts';
import { type SeasonDeadline, checkDeadlineAtStart } from './deadline-findings.ts';

export interface CompetitionSummary {
  readonly id: Id;
  readonly name: string;
  readonly state: string;
}

interface SeasonFacts {
  readonly now: Timestamp;
  readonly from: string;
  /** The season as it would be after the change. */
  readonly season: SeasonDeadline & { readonly state: string };
  readonly held: readonly CompetitionSummary[];
  readonly previous: readonly CompetitionSummary[];
}

/** Finds what may have been overlooked before a season changes state (CHK-2). */
export function findSeasonWarnings({ now, from, season, held, previous }: SeasonFacts): Warning[] {
  switch (`${from} ${season.state}`) {
    case 'planning active':
      return [
        ...checkDeadlineAtStart(season, now),
        ...(held.length > 0
          ? []
          : [
              {
                ...CHANGE_WARNING.say('no_competitions', { season: season.name }),
                ids: [season.id],
              },
            ]),
        ...warnOfActivePrevious(previous),
      ];
    case 'complete active':
      return checkDeadlineAtStart(season, now).filter(({ code }) => code === 'deadline_passed');
    case 'active complete':
    case 'complete archived':
      return warnOfDrafts(held);
    default:
      return [];
  }
}

/** Warns that the followed competition is still active, so its tables are not final. */
export function warnOfActivePrevious(previous: readonly CompetitionSummary[]): Warning[] {
  const active = previous.filter(({ state }) => state === 'active');
  if (active.length === 0) return [];
  const said = CHANGE_WARNING.say('previous_active', { competitions: namesOf(active) });
  return [{ ...said, ids: idsOf(active) }];
}

function warnOfDrafts(held: readonly CompetitionSummary[]): Warning[] {
  const drafts = held.filter(({ state }) => state === 'draft');
  if (drafts.length === 0) return [];
  const said = CHANGE_WARNING.say('competitions_in_draft', { competitions: namesOf(drafts) });
  return [{ ...said, ids: idsOf(drafts) }];
}

export function namesOf(named: readonly { readonly name: string }[]): string[] {
  return named.map(({ name }) => name);
}

export function idsOf(named: readonly { readonly id: Id }[]): Id[] {
  return named.map(({ id }) => id);
}
