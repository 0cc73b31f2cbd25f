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

/** The complete rules and a partial change share these members, so they cannot drift apart. */

const Count = (minimum: number, maximum: number) => Type.Integer({ minimum, maximum });

/** More than any competition has. */
const MAX_DIVISIONS = 1000;
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
      description: 'The last day on which a match counts; null means the whole season',
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
      description: '`required` is the default; with `optional`, a plain 1-0 is accepted too',
    }),
  ),
};

/** Points in multiples of 0.01, or null with the meaning in `description`. */
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
      description: 'The sets of each side (the games, if `bestOf` is 1); the winner’s figure first',
    }),
    points: Type.Array(Points(), {
      minItems: 2,
      maxItems: 2,
      description: 'Points for the winner, then for the loser',
    }),
  },
  { title: 'ResultPoints', description: 'The points for a completed match with this result.' },
);

function addDefault(schema: TSchema, value: unknown): TSchema {
  return Type.Unsafe({ ...schema, default: value });
}

type Properties = Record<string, TSchema>;

/** Makes every member optional and without a default: what is left out stays unchanged. */
function makeOptional(properties: Properties): Properties {
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

function makeRace(object: MakeObject): TSchema {
  return object('SetFormat', {
    games: Count(1, 99),
    winBy: Count(1, 9),
    cap: Type.Unsafe({ type: ['integer', 'null'], minimum: 1, maximum: 99 }),
    tiebreak: Type.Unsafe({ anyOf: [object('Tiebreak', Tiebreak), { type: 'null' }] }),
  });
}

function makeMatchTiebreak(object: MakeObject, ending: string): TSchema {
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
      'Exactly this many games are played, and the side with more of them wins the set. With `draws`, it may end level.',
  },
);

const TimedSet = StrictObject(
  { timed: Type.Unsafe({ type: 'boolean', const: true }) },
  {
    title: 'TimedSet',
    description:
      'Ends when the court time is up: the side that is ahead wins. With `draws`, it may end level.',
  },
);

const wholeObject: MakeObject = (title, properties) => StrictObject(properties, { title });

/** The players choose one of these formats for each set. A change replaces the whole list. */
function makeEither(title: string, items: TSchema): TSchema {
  return StrictObject(
    { either: Type.Array(items, { minItems: 2, maxItems: 4 }) },
    { title, description: 'The players choose one of these formats for each set.' },
  );
}

const EitherSet = makeEither('EitherSet', makeRace(wholeObject));
const EitherFinalSet = makeEither(
  'EitherFinalSet',
  Type.Unsafe({ anyOf: [makeRace(wholeObject), makeMatchTiebreak(wholeObject, '')] }),
);

function makeFormat(object: MakeObject, ending: string): TSchema {
  const { format } = DEFAULT_RULES;
  const sets = [makeRace(object), TotalSet, TimedSet];
  return object('MatchFormat', {
    bestOf: Type.Unsafe({
      type: 'integer',
      title: 'BestOf',
      enum: [1, 2, 3, 4, 5, 6, 7],
      default: format.bestOf,
      description: 'May be even only with `playAll`',
    }),
    set: addDefault(Type.Unsafe({ anyOf: [...sets, EitherSet] }), format.set),
    finalSet: Type.Unsafe({
      anyOf: [...sets, makeMatchTiebreak(object, ending), EitherFinalSet, { type: 'null' }],
      default: format.finalSet,
    }),
    draws: Type.Boolean({
      default: format.draws,
      description: 'A level match counts as completed, with a null `winning_side`',
    }),
    unfinished: StringEnum('UnfinishedRule', UNFINISHED_RULES, {
      default: format.unfinished,
      description:
        'Whether a completed match may have an unfinished score, and what decides it: the sets so far, or all games of the match',
    }),
    unfinishedSet: Type.Unsafe({
      anyOf: [object('UnfinishedSet', { lead: Count(1, 9) }), { type: 'null' }],
      default: format.unfinishedSet,
      description:
        'If the clock stops a set, the side that leads by this many games wins it; otherwise each side gets half of `setWon`. Null means the set counts for neither side',
    }),
    playAll: Type.Boolean({
      default: format.playAll,
      description: 'All `bestOf` sets are played, even if the match is already decided',
    }),
  });
}

/** @param part turns members into the schema of a complete part or of a change to it */
function makeRulesSchema(ending: string, part: (properties: Properties) => Properties): TSchema {
  const object: MakeObject = (name, properties) =>
    StrictObject(part(properties), { title: `${name}${ending}` });
  const { points } = DEFAULT_RULES;
  return object('CompetitionRules', {
    format: makeFormat(object, ending),
    points: object('MatchPoints', {
      win: Points(points.win),
      loss: Points(points.loss),
      retiredLoss: NullablePoints(
        'Points for a side that retired or conceded, instead of `loss`; null means the same as `loss`',
      ),
      draw: NullablePoints('Null means the average of win and loss'),
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
        description:
          'The games of each credited set; the figure of the side that was present comes first',
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
        'Whether rules among level entries wait until all of them have met, or use the matches played so far',
    }),
    rounds: Type.Unsafe({
      type: 'integer',
      title: 'Rounds',
      enum: [1, 2],
      default: DEFAULT_RULES.rounds,
      description:
        'How often each pairing of a division is played; existing matches are never deleted',
    }),
    minMatchesToPlay: addDefault(Count(0, 1000), DEFAULT_RULES.minMatchesToPlay),
    unrankedBelowMinimum: Type.Boolean({ default: DEFAULT_RULES.unrankedBelowMinimum }),
    movement: object('MovementRule', {
      promoted: addDefault(Count(0, 100), DEFAULT_RULES.movement.promoted),
      relegated: addDefault(Count(0, 100), DEFAULT_RULES.movement.relegated),
      tiers: Type.Unsafe({
        type: ['array', 'null'],
        items: {
          type: 'array',
          items: Count(1, MAX_DIVISIONS),
          minItems: 1,
          maxItems: MAX_DIVISIONS,
        },
        minItems: 1,
        maxItems: MAX_DIVISIONS,
        default: DEFAULT_RULES.movement.tiers,
        description:
          'The positions of the divisions of each tier, from the top: the divisions of a tier are equal. Null: each division is its own tier',
      }),
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

export const CompetitionRules = Type.Unsafe<Rules>(makeRulesSchema('', (properties) => properties));

/** The form of a result; enough to name its figures. */
export const MatchFormat = Type.Unsafe<Rules['format']>(makeFormat(wholeObject, ''));

export const RulesChanges = Type.Unsafe<Changes>({
  ...makeRulesSchema('Changes', makeOptional),
  title: 'RulesChanges',
  description: 'Any part of the rules. Objects are merged; arrays and null replace.',
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
