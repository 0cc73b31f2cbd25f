import { type Static, type TSchema, Type } from 'typebox';
import { StrictObject, StringEnum } from '../http/schema.ts';
import {
  BONUSES,
  type CompetitionRules as Rules,
  DEFAULT_RULES,
  RANKING_RULES,
  type RulesChanges as Changes,
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
const MatchTiebreak = { to: Count(1, 99), winBy: Count(1, 9) };

function whole(schema: TSchema, value: unknown): TSchema {
  return Type.Unsafe({ ...schema, default: value });
}

function mapValues(
  properties: Record<string, TSchema>,
  change: (schema: TSchema) => TSchema,
): Record<string, TSchema> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, change(schema)]),
  );
}

type Shape = (properties: Record<string, TSchema>) => TSchema;

function rulesSchema(object: Shape): TSchema {
  const { points, format } = DEFAULT_RULES;
  const set = {
    games: Count(1, 99),
    winBy: Count(1, 9),
    cap: Type.Unsafe({ type: ['integer', 'null'], minimum: 1, maximum: 99 }),
    tiebreak: Type.Unsafe({ anyOf: [object(Tiebreak), { type: 'null' }] }),
  };
  return object({
    format: object({
      bestOf: Type.Unsafe({
        type: 'integer',
        title: 'BestOf',
        enum: [1, 3, 5, 7],
        default: format.bestOf,
      }),
      set: whole(object(set), format.set),
      finalSet: Type.Unsafe({
        anyOf: [
          object(set),
          StrictObject({ matchTiebreak: object(MatchTiebreak) }),
          { type: 'null' },
        ],
        default: format.finalSet,
      }),
    }),
    points: object({
      win: Points(points.win),
      loss: Points(points.loss),
      walkoverWin: Points(points.walkoverWin),
      walkoverLoss: Points(points.walkoverLoss),
      setWon: Points(points.setWon),
      gameWon: Points(points.gameWon),
      bonus: Type.Array(
        StrictObject({ when: StringEnum('BonusCondition', BONUSES), points: Points() }),
        {
          maxItems: BONUSES.length,
          default: points.bonus,
        },
      ),
    }),
    retirement: object({
      sets: StringEnum('RetirementSets', ['as_played', 'straight_sets'], {
        default: DEFAULT_RULES.retirement.sets,
      }),
    }),
    walkover: object({
      sets: StringEnum('WalkoverSets', ['none', 'straight_sets'], {
        default: DEFAULT_RULES.walkover.sets,
      }),
      played: StringEnum('WalkoverPlayed', ['present', 'neither'], {
        default: DEFAULT_RULES.walkover.played,
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
    minMatchesToPlay: whole(Count(0, 1000), DEFAULT_RULES.minMatchesToPlay),
    unrankedBelowMinimum: Type.Boolean({ default: DEFAULT_RULES.unrankedBelowMinimum }),
    movement: object({
      promoted: whole(Count(0, 100), DEFAULT_RULES.movement.promoted),
      relegated: whole(Count(0, 100), DEFAULT_RULES.movement.relegated),
    }),
    withdrawal: object({
      remainingMatches: StringEnum('RemainingMatches', ['walkover_to_opponent', 'unplayed'], {
        default: DEFAULT_RULES.withdrawal.remainingMatches,
      }),
      playedMatches: StringEnum('PlayedMatches', ['keep', 'void'], {
        default: DEFAULT_RULES.withdrawal.playedMatches,
      }),
    }),
  });
}

export const CompetitionRules = Type.Unsafe<Rules>({
  ...rulesSchema((properties) => StrictObject(properties)),
  title: 'CompetitionRules',
});

export const RulesChanges = Type.Unsafe<Changes>({
  ...rulesSchema((properties) => StrictObject(mapValues(properties, Type.Optional))),
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
