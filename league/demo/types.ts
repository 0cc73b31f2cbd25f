export interface Resource {
  readonly id: string;
}

export interface NamedResource extends Resource {
  readonly name: string;
}

export interface Match extends Resource {
  readonly sides: readonly {
    readonly side: 0 | 1;
    readonly entry_id: string;
    readonly label: string;
  }[];
}

export interface MatchDetail extends Match {
  readonly status: string;
  readonly differences: readonly string[];
}

export interface StandingsRow {
  readonly entry_id: string;
  readonly rank: number | null;
  readonly withdrawn: boolean;
  readonly label: string;
  readonly played: number;
  readonly won: number;
  readonly lost: number;
  readonly sets_won: number;
  readonly sets_lost: number;
  readonly points: number;
  readonly movement: string | null;
  readonly separated_by: { readonly sentence: string } | null;
}

export interface Standings {
  readonly division_name: string;
  readonly rows: readonly StandingsRow[];
}

export interface Page<T> {
  readonly data: readonly T[];
  readonly next_cursor: string | null;
}

export interface EventPage extends Page<{ readonly kind: string }> {
  readonly has_more: boolean;
}

export interface Entry extends Resource {
  readonly label: string;
  readonly division_id: string | null;
  readonly members: readonly Resource[];
}

interface PlacementRow {
  readonly entry_id: string | null;
  readonly members: readonly Resource[];
  readonly label: string;
  readonly reason: string;
  readonly sentence: string;
}

interface PlannedEntry extends PlacementRow {
  readonly from_division: string | null;
}

export interface Plan {
  readonly provisional: boolean;
  readonly divisions: readonly {
    readonly division_id: string | null;
    readonly name: string;
    readonly places: readonly PlannedEntry[];
  }[];
  readonly left_out: readonly PlacementRow[];
  readonly vacancies: readonly {
    readonly division: string;
    readonly kind: 'promotion' | 'relegation';
    readonly sentence: string;
    readonly fill: { readonly entry_id: string; readonly label: string } | null;
  }[];
  readonly by_hand: readonly { readonly outcome: 'kept' | 'lost'; readonly sentence: string }[];
}
