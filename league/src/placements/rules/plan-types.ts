import type { Id } from '../../shared/ids.ts';
import type { Tie } from '../../ledger/rules/ties.ts';
import type { MemberStatus, Wish } from '../../shared/members.ts';
import type { Preference } from '../../partner-choices/rules/choices.ts';
import type { Discipline } from '../../shared/discipline.ts';
import type { OutReason } from '../../shared/out-reasons.ts';
import type * as sentences from '../../shared/sentences/family.ts';
import type { LEFT_OUT } from '../../shared/sentences/left-out.ts';
import type { PLACEMENT } from '../../shared/sentences/placement.ts';
import type { VACANCY, VACANCY_FILL } from '../../shared/sentences/vacancy.ts';

export interface Player {
  readonly id: Id<'member'>;
  readonly display_name: string;
  /** A removed member counts as having left. */
  readonly status: MemberStatus;
  /** Not playing next season at all. */
  readonly leaving: boolean;
  readonly wish: Wish | null;
  /** The level the coach set, or else the member's own; 1 is the strongest. */
  readonly level: number | null;
}

export interface FinishedEntry {
  readonly id: Id<'entry'>;
  readonly label: string;
  readonly players: readonly Player[];
  /** Null: unranked. */
  readonly rank: number | null;
  readonly played: number;
  readonly minimum: number;
  readonly withdrawn: boolean;
  /** Whether the entry itself was opted out. */
  readonly optedOut: boolean;
  /** The players who were in the entry when they announced their leaving. */
  readonly leavers: readonly Id<'member'>[];
  /** Movement under the draft's rules. */
  readonly movement: 'promotion' | 'relegation' | null;
  /** The position of the division that the entry moves to. */
  readonly movesTo: number | null;
  /** The lines across which the entry is level with others. */
  readonly tie: Tie | null;
}

export interface FinishedDivision {
  readonly name: string;
  readonly entries: readonly FinishedEntry[];
}

export interface DraftDivision {
  readonly id: Id<'division'>;
  readonly name: string;
}

export interface PlanInput {
  readonly discipline: Discipline;
  /** Whether the previous tables are final; until then, nobody is held back for too few matches. */
  readonly final: boolean;
  readonly divisions: readonly FinishedDivision[];
  readonly draft: readonly DraftDivision[];
  readonly preferences: ReadonlyMap<Id<'member'>, Preference>;
  readonly people: ReadonlyMap<Id<'member'>, Player>;
  /** Entries carried over although they withdrew or played too few matches. */
  readonly kept: ReadonlySet<Id<'entry'>>;
  /** Agreed pairs that have not been an entry before. */
  readonly newPairs: readonly (readonly [Player, Player])[];
}

type PlaceReason = 'promoted' | 'relegated' | 'held' | 'new_pair' | 'by_level';

interface PersonRef {
  readonly id: Id<'member'>;
  readonly display_name: string;
}

export type PlannedEntry = PlaceRow & sentences.SentenceOf<typeof PLACEMENT>;

interface PlaceRow {
  /** The previous entry; null for a new pair and in a first season. */
  readonly entry_id: Id<'entry'> | null;
  readonly members: PersonRef[];
  readonly label: string;
  readonly from_division: string | null;
  readonly from_rank: number | null;
  readonly tie: Tie | null;
  readonly reason: PlaceReason;
}

export interface DivisionOfPlan {
  /** Null if filling the draft creates it. */
  readonly division_id: Id<'division'> | null;
  readonly name: string;
  readonly position: number;
}

export interface PlannedDivision extends DivisionOfPlan {
  readonly places: PlannedEntry[];
}

export type LeftOut = LeftOutRow & sentences.SentenceOf<typeof LEFT_OUT>;

interface LeftOutRow {
  readonly entry_id: Id<'entry'> | null;
  readonly members: PersonRef[];
  readonly label: string;
  readonly reason: OutReason;
}

export type Vacancy = VacancyRow & sentences.SentenceOf<typeof VACANCY>;

interface VacancyRow {
  readonly division: string;
  readonly kind: 'promotion' | 'relegation';
  /** The entry that would have moved. */
  readonly entry_id: Id<'entry'>;
  /** The planned division in which the place stays empty. */
  readonly to_division: DivisionOfPlan;
  readonly fill: VacancyFill | null;
}

type VacancyFill = VacancyFillRow & sentences.SentenceOf<typeof VACANCY_FILL>;

interface VacancyFillRow {
  readonly entry_id: Id<'entry'>;
  readonly label: string;
}

export interface Plan {
  readonly divisions: PlannedDivision[];
  readonly left_out: LeftOut[];
  readonly vacancies: Vacancy[];
}
