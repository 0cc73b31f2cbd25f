import {
  changeRules,
  type CompetitionRules,
  DEFAULT_RULES,
  type RulesChanges,
} from './competition-rules.ts';

export interface RulePreset {
  readonly id: string;
  readonly name: string;
  /** The league or association that plays by these rules. */
  readonly source: string;
  readonly rules: CompetitionRules;
}

/**
 * ITTF regulations 3.7.5: 2 points for a win, 1 for a loss in a played match, otherwise 0. Level
 * players compare their own matches: by points, then the ratio of games, then of points.
 */
const TABLE_TENNIS: RulesChanges = {
  points: { win: 2, loss: 1, retiredLoss: 0, walkoverWin: 2, walkoverLoss: 0 },
  ranking: ['points', 'head_to_head_points', 'head_to_head_sets_share', 'head_to_head_games_share'],
  minMatchesToPlay: 0,
  unrankedBelowMinimum: false,
};

/** A match that is level when time is up is a draw, worth four points. */
const SQUASH: CompetitionRules['points']['byResult'] = [
  { result: '3-0', points: [7, 2] },
  { result: '3-1', points: [6, 3] },
  { result: '3-2', points: [5, 4] },
  { result: '2-0', points: [6, 3] },
  { result: '2-1', points: [5, 4] },
  { result: '1-0', points: [5, 4] },
];

/** A best of five that counts games only: they become the games of one set to three. */
const GAMES_ALONE: RulesChanges = {
  format: {
    bestOf: 1,
    set: { games: 3, winBy: 1, cap: 3, tiebreak: null },
    draws: true,
    unfinished: 'as_it_stands',
  },
  points: { win: 7, loss: 2, draw: 4, walkoverWin: 7, walkoverLoss: 0, byResult: SQUASH },
  walkover: { sets: 'straight_sets', games: [3, 0] },
  ranking: ['points', 'head_to_head', 'games_difference', 'matches_won'],
};

/** Rules that clubs and tours really use, to start a competition from (RUL-5). */
export const RULE_PRESETS: readonly RulePreset[] = [
  makePreset('tour_finals', 'Tour finals', 'Round-robin groups of the season-ending finals', {
    points: { win: 1, loss: 0, walkoverWin: 1, walkoverLoss: 0 },
    retirement: { sets: 'straight_sets' },
    walkover: { sets: 'straight_sets', played: 'neither' },
    ranking: ['matches_won', 'matches_played', 'head_to_head_two', 'sets_share', 'games_share'],
    minMatchesToPlay: 0,
    unrankedBelowMinimum: false,
    movement: { promoted: 0, relegated: 0 },
  }),
  makePreset(
    'box_league',
    'Box league',
    'Club box leagues: one point for turning up, one for each set',
    {
      points: { win: 1, loss: 1, walkoverWin: 3, walkoverLoss: 0, setWon: 1 },
      ranking: ['points', 'head_to_head', 'matches_won', 'sets_difference', 'games_difference'],
    },
  ),
  makePreset('five_four_two_one', '5-4-2-1', 'Ladders that value a close match', {
    points: {
      win: 4,
      loss: 1,
      walkoverWin: 5,
      bonus: [
        { when: 'straight_sets_win', points: 1 },
        { when: 'loss_with_a_set', points: 1 },
      ],
    },
  }),
  makePreset(
    'three_one_zero',
    '3-1-0',
    'Three points for a win, one for a loss, none for not turning up',
    {
      points: { win: 3, loss: 1, walkoverWin: 3, walkoverLoss: 0 },
    },
  ),
  makePreset('short_sets', 'Short sets', 'Sets to four with a tiebreak at 3-3', {
    format: { set: { games: 4, tiebreak: { at: 3 } } },
  }),
  makePreset('pro_set', 'Pro set', 'One set to eight with a tiebreak at 8-8', {
    format: { bestOf: 1, set: { games: 8, tiebreak: { at: 8 } } },
  }),
  makePreset(
    'pro_set_by_games',
    'Pro set by games',
    'Club leagues with one long set to ten, in which each game is worth a point',
    {
      format: { bestOf: 1, set: { games: 10, tiebreak: { at: 9, to: 10 } } },
      points: { win: 0, loss: 0, walkoverWin: 10, walkoverLoss: 0, gameWon: 1 },
      ranking: ['points', 'head_to_head', 'matches_won', 'games_difference'],
    },
  ),
  makePreset('twelve_games', 'Twelve games', 'Every match has twelve games: each one counts', {
    format: { bestOf: 1, set: { total: 12 } },
    points: { win: 0, loss: 0, walkoverWin: 8, walkoverLoss: 0, gameWon: 1 },
    ranking: ['points', 'head_to_head', 'matches_won'],
  }),
  makePreset('timed', 'Timed', 'Courts booked by the hour: the side ahead when time is up wins', {
    format: { bestOf: 1, set: { timed: true } },
    points: { win: 2, loss: 0, walkoverWin: 2, walkoverLoss: 0 },
    ranking: ['points', 'head_to_head', 'games_difference', 'games_won'],
  }),
  makePreset(
    'hour_boxes',
    'Boxes by the hour',
    'Club boxes with one hour per match: the games played when time is up count, even if level',
    {
      format: { bestOf: 1, set: { timed: true }, draws: true },
      points: { win: 3, loss: 1, draw: 2, walkoverWin: 3, walkoverLoss: 0 },
      ranking: ['points', 'head_to_head_games_difference', 'matches_won'],
      headToHead: 'as_played',
    },
  ),
  makePreset(
    'squash',
    'Squash',
    'Games to 11, win by two, best of five',
    makePointsGame(5, 11, null),
  ),
  makePreset(
    'squash_by_result',
    'Squash by result',
    'Club boxes: 7-2, 6-3 and 5-4; stopped by the clock, 2-0 counts as 3-1 and 2-1 or 1-0 as 3-2',
    {
      ...makePointsGame(5, 11, null, { draws: true, unfinished: 'as_it_stands' }),
      points: { win: 7, loss: 2, draw: 4, walkoverWin: 7, walkoverLoss: 0, byResult: SQUASH },
      retirement: { sets: 'straight_sets' },
      walkover: { sets: 'straight_sets' },
    },
  ),
  makePreset(
    'squash_games',
    'Squash by games',
    'Club boxes that record only games, such as 3-1, and score them as squash by result',
    GAMES_ALONE,
  ),
  makePreset(
    'best_of_five_games',
    'Best of five, games only',
    'Racketball and table tennis boxes that record 3-1 without points',
    GAMES_ALONE,
  ),
  makePreset(
    'table_tennis_5',
    'Table tennis, best of five',
    'Games to 11, win by two; groups by the ITTF regulations (3.7.5)',
    { ...makePointsGame(5, 11, null), ...TABLE_TENNIS },
  ),
  makePreset(
    'table_tennis_7',
    'Table tennis, best of seven',
    'Games to 11, win by two; groups by the ITTF regulations (3.7.5)',
    { ...makePointsGame(7, 11, null), ...TABLE_TENNIS },
  ),
  makePreset(
    'badminton',
    'Badminton',
    'Games to 21, win by two, capped at 30',
    makePointsGame(3, 21, 30),
  ),
  makePreset(
    'round_robin_twice',
    'Round robin twice',
    'Small boxes and team leagues with two legs, home and away',
    { rounds: 2 },
  ),
];

function makePreset(id: string, name: string, source: string, changes: RulesChanges): RulePreset {
  return { id, name, source, rules: changeRules(DEFAULT_RULES, changes) };
}

function makePointsGame(
  bestOf: 3 | 5 | 7,
  to: number,
  cap: number | null,
  more: Partial<CompetitionRules['format']> = {},
): RulesChanges {
  return { format: { bestOf, set: { games: to, winBy: 2, cap, tiebreak: null }, ...more } };
}
