import { englishNumeral as numeral } from './numerals.ts';
import { englishPoints as points } from './points.ts';

/** A rule in plain words, and the example that the club would give. */
export type RuleLine = readonly [text: string, example: string];

/** `/tables/[division]/rules`: the club's own rules sheet. */
export const ruleSheet = {
  headings: {
    match: 'The match',
    points: 'Points',
    table: 'The table',
    movement: 'Up and down',
  },
  example: 'For example:',
  boxes: 'This box and the others',

  rounds: (times: 1 | 2): RuleLine => [
    times === 1
      ? 'Everybody in a box plays everybody else once.'
      : 'Everybody in a box plays everybody else twice.',
    `In a box of five you have ${times === 1 ? 'four' : 'eight'} matches.`,
  ],
  format: (line: string, score: string): RuleLine => [
    line,
    `${score.replaceAll('-', '–')} is a whole match.`,
  ],
  draws: (score: string): RuleLine => [
    'A match that ends level is a draw.',
    `${score.replaceAll('-', '–')}: nobody has won, and both have played.`,
  ],
  asItStands: (isGames: boolean): RuleLine =>
    isGames
      ? [
          'When the time on court is up, the games played so far count. A game that is not finished does not.',
          'Ann leads 2–1 when the next two come on: it ends 2–1.',
        ]
      : [
          'When the time on court is up, the sets played so far count.',
          'Ann has won the first set when the time is up: it ends 1–0.',
        ],
  byGames: (): RuleLine => [
    'When the time on court is up, whoever has more games in the whole match wins it.',
    '6–4 0–5 when the time is up: Ann has six games and Ben nine, so Ben wins.',
  ],
  unfinishedSet: (lead: number): RuleLine => [
    `A set that the clock stops goes to the side that leads by ${numeral(lead).toLowerCase()} or more. Otherwise both get half of it.`,
    `${lead + 2}–2 is a set for Ann, ${lead + 1}–2 is half a set for each.`,
  ],
  retirement: (isCredited: boolean): RuleLine => [
    isCredited
      ? 'When somebody has to stop, the other side gets the sets that it still needs.'
      : 'When somebody has to stop, the sets count as they were played.',
    isCredited
      ? 'Ben stops after losing the first set: Ann also gets the sets she still needs.'
      : 'Ben stops after losing the first set: Ann wins, with one set.',
  ],
  retirementGames: (): RuleLine => [
    'The other side also gets the games that these sets still need.',
    'Ben stops at 6–4 3–2 to Ann: it counts as 6–4 6–2.',
  ],
  walkover: (isCredited: boolean): RuleLine => [
    isCredited
      ? 'When somebody does not come, the other side gets all the sets it needs.'
      : 'When somebody does not come, no sets are counted.',
    isCredited
      ? 'Ben does not come: Ann has won without losing a set.'
      : 'Ben does not come: Ann has won, and the sets stay as they were.',
  ],
  walkoverPlayed: (): RuleLine => [
    'A match to which somebody did not come counts as played for neither side.',
    'Ben does not come: Ann still has the same number of matches played.',
  ],
  walkoverGames: (present: number, absent: number): RuleLine => [
    `Each of these sets counts as ${present}–${absent}.`,
    `Ben does not come: Ann has ${present} games more for each set.`,
  ],

  winAndLoss: (win: string, loss: string): RuleLine => [
    `A win gives ${points(win)}, a loss that was played ${points(loss)}.`,
    `Ann beats Ben: ${points(win)} for Ann, ${loss} for Ben.`,
  ],
  noPoints: (): RuleLine => [
    'Points do not decide: the table goes by what is said below.',
    'See “The table”.',
  ],
  draw: (draw: string): RuleLine => [
    `A draw gives ${points(draw)} to each side.`,
    `Ann and Ben end level: both get ${points(draw)}.`,
  ],
  byResult: (results: readonly string[], [result, won, lost]: ResultExample): RuleLine => [
    `The result decides the points of both sides: ${results.join('; ')}.`,
    `Ann wins ${result}: ${points(won)} for Ann, ${lost} for Ben.`,
  ],
  result: (result: string, won: string, lost: string) => `${result} gives ${won} and ${lost}`,
  setWon: (each: string, two: string, isGames: boolean): RuleLine => [
    `Each ${isGames ? 'game' : 'set'} won adds ${points(each)}, for both sides.`,
    `Two ${isGames ? 'games' : 'sets'} won add ${points(two)}.`,
  ],
  gameWon: (each: string, six: string, isPoints: boolean): RuleLine => [
    `Each ${isPoints ? 'point' : 'game'} won adds ${points(each)}, for both sides.`,
    `Six ${isPoints ? 'points' : 'games'} won add ${points(six)}.`,
  ],
  retiredLoss: (loss: string): RuleLine => [
    `Whoever stops early or gives a match up gets ${points(loss)} instead of those for a loss.`,
    `Ben hurts his knee and stops: he gets ${points(loss)}.`,
  ],
  walkoverPoints: (win: string, loss: string): RuleLine => [
    `Not turning up gives ${points(loss)}, and ${points(win)} to the side that came.`,
    `Ben does not come: ${points(win)} for Ann, ${loss} for Ben.`,
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
      `In a box of five, the fourth match brings ${points(more)} more.`,
    ],
    matches_played: (more: string, needed: number, by: string | null): RuleLine => [
      `Playing ${needed} ${needed === 1 ? 'match' : 'matches'}${by === null ? '' : ` by ${by}`} adds ${points(more)}.`,
      `The ${ordinal(needed)} match${by === null ? '' : ' in time'} brings ${points(more)} more, once.`,
    ],
  },

  ranking: (rules: readonly string[]): RuleLine => [
    rules.length === 1
      ? `The table goes by ${rules[0] ?? ''}.`
      : `The table goes by these, one after the other: ${rules.join('; ')}.`,
    rules.length === 1
      ? 'Ann and Ben are level: they share their place.'
      : `Ann and Ben are level on the first: then “${rules[1] ?? ''}” decides.`,
  ],
  levelAfter: (restarts: boolean): RuleLine => [
    restarts
      ? 'Once a rule separates some, those who are still level start again at the first rule, among themselves.'
      : 'Those whom a rule leaves level go on to the next rule.',
    restarts
      ? 'Of three who are level, Cy drops behind: for Ann and Ben it begins again with the first rule.'
      : 'Of three who are level, Cy drops behind: for Ann and Ben the next rule decides.',
  ],
  headToHead: (needsAll: boolean): RuleLine => [
    needsAll
      ? 'The matches among those who are level count only if each of them has played each.'
      : 'The matches among those who are level count as far as they were played.',
    needsAll
      ? 'Three are level, and Ann has not played Cy: the next rule decides.'
      : 'Three are level, and Ann has not played Cy: the other two matches count.',
  ],
  minimum: (matches: number, isRanked: boolean): RuleLine => [
    `Everybody is to play at least ${matches} ${matches === 1 ? 'match' : 'matches'}, or all of theirs if they have fewer.${
      isRanked ? '' : ' Whoever has played fewer has no place, and goes neither up nor down.'
    }`,
    isRanked
      ? `Ben plays ${Math.max(0, matches - 1)}: he keeps his place in the table all the same.`
      : `Ben leads with ${Math.max(0, matches - 1)} played at the end: he has no place.`,
  ],

  moves: (up: number, down: number): RuleLine => [
    `Up to ${up} of each box go up, and up to ${down} go down, at most half of a box.${
      up === down ? ' As many go down as up, so every box keeps its size.' : ''
    }`,
    up === down
      ? `In boxes of six, ${places('first', up)} of one and ${places('last', up)} of the next above change places.`
      : `In a box of six, ${[
          ...(up > 0 ? [`${places('first', up)} may go up`] : []),
          ...(down > 0 ? [`${places('last', down)} may go down`] : []),
        ].join(' and ')}.`,
  ],
  nobodyMoves: (): RuleLine => [
    'Nobody goes up or down.',
    'The first of Box 2 plays in Box 2 again.',
  ],
  tiers: (names: readonly string[], example: TierExample | null): RuleLine => [
    `Boxes side by side are equal. From the top: ${names.join('; ')}. They take turns to send one up, and each gets back as many as it sends.`,
    example === null
      ? 'Each of two equal boxes sends its first up.'
      : `The first of ${example.lower[0]} and of ${example.lower[1]} go up to ${example.upper}; of those who come down, one goes to ${example.lower[0]} and the next to ${example.lower[1]}.`,
  ],
  offers: {
    walkover: (after: 2 | 3): RuleLine => [
      `Whoever answers none of ${after === 2 ? 'two' : 'three'} offers loses the match as a walkover.`,
      `Ann offers times ${after === 2 ? 'twice' : 'three times'}, and Ben lets all of them pass: a walkover for Ann.`,
    ],
    conceded: (after: 2 | 3): RuleLine => [
      `Whoever answers none of ${after === 2 ? 'two' : 'three'} offers loses the match, with the points of a loss.`,
      `Ann offers times ${after === 2 ? 'twice' : 'three times'}, and Ben lets all of them pass: a win for Ann.`,
    ],
  },
  and: ' and ',
  remaining: (isWalkover: boolean): RuleLine => [
    isWalkover
      ? 'When somebody withdraws, their open matches are won by the others.'
      : 'When somebody withdraws, their open matches count for nobody.',
    isWalkover
      ? 'Ben withdraws before playing Ann: Ann gets the points for a match to which Ben did not come.'
      : 'Ben withdraws before playing Ann: both have one match fewer.',
  ],
  playedMatches: {
    keep: [
      'The matches they have played stay.',
      'Ben has lost to Ann: Ann keeps the win.',
    ] as RuleLine,
    void: [
      'The matches they have played count for nobody.',
      'Ben has lost to Ann: Ann loses that win.',
    ] as RuleLine,
    walkover_to_opponent: [
      'The matches they have played are won by the others too.',
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
