import { type Static, type TSchema, Type } from 'typebox';
import { CalendarDate, Nullable, StrictObject, StringEnum } from '../http/schema.ts';
import {
  type CompetitionRules as Rules,
  DEFAULT_RULES,
  HEAD_TO_HEAD_RULES,
  MATCH_BONUSES,
  PLAYED_MATCHES,
  RANKING_RULES,
  REMAINING_MATCHES,
  type RulesChanges as Changes,
  UNFINISHED_RULES,
} from './rules/competition-rules.ts';

/*
 * The rules on the wire, each member with its default. The whole and the change of a part are
 * made from the same members, so that they cannot drift apart.
 */

const Count = (minimum: number, maximum: number) => Type.Integer({ minimum, maximum });
const Points = (defaultValue?: number) =>
  Type.Number({
    minimum: -100,
    maximum: 100,
    description: 'A multiple of 0.01',
    ...(defaultValue === undefined ? {} : { default: defaultValue }),
  });

const Tiebreak = { at: Count(1, 98), to: Count(1, 99), winBy: Count(1, 9) };
const MatchBonus = StrictObject(
  { when: StringEnum('BonusCondition', MATCH_BONUSES), points: Points() },
  { title: 'Bonus' },
);
const MatchesPlayedBonus = StrictObject(
  {
    when: Type.Unsafe({ type: 'string', const: 'matches_played' }),
    count: Count(1, 1000),
    by: Type.Unsafe({
      ...Nullable(CalendarDate),
      description: 'The last day on which a match counts; null: the whole season',
    }),
    points: Points(),
  },
  { title: 'MatchesPlayedBonus', description: 'Points for playing this many matches.' },
);
const MAX_BONUSES = 10;
const MatchTiebreak = {
  to: Count(1, 99),
  winBy: Count(1, 9),
  points: Type.Optional(
    StringEnum('MatchTiebreakPoints', ['required', 'optional'], {
      description: 'By default required; optional: a bare 1-0 is taken too',
    }),
  ),
};

/** Points, or null for what `description` says. A number is a multiple of 0.01. */
const NullablePoints = (description: string) =>
  Type.Unsafe({
    type: ['number', 'null'],
    minimum: -100,
    maximum: 100,
    default: null,
    description,
  });

const ResultPoints = StrictObject(
  {
    result: Type.String({
      pattern: '^(0|[1-9][0-9]?)-(0|[1-9][0-9]?)$',
      description:
        'The sets of each side, where `bestOf` is 1 the games; the winner’s figure first',
    }),
    points: Type.Array(Points(), {
      minItems: 2,
      maxItems: 2,
      description: 'To the winner, and to the loser',
    }),
  },
  { title: 'ResultPoints', description: 'What a completed match with this result is worth.' },
);

function whole(schema: TSchema, value: unknown): TSchema {
  return Type.Unsafe({ ...schema, default: value });
}

type Properties = Record<string, TSchema>;

/** Any of the members: what is left out stays as it is, so none has a default. */
function optional(properties: Properties): Properties {
  return Object.fromEntries(
    Object.entries(properties).map(
      ([name, { default: _, ...schema }]: [string, SchemaWithDefault]) => [
        name,
        Type.Optional(Type.Unsafe(schema)),
      ],
    ),
  );
}

type SchemaWithDefault = TSchema & { readonly default?: unknown };

type MakeObject = (name: string, properties: Properties) => TSchema;

/** A race to a number of games. */
function raceOf(object: MakeObject): TSchema {
  return object('SetFormat', {
    games: Count(1, 99),
    winBy: Count(1, 9),
    cap: Type.Unsafe({ type: ['integer', 'null'], minimum: 1, maximum: 99 }),
    tiebreak: Type.Unsafe({ anyOf: [object('Tiebreak', Tiebreak), { type: 'null' }] }),
  });
}

function matchTiebreakOf(object: MakeObject, ending: string): TSchema {
  return StrictObject(
    { matchTiebreak: object('MatchTiebreak', MatchTiebreak) },
    { title: `FinalMatchTiebreak${ending}` },
  );
}

const TotalSet = StrictObject(
  { total: Count(1, 99) },
  {
    title: 'TotalSet',
    description:
      'Exactly so many games, all of them played: who has more of them wins the set. With `draws` it may end level.',
  },
);

const TimedSet = StrictObject(
  { timed: Type.Unsafe({ type: 'boolean', const: true }) },
  {
    title: 'TimedSet',
    description:
      'It ends with the time on court: who is ahead wins it. With `draws` it may end level.',
  },
);

const wholeObject: MakeObject = (title, properties) => StrictObject(properties, { title });

/** It has ended where it can have ended under one of them. A change replaces it whole. */
function eitherOf(title: string, items: TSchema): TSchema {
  return StrictObject(
    { either: Type.Array(items, { minItems: 2, maxItems: 4 }) },
    { title, description: 'Each set as the two agree: in any of these ways.' },
  );
}

const EitherSet = eitherOf('EitherSet', raceOf(wholeObject));
const EitherFinalSet = eitherOf(
  'EitherFinalSet',
  Type.Unsafe({ anyOf: [raceOf(wholeObject), matchTiebreakOf(wholeObject, '')] }),
);

/** @param part what makes the whole of a part, or a change of it, of its members */
function rulesSchema(ending: string, part: (properties: Properties) => Properties): TSchema {
  const object: MakeObject = (name, properties) =>
    StrictObject(part(properties), { title: `${name}${ending}` });
  const { points, format } = DEFAULT_RULES;
  const sets = [raceOf(object), TotalSet, TimedSet];
  return object('CompetitionRules', {
    format: object('MatchFormat', {
      bestOf: Type.Unsafe({
        type: 'integer',
        title: 'BestOf',
        enum: [1, 2, 3, 4, 5, 6, 7],
        default: format.bestOf,
        description: 'Even only with `playAll`',
      }),
      set: whole(Type.Unsafe({ anyOf: [...sets, EitherSet] }), format.set),
      finalSet: Type.Unsafe({
        anyOf: [...sets, matchTiebreakOf(object, ending), EitherFinalSet, { type: 'null' }],
        default: format.finalSet,
      }),
      draws: Type.Boolean({
        default: format.draws,
        description:
          'A level result is a result: the outcome is completed, and `winning_side` is null',
      }),
      unfinished: StringEnum('UnfinishedRule', UNFINISHED_RULES, {
        default: format.unfinished,
        description:
          'Whether a completed score may be the beginning of a match, and what then decides: the sets as they stand, or the games of the whole match',
      }),
      unfinishedSet: Type.Unsafe({
        anyOf: [object('UnfinishedSet', { lead: Count(1, 9) }), { type: 'null' }],
        default: format.unfinishedSet,
        description:
          'A set that the clock stopped goes to the side that leads by this many games; otherwise each side gets half of `setWon`. Null: it counts for nobody',
      }),
      playAll: Type.Boolean({
        default: format.playAll,
        description: 'All `bestOf` sets are played, whoever leads',
      }),
    }),
    points: object('MatchPoints', {
      win: Points(points.win),
      loss: Points(points.loss),
      retiredLoss: NullablePoints(
        'What the side that retired or conceded gets instead of `loss`; null: the same',
      ),
      draw: NullablePoints('Null: half of win and loss together'),
      walkoverWin: Points(points.walkoverWin),
      walkoverLoss: Points(points.walkoverLoss),
      setWon: Points(points.setWon),
      gameWon: Points(points.gameWon),
      byResult: Type.Array(ResultPoints, { maxItems: 100, default: points.byResult }),
      bonus: Type.Array(Type.Unsafe({ anyOf: [MatchBonus, MatchesPlayedBonus] }), {
        maxItems: MAX_BONUSES,
        default: points.bonus,
      }),
    }),
    retirement: object('RetirementRule', {
      sets: StringEnum('RetirementSets', ['as_played', 'straight_sets'], {
        default: DEFAULT_RULES.retirement.sets,
      }),
      games: StringEnum('RetirementGames', ['as_played', 'completed'], {
        default: DEFAULT_RULES.retirement.games,
        description:
          'Completed: the opponent also gets the games still needed for the sets that `straight_sets` credits',
      }),
    }),
    walkover: object('WalkoverRule', {
      sets: StringEnum('WalkoverSets', ['none', 'straight_sets'], {
        default: DEFAULT_RULES.walkover.sets,
      }),
      played: StringEnum('WalkoverPlayed', ['present', 'neither'], {
        default: DEFAULT_RULES.walkover.played,
      }),
      games: Type.Unsafe({
        type: ['array', 'null'],
        items: Count(0, 99),
        minItems: 2,
        maxItems: 2,
        default: DEFAULT_RULES.walkover.games,
        description: 'Of each set credited, those of the side that was present first',
      }),
    }),
    ranking: Type.Array(StringEnum('RankingRule', RANKING_RULES), {
      minItems: 1,
      maxItems: RANKING_RULES.length,
      uniqueItems: true,
      default: DEFAULT_RULES.ranking,
    }),
    levelAfterRule: StringEnum('LevelAfterRule', ['restart', 'continue'], {
      default: DEFAULT_RULES.levelAfterRule,
    }),
    headToHead: StringEnum('HeadToHeadRule', HEAD_TO_HEAD_RULES, {
      default: DEFAULT_RULES.headToHead,
      description:
        'Whether rules among those level wait until each pair of them has met, or take what was played',
    }),
    rounds: Type.Unsafe({
      type: 'integer',
      title: 'Rounds',
      enum: [1, 2],
      default: DEFAULT_RULES.rounds,
      description: 'How often each pairing of a division is played; what is there is never deleted',
    }),
    minMatchesToPlay: whole(Count(0, 1000), DEFAULT_RULES.minMatchesToPlay),
    unrankedBelowMinimum: Type.Boolean({ default: DEFAULT_RULES.unrankedBelowMinimum }),
    movement: object('MovementRule', {
      promoted: whole(Count(0, 100), DEFAULT_RULES.movement.promoted),
      relegated: whole(Count(0, 100), DEFAULT_RULES.movement.relegated),
    }),
    withdrawal: object('WithdrawalRule', {
      remainingMatches: StringEnum('RemainingMatches', REMAINING_MATCHES, {
        default: DEFAULT_RULES.withdrawal.remainingMatches,
      }),
      playedMatches: StringEnum('PlayedMatches', PLAYED_MATCHES, {
        default: DEFAULT_RULES.withdrawal.playedMatches,
      }),
    }),
  });
}

export const CompetitionRules = Type.Unsafe<Rules>(rulesSchema('', (properties) => properties));

export const RulesChanges = Type.Unsafe<Changes>({
  ...rulesSchema('Changes', optional),
  title: 'RulesChanges',
  description: 'Any part of the rules: objects are merged, arrays and null replace.',
});

const RulePreset = StrictObject(
  { id: Type.String(), name: Type.String(), source: Type.String(), rules: CompetitionRules },
  { title: 'RulePreset' },
);

export const RulePresetList = StrictObject(
  { data: Type.Array(RulePreset) },
  { title: 'RulePresetList' },
);
export type RulePresetList = Static<typeof RulePresetList>;
