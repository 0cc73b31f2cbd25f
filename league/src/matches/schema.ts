import { type Static, Type } from 'typebox';
import {
  ClaimId,
  CompetitionId,
  DivisionId,
  EntryId,
  makeIdSchema,
  MatchId,
  MemberId,
  SeasonId,
} from '../http/id-schemas.ts';
import {
  CalendarDate,
  DateTime,
  MemberRef,
  Nullable,
  Page,
  PageQuery,
  Pair,
  Several,
  Side,
  StrictObject,
  StringEnum,
} from '../http/schema.ts';
import type { FormatRules } from '../competitions/rules/competition-rules.ts';
import type { Id } from '../shared/ids.ts';
import { Score } from '../http/score-schema.ts';
import { makeSentenceSchema } from '../http/sentence-schema.ts';
import { CLAIM_DIFFERENCE } from '../shared/sentences/claim-difference.ts';
import { OUTCOMES } from '../shared/score.ts';
import { COMPETITION_STATES } from '../shared/states.ts';

export const MATCH_STATUSES = ['open', 'reported', 'played', 'disputed'] as const;
const CLAIM_STATES = ['pending', 'confirmed', 'superseded'] as const;
const CLAIM_SOURCES = ['web', 'messaging', 'api', 'coach_entry', 'nl_parse'] as const;

/** The verdict on a claim or result, so that no client has to work it out (SCO-9). */
export const verdictFields = {
  winning_side: Nullable(Side),
  figures: Nullable(
    Type.With(Pair(Type.Integer()), {
      description:
        'The sets of each side (the games, if `bestOf` is 1); side 0 first. Null without a score',
    }),
  ),
};

export const resultFields = {
  outcome: StringEnum('Outcome', OUTCOMES),
  score: Nullable(Score),
  ...verdictFields,
  retired_side: Nullable(
    Type.Unsafe<0 | 1>({
      ...Side,
      description: 'Who retired, conceded or failed to appear',
    }),
  ),
  played_on: Nullable(CalendarDate),
};

export const Result = StrictObject({ ...resultFields, claim_id: ClaimId }, { title: 'Result' });
export type Result = Static<typeof Result>;

/** How withdrawals decide a match (STA-7). */
export const Ruling = StrictObject(
  {
    outcome: StringEnum('RulingOutcome', ['walkover', 'not_counted']),
    winning_side: Nullable(Side),
  },
  {
    title: 'Ruling',
    description: 'How the table counts the match instead of its result, because an entry withdrew',
  },
);

export type Ruling = Static<typeof Ruling>;

const MatchSide = StrictObject(
  {
    side: Side,
    entry_id: Nullable(EntryId),
    label: Nullable(Type.String({ description: 'The name of the entry' })),
    members: Type.Array(MemberRef),
  },
  { title: 'MatchSide' },
);

export const Round = Type.Unsafe<1 | 2>({
  type: 'integer',
  title: 'Round',
  enum: [1, 2],
  description: 'The round in which the two meet; 2 only if the rules have or had two rounds',
});

export const matchFields = {
  id: MatchId,
  competition_id: CompetitionId,
  division_id: Nullable(DivisionId),
  competition_name: Type.String(),
  division_name: Nullable(Type.String()),
  round: Round,
  status: StringEnum('MatchStatus', MATCH_STATUSES),
  sides: Type.Array(MatchSide, {
    minItems: 2,
    maxItems: 2,
    description:
      'Side 0, then side 1: the players once the match is reported or settled, otherwise the current members',
  }),
  waiting_on: Nullable(
    Type.Unsafe<0 | 1>({
      ...Side,
      description: 'The side that still has to report, once the other has',
    }),
  ),
  my_side: Nullable(
    Type.Unsafe<0 | 1>({
      ...Side,
      description: 'The caller’s own side; null for an API key',
    }),
  ),
  result: Nullable(Result),
  ruling: Nullable(Ruling),
  created_at: DateTime,
  updated_at: DateTime,
};

export const Match = StrictObject(matchFields, { title: 'Match' });
export type Match = Static<typeof Match>;

interface StoredSide extends Static<typeof MatchSide> {
  readonly entry_id: Id<'entry'>;
  readonly label: string;
}

/** A match without the caller's side, which `showMatch` adds; division and entries are known. */
export interface StoredMatch extends Omit<Match, 'my_side' | 'division_id' | 'sides'> {
  /** The current format of its competition. */
  readonly format: FormatRules;
  readonly division_id: Id<'division'>;
  readonly sides: [StoredSide, StoredSide];
}

const claimFields = {
  id: ClaimId,
  side: Nullable(Side),
  outcome: StringEnum('Outcome', OUTCOMES),
  score: Nullable(Score),
  retired_side: Nullable(Side),
  played_on: Nullable(CalendarDate),
  state: StringEnum('ClaimState', CLAIM_STATES),
  source: StringEnum('ClaimSource', CLAIM_SOURCES),
  accepts_claim_id: Nullable(ClaimId),
  submitted_at: DateTime,
  confirmed_at: Nullable(DateTime),
  raw_input: Nullable(Type.String({ description: 'Never shown to a player session' })),
};
const StoredClaim = StrictObject(claimFields);
export type Claim = Static<typeof StoredClaim>;

const ShownClaim = StrictObject({ ...claimFields, ...verdictFields }, { title: 'Claim' });
export type ShownClaim = Static<typeof ShownClaim>;

const detailFields = {
  claims: Type.Array(ShownClaim),
  differences: Type.Array(Type.String(), {
    description: 'The sentences of `difference_list`',
  }),
  difference_list: Type.Array(makeSentenceSchema(CLAIM_DIFFERENCE), {
    description: 'How the two claims on a disputed match differ; empty for a player',
  }),
};

export const matchDetailFields = { ...matchFields, ...detailFields };

export const MatchDetail = StrictObject(matchDetailFields, { title: 'MatchDetail' });
export type MatchDetail = Static<typeof MatchDetail>;

const ListedMatch = StrictObject(
  { ...matchFields, ...Type.Partial(Type.Object(detailFields)).properties },
  {
    title: 'ListedMatch',
    description: 'A Match; with `expand=detail` a MatchDetail.',
  },
);
export const MatchPage = Page(ListedMatch, 'MatchPage');
export type MatchPage = Static<typeof MatchPage>;

export const MatchQuery = StrictObject({
  ...PageQuery,
  competition: Type.Optional(
    Type.With(CompetitionId, { description: 'Only rows of this competition' }),
  ),
  division: Type.Optional(Type.With(DivisionId, { description: 'Only rows of this division' })),
  entry: Type.Optional(Type.With(EntryId, { description: 'Only matches of this entry' })),
  member: Type.Optional(Type.With(MemberId, { description: 'Only matches of this member' })),
  season: Type.Optional(Type.With(SeasonId, { description: 'Only rows of this season' })),
  competition_state: Type.Optional(
    StringEnum('CompetitionState', COMPETITION_STATES, {
      description: 'Only matches of competitions in this state',
    }),
  ),
  ids: Type.Optional(
    Several(MatchId, 100, 'Only matches with these ids, up to 100; ignores unknown ids'),
  ),
  status: Type.Optional(
    Several(
      StringEnum('MatchStatus', MATCH_STATUSES),
      MATCH_STATUSES.length,
      'Only matches with one of these statuses',
    ),
  ),
  waiting_on: Type.Optional(
    Type.With(makeIdSchema<never>(), {
      description:
        'Only matches reported by one side, where the other side is this entry or includes this member',
    }),
  ),
  expand: Type.Optional(
    StringEnum('MatchExpansion', ['detail'], {
      description: 'Adds to each row its claims and their differences; for API keys only',
    }),
  ),
  order: Type.Optional(
    StringEnum('MatchOrder', ['oldest', 'recent'], {
      default: 'oldest',
      description: '`recent`: most recently changed first',
    }),
  ),
});
export type MatchQuery = Static<typeof MatchQuery>;

const fixtureCounts = {
  created: Type.Integer({ description: 'Matches created now, because they were missing' }),
  existing: Type.Integer({ description: 'Matches that already existed' }),
};

export const FixtureCounts = StrictObject(fixtureCounts, { title: 'FixtureCounts' });
export type FixtureCounts = Static<typeof FixtureCounts>;

export const Fixtures = StrictObject(
  {
    ...fixtureCounts,
    matches: Type.Array(Match, { description: 'All matches of the division' }),
  },
  { title: 'Fixtures' },
);
export type Fixtures = Static<typeof Fixtures>;

const PLAN_STATES = ['to_arrange', 'planned', 'arranged'] as const;

export const MatchPlan = StrictObject(
  {
    match_id: MatchId,
    state: StringEnum('PlanState', PLAN_STATES),
    arranged_on: Nullable(CalendarDate),
  },
  {
    title: 'MatchPlan',
    description:
      '`planned` is visible only to the person who set it, `arranged` to everyone in the match.',
  },
);
export type MatchPlan = Static<typeof MatchPlan>;

export const MatchPlanList = StrictObject(
  { data: Type.Array(MatchPlan) },
  { title: 'MatchPlanList' },
);

export const PlanChange = StrictObject(
  {
    state: StringEnum('PlanState', PLAN_STATES),
    arranged_on: Type.Optional(
      Type.With(CalendarDate, { description: 'Only with `arranged`: the agreed day' }),
    ),
  },
  { title: 'PlanChange' },
);
export type PlanChange = Static<typeof PlanChange>;
