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
const Bonus = StrictObject(
  { when: StringEnum('BonusCondition', BONUSES), points: Points() },
  { title: 'Bonus' },
);
const MatchTiebreak = { to: Count(1, 99), winBy: Count(1, 9) };

function whole(schema: TSchema, value: unknown): TSchema {
  return Type.Unsafe({ ...schema, default: value });
}

type Properties = Record<string, TSchema>;

/** Any of the members: what is left out stays as it is, so none has a default. */
function optional(properties: Properties): Properties {
  return Object.fromEntries(
    Object.entries(properties).map(([name, { default: _, ...schema }]: [string, Defaulted]) => [
      name,
      Type.Optional(Type.Unsafe(schema)),
    ]),
  );
}

type Defaulted = TSchema & { readonly default?: unknown };

/** @param part what makes the whole of a part, or a change of it, of its members */
function rulesSchema(ending: string, part: (properties: Properties) => Properties): TSchema {
  const object = (name: string, properties: Properties) =>
    StrictObject(part(properties), { title: `${name}${ending}` });
  const { points, format } = DEFAULT_RULES;
  const set = {
    games: Count(1, 99),
    winBy: Count(1, 9),
    cap: Type.Unsafe({ type: ['integer', 'null'], minimum: 1, maximum: 99 }),
    tiebreak: Type.Unsafe({ anyOf: [object('Tiebreak', Tiebreak), { type: 'null' }] }),
  };
  const sets = [
    object('SetFormat', set),
    StrictObject(
      { total: Count(1, 99) },
      {
        title: 'TotalSet',
        description:
          'Exactly so many games, all of them played: who has more of them wins the set.',
      },
    ),
    StrictObject(
      { timed: Type.Unsafe({ type: 'boolean', const: true }) },
      { title: 'TimedSet', description: 'It ends with the time on court: who is ahead wins it.' },
    ),
  ];
  return object('CompetitionRules', {
    format: object('MatchFormat', {
      bestOf: Type.Unsafe({
        type: 'integer',
        title: 'BestOf',
        enum: [1, 3, 5, 7],
        default: format.bestOf,
      }),
      set: whole(Type.Unsafe({ anyOf: sets }), format.set),
      finalSet: Type.Unsafe({
        anyOf: [
          ...sets,
          StrictObject(
            { matchTiebreak: object('MatchTiebreak', MatchTiebreak) },
            { title: `FinalMatchTiebreak${ending}` },
          ),
          { type: 'null' },
        ],
        default: format.finalSet,
      }),
    }),
    points: object('MatchPoints', {
      win: Points(points.win),
      loss: Points(points.loss),
      walkoverWin: Points(points.walkoverWin),
      walkoverLoss: Points(points.walkoverLoss),
      setWon: Points(points.setWon),
      gameWon: Points(points.gameWon),
      bonus: Type.Array(Bonus, {
        maxItems: BONUSES.length,
        default: points.bonus,
      }),
    }),
    retirement: object('RetirementRule', {
      sets: StringEnum('RetirementSets', ['as_played', 'straight_sets'], {
        default: DEFAULT_RULES.retirement.sets,
      }),
    }),
    walkover: object('WalkoverRule', {
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
    movement: object('MovementRule', {
      promoted: whole(Count(0, 100), DEFAULT_RULES.movement.promoted),
      relegated: whole(Count(0, 100), DEFAULT_RULES.movement.relegated),
    }),
    withdrawal: object('WithdrawalRule', {
      remainingMatches: StringEnum('RemainingMatches', ['walkover_to_opponent', 'unplayed'], {
        default: DEFAULT_RULES.withdrawal.remainingMatches,
      }),
      playedMatches: StringEnum('PlayedMatches', ['keep', 'void'], {
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
