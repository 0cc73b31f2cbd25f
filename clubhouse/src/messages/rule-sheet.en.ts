import { englishNumeral as numeral } from './numerals.ts';
import { englishPoints as points } from './points.ts';

export type RuleLine = readonly [text: string, example: string];

/** `/tables/[division]/rules`: the club's own rules sheet. */
export const ruleSheet = {
  headings: {
    match: 'The match',
    points: 'Points',
    table: 'The table',
    movement: 'Promotion and relegation',
  },
  example: 'For example:',
  boxes: 'This box and the others',

  rounds: (times: 1 | 2): RuleLine => [
    times === 1
      ? 'Everyone in a box plays everyone else once.'
      : 'Everyone in a box plays everyone else twice.',
    `In a box of five you have ${times === 1 ? 'four' : 'eight'} matches.`,
  ],
  format: (line: string, score: string): RuleLine => [
    line,
    `${score.replaceAll('-', '–')} is a complete match.`,
  ],
  draws: (score: string): RuleLine => [
    'A match can end in a draw.',
    `${score.replaceAll('-', '–')}: nobody has won, and both have played a match.`,
  ],
  asItStands: (isGames: boolean): RuleLine =>
    isGames
      ? [
          'When court time runs out, the games played so far count. An unfinished game does not.',
          'Ann leads 2–1 when time runs out: the match ends 2–1.',
        ]
      : [
          'When court time runs out, the sets played so far count.',
          'Ann has won the first set when time runs out: the match ends 1–0.',
        ],
  byGames: (): RuleLine => [
    'When court time runs out, the side with more games in the whole match wins.',
    '6–4 0–5 when time runs out: Ann has six games and Ben nine, so Ben wins.',
  ],
  unfinishedSet: (lead: number): RuleLine => [
    `An unfinished set goes to the side leading by ${numeral(lead).toLowerCase()} or more. Otherwise each side gets half a set.`,
    `${lead + 2}–2 is a set for Ann, ${lead + 1}–2 is half a set each.`,
  ],
  retirement: (isCredited: boolean): RuleLine => [
    isCredited
      ? 'When a side retires, the other side gets the sets it still needs.'
      : 'When a side retires, the sets count as played.',
    isCredited
      ? 'Ben retires after losing the first set: Ann also gets the sets she still needs.'
      : 'Ben retires after losing the first set: Ann wins with one set.',
  ],
  retirementGames: (): RuleLine => [
    'The other side also gets the games still needed in these sets.',
    'Ben retires at 6–4 3–2 to Ann: the match counts as 6–4 6–2.',
  ],
  walkover: (isCredited: boolean): RuleLine => [
    isCredited
      ? 'After a no-show, the other side gets all the sets it needs.'
      : 'After a no-show, no sets count.',
    isCredited
      ? 'Ben does not turn up: Ann has won without losing a set.'
      : 'Ben does not turn up: Ann has won, and the sets stay as they were.',
  ],
  walkoverPlayed: (): RuleLine => [
    'After a no-show, the match counts as played for neither side.',
    'Ben does not turn up: Ann still has the same number of matches played.',
  ],
  walkoverGames: (present: number, absent: number): RuleLine => [
    `Each of these sets counts as ${present}–${absent}.`,
    `Ben does not turn up: Ann gets ${present} games for each set.`,
  ],
  /** For single-set matches, whose result is in games. */
  inGames: {
    retirementGames: (): RuleLine => [
      'When a side retires, the other side also gets the games it still needs.',
      'Ben retires at 2–1 to Ann in a best of five: the match counts as 3–1.',
    ],
    walkover: (isCredited: boolean): RuleLine => [
      isCredited
        ? 'After a no-show, the other side gets all the games it needs.'
        : 'After a no-show, no games count.',
      isCredited
        ? 'Ben does not turn up: Ann has won without losing a game.'
        : 'Ben does not turn up: Ann has won, and the games stay as they were.',
    ],
    walkoverGames: (present: number, absent: number): RuleLine => [
      `Such a match counts as ${present}–${absent}.`,
      `Ben does not turn up: Ann gets ${present} games.`,
    ],
  },

  winAndLoss: (win: string, loss: string): RuleLine => [
    `A win gives ${points(win)}, a loss on court ${points(loss)}.`,
    `Ann beats Ben: ${points(win)} for Ann, ${loss} for Ben.`,
  ],
  noPoints: (): RuleLine => [
    'The table is not ranked by points but by the rules below.',
    'See “The table”.',
  ],
  draw: (draw: string): RuleLine => [
    `A draw gives ${points(draw)} to each side.`,
    `Ann and Ben draw: both get ${points(draw)}.`,
  ],
  byResult: (results: readonly string[], [result, won, lost]: ResultExample): RuleLine => [
    `The points of both sides depend on the result: ${results.join('; ')}.`,
    `Ann wins ${result}: ${points(won)} for Ann, ${lost} for Ben.`,
  ],
  result: (result: string, won: string, lost: string) => `${result} gives ${won} and ${lost}`,
  setWon: (each: string, two: string, isGames: boolean): RuleLine => [
    `Each ${isGames ? 'game' : 'set'} won adds ${points(each)} for either side.`,
    `Two ${isGames ? 'games' : 'sets'} won add ${points(two)}.`,
  ],
  gameWon: (each: string, six: string, isPoints: boolean): RuleLine => [
    `Each ${isPoints ? 'point' : 'game'} won adds ${points(each)} for either side.`,
    `Six ${isPoints ? 'points' : 'games'} won add ${points(six)}.`,
  ],
  retiredLoss: (loss: string): RuleLine => [
    `A side that retires or concedes gets ${points(loss)} instead of the points for a loss.`,
    `Ben hurts his knee and retires: he gets ${points(loss)}.`,
  ],
  walkoverPoints: (win: string, loss: string): RuleLine => [
    `The side that does not turn up gets ${points(loss)}, and the other side gets ${points(win)}.`,
    `Ben does not turn up: ${points(win)} for Ann, ${loss} for Ben.`,
  ],
  bonus: {
    straight_sets_win: (more: string): RuleLine => [
      `A win without losing a set adds ${points(more)}.`,
      `Ann loses no set against Ben: ${points(more)} more for Ann.`,
    ],
    loss_with_a_set: (more: string): RuleLine => [
      `A loss with at least one set won adds ${points(more)}.`,
      `Ben loses, but wins a set: ${points(more)} more for Ben.`,
    ],
    every_match_played: (more: string): RuleLine => [
      `Playing every match adds ${points(more)} at the end.`,
      `In a box of five, the fourth match adds ${points(more)}.`,
    ],
    matches_played: (more: string, needed: number, by: string | null): RuleLine => [
      `Playing ${needed} ${needed === 1 ? 'match' : 'matches'}${by === null ? '' : ` by ${by}`} adds ${points(more)}.`,
      `The ${ordinal(needed)} match${by === null ? '' : ' in time'} adds ${points(more)}, once.`,
    ],
  },

  ranking: (rules: readonly string[]): RuleLine => [
    rules.length === 1
      ? `The table is ranked by ${rules[0] ?? ''}.`
      : `The table is ranked by these rules, in order: ${rules.join('; ')}.`,
    rules.length === 1
      ? 'If Ann and Ben are tied, they share a rank.'
      : `If Ann and Ben are tied on the first rule, “${rules[1] ?? ''}” decides.`,
  ],
  levelAfter: (restarts: boolean): RuleLine => [
    restarts
      ? 'If a rule separates only some players, the others are compared with each other again, starting from the first rule.'
      : 'Players still tied after a rule are compared by the next rule.',
    restarts
      ? 'Three players are tied, and Cy drops behind: Ann and Ben are compared again from the first rule.'
      : 'Three players are tied, and Cy drops behind: the next rule decides between Ann and Ben.',
  ],
  headToHead: (needsAll: boolean): RuleLine => [
    needsAll
      ? 'Matches between tied players only count if all of them have played each other.'
      : 'All played matches between tied players count.',
    needsAll
      ? 'Three players are tied, and Ann has not played Cy: the next rule decides.'
      : 'Three players are tied, and Ann has not played Cy: the other two matches count.',
  ],
  minimum: (matches: number, isRanked: boolean): RuleLine => [
    `Everyone must play at least ${matches} ${matches === 1 ? 'match' : 'matches'}, or all of their matches if fewer.${
      isRanked ? '' : ' Players with fewer are unranked and go neither up nor down.'
    }`,
    isRanked
      ? `Ben plays ${Math.max(0, matches - 1)}: he still keeps his rank.`
      : `Ben leads with ${Math.max(0, matches - 1)} played at the end: he is unranked.`,
  ],

  moves: (up: number, down: number): RuleLine => [
    `In each box, up to ${up} go up and up to ${down} go down, at most half of the box.${
      up === down ? ' As many go down as up, so every box keeps its size.' : ''
    }`,
    up === down
      ? `In boxes of six, ${places('first', up)} of one box and ${places('last', up)} of the box above swap places.`
      : `In a box of six, ${[
          ...(up > 0 ? [`${places('first', up)} go up`] : []),
          ...(down > 0 ? [`${places('last', down)} go down`] : []),
        ].join(' and ')}.`,
  ],
  nobodyMoves: (): RuleLine => [
    'Nobody goes up or down.',
    'The winner of Box 2 plays in Box 2 again.',
  ],
  tiers: (names: readonly string[], example: TierExample | null): RuleLine => [
    `Boxes side by side are equal. From the top: ${names.join('; ')}. They take turns promoting players, and each gets back as many as it promotes.`,
    example === null
      ? 'Each of two equal boxes promotes its winner.'
      : `The winners of ${example.lower[0]} and ${example.lower[1]} go up to ${example.upper}. Of the relegated players, one goes to ${example.lower[0]} and the next to ${example.lower[1]}.`,
  ],
  offers: {
    walkover: (after: 2 | 3): RuleLine => [
      `A side that leaves ${after === 2 ? 'two' : 'three'} offers unanswered loses the match by walkover.`,
      `Ann offers times ${after === 2 ? 'twice' : 'three times'}, and Ben never answers: a walkover for Ann.`,
    ],
    conceded: (after: 2 | 3): RuleLine => [
      `A side that leaves ${after === 2 ? 'two' : 'three'} offers unanswered loses the match, with the points for a loss.`,
      `Ann offers times ${after === 2 ? 'twice' : 'three times'}, and Ben never answers: a win for Ann.`,
    ],
  },
  and: ' and ',
  remaining: (isWalkover: boolean): RuleLine => [
    isWalkover
      ? 'When a side withdraws, its opponents win the open matches.'
      : 'When a side withdraws, its open matches do not count.',
    isWalkover
      ? 'Ben withdraws before playing Ann: Ann gets the points for a walkover.'
      : 'Ben withdraws before playing Ann: both have one match fewer.',
  ],
  playedMatches: {
    keep: [
      'Its played matches still count.',
      'Ben has lost to Ann: Ann keeps the win.',
    ] as RuleLine,
    void: [
      'Its played matches no longer count.',
      'Ben has lost to Ann: Ann loses that win.',
    ] as RuleLine,
    walkover_to_opponent: [
      'Its opponents also win the matches already played.',
      'Ben has beaten Ann: Ann gets the win.',
    ] as RuleLine,
  },
};

export type ResultExample = readonly [result: string, won: string, lost: string];

export interface TierExample {
  readonly upper: string;
  readonly lower: readonly [string, string];
}

/** `the first two`; at most half of a box of six. */
function places(which: 'first' | 'last', count: number): string {
  const most = Math.min(count, 3);
  return most === 1 ? `the ${which}` : `the ${which} ${numeral(most).toLowerCase()}`;
}

const ENDINGS = { one: 'st', two: 'nd', few: 'rd', other: 'th', many: 'th', zero: 'th' };
const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' });

function ordinal(number: number): string {
  return `${number}${ENDINGS[ORDINALS.select(number)]}`;
}
