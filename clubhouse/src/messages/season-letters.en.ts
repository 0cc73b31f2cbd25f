import { withStop } from './full-stop.ts';
import { englishPoints } from './points.ts';

/** A place in a table. */
interface Stood {
  readonly rank: number;
  /** Among how many. */
  readonly of: number;
  readonly division: string;
  readonly isJoint: boolean;
}

/** The letters about a season: its beginning, its last week, and a place in the next one. */
export const seasonLetters = {
  partnerNamed: {
    subject: (who: string, competition: string) =>
      `${who} would like to play ${competition} with you`,
    heading: 'A pair for the next season?',
    text: (who: string, competition: string) =>
      `*${who}* would like to play *${competition}* with you next season.`,
    follows: 'You are a pair once you say yes. If you would rather not, say so there too.',
    leaves: (present: string) =>
      `As it stands you go on with *${present}*. If you say yes, you end that; if you would rather not, say so there too.`,
    button: 'Say yes or no',
    silent: 'If you say nothing, nothing changes.',
  },
  begun: {
    subject: (competition: string, division: string | null) =>
      division === null ? `${competition} has begun` : `${competition} has begun: ${division}`,
    heading: 'Your season has begun.',
    text: (competition: string, division: string | null, partner: string | null) =>
      `You play *${competition}*${division === null ? '' : ` in *${division}*`}${
        partner === null ? '' : `, with *${partner}*`
      }.`,
    until: (day: string) => `Scores count until *${day}*.`,
    rules: 'The rules in three lines',
    opponents: 'Whom you play',
    partner: 'With whom you play',
    button: 'See my matches',
  },
  week: {
    subject: (days: number, matches: number) =>
      `${left(days)}: ${matches === 1 ? 'one match is open' : `${matches} matches are open`}`,
    heading: (days: number) => `${left(days)}.`,
    text: (day: string) => `Scores count until *${day}*.`,
    short: (played: number, minimum: number, where: string) =>
      `${where}: you have played ${played} of the ${count(minimum)} needed to be ranked.`,
    toPlay: 'Still to play',
    toReport: 'Still to enter: the other side has',
    toClear: 'Still to clear up: you entered different scores',
    match: (name: string, where: string) => `${name} (${where})`,
    button: 'See my matches',
  },
  reminder: {
    subject: (matches: number, days: number | null) =>
      `${matches === 1 ? 'One match' : `${matches} matches`} to go${
        days === null ? '' : days === 0 ? ', today is the last day' : `, ${daysLeft(days)}`
      }`,
    heading: (matches: number) =>
      matches === 1 ? 'One match to go.' : `${matches} matches to go.`,
    text: (matches: number): string =>
      matches === 1
        ? 'The coach would like to see your match played, and asks you to arrange it.'
        : 'The coach would like to see your matches played, and asks you to arrange them.',
    until: (days: number, day: string) =>
      days === 0
        ? `*Today*, ${day}, is the last day for scores.`
        : `There ${days === 1 ? 'is' : 'are'} *${daysLeft(days)}*: scores count until ${withStop(day)}`,
    away: 'Injured or away? Say so under “Wishes”, or to the coach: then nobody waits for you.',
  },
  place: {
    subject: (season: string, division: string | null) =>
      division === null ? `${season}: no place for you yet` : `${season}: you play in ${division}`,
    heading: 'Your place next season',
    headingOut: 'No place yet',
    from: (season: string, day: string | null) =>
      day === null ? season : `${season}, from ${day}`,
    with: (partner: string) => `With ${partner}`,
    where: (competition: string, division: string) => `${competition}, ${division}`,
    out: (competition: string, season: string) =>
      `In *${season}* the coach has no place for you in *${competition}*. The reason:`,
    begins: 'When it begins, a letter comes with your opponents and how to reach them.',
    askCoach: 'That is not what you expected? Have a word with the coach.',
    button: 'See your wishes for next season',
    finished: (isPair: boolean, { rank, of, division, isJoint }: Stood) =>
      `${you(isPair)} finished ${isJoint ? 'joint ' : ''}${ordinal(rank)} of ${of} in ${division}`,
    stand: (isPair: boolean, { rank, of, division, isJoint }: Stood) =>
      `${you(isPair)} stand ${isJoint ? 'joint ' : ''}${ordinal(rank)} of ${of} in ${division}`,
    unranked: (isPair: boolean, played: number, minimum: number, division: string) =>
      `${you(isPair)} are unranked in ${division} with ${played} of ${count(minimum)} played`,
    held: (_isPair: boolean, standing: string) => `${standing} and stay there.`,
    promoted: (_isPair: boolean, standing: string, to: string) =>
      `${standing} and go up to ${withStop(to)}`,
    relegated: (_isPair: boolean, standing: string, to: string) =>
      `${standing} and go down to ${withStop(to)}`,
    keptShort: (isPair: boolean, played: number, minimum: number, division: string) =>
      `${you(isPair)} played ${played} of the ${count(minimum)} expected and stay in ${division} all the same.`,
    keptWithdrawn: (isPair: boolean, division: string) =>
      `${you(isPair)} withdrew and stay in ${division} all the same.`,
    newPair: (to: string, played: string | null) =>
      `You two are a new pair and start in ${to}, where ${played ?? 'you'} played.`,
    newPairNeither: (to: string) =>
      `You two are a new pair and start in ${to}, since neither of you played before.`,
    byLevel: (isPair: boolean, to: string, level: string) =>
      `${you(isPair)} start in ${to}, by level ${level}.`,
    withoutLevel: (isPair: boolean, to: string) => `${you(isPair)} start in ${withStop(to)}`,
    byHand: (isPair: boolean, to: string) =>
      `${you(isPair)} start in ${to}: the coach has put you there.`,
    tooFew: (isPair: boolean, played: number, minimum: number) =>
      `${you(isPair)} played ${played} of the ${count(minimum)} expected.`,
    needPartner: 'You need a partner.',
    partnerGone: (partner: string) =>
      `${partner} does not play next season: you need another partner.`,
    partnerSeeks: (partner: string) =>
      `${partner} would like another partner next season: you need one too.`,
    partnerPlaysWith: (partner: string, other: string) =>
      `${partner} plays with ${other} next season: you need another partner.`,
  },
  rules: {
    /** `One set`, `Best of five games`: where points are counted, a set is called a game. */
    best: (bestOf: number, isPoints: boolean) => {
      const one = isPoints ? 'game' : 'set';
      return bestOf === 1 ? `One ${one}` : `Best of ${BEST_OF[bestOf] ?? bestOf} ${one}s`;
    },
    /** Only the games are written down. */
    inGames: (bestOf: number) =>
      `Best of ${BEST_OF[bestOf] ?? bestOf} games, and only the games count`,
    to: (games: number) => `to ${games}`,
    clear: (by: number) => (by === 1 ? '' : by === 2 ? ', two clear' : `, ${by} clear`),
    cap: (cap: number) => `, at ${cap} at the latest`,
    tiebreak: (at: number) => `, tiebreak at ${at}–${at}`,
    total: (games: number) => `of exactly ${games} games`,
    timed: 'by the clock: who is ahead when the time is up wins',
    all: (sets: number) => `All of ${sets} sets are played,`,
    unfinished: 'what stands when the time is up counts',
    byGames: 'when the time is up, the side with more games wins',
    draws: 'a match that ends level is a draw',
    twice: 'you play everybody twice',
    draw: (points: string) => `a draw ${points}`,
    result: (result: string, won: string, lost: string) =>
      `${result.replace('-', '–')}: ${won} and ${lost}`,
    byResult: (results: readonly string[]) =>
      `points to the winner and the loser by the result (${results.join(', ')})`,
    or: ' or ',
    matchTiebreak: (to: number) => `a match tiebreak to ${to} in place of the last set`,
    lastSet: (set: string) => `the last one ${set}`,
    points: (win: string, loss: string) => `A win gives ${win}, a loss ${loss}`,
    noPoints: 'Who wins more matches stands higher',
    perSet: (points: string, isPoints: boolean) =>
      `each ${isPoints ? 'game' : 'set'} won ${points}`,
    perGame: (points: string, isPoints: boolean) =>
      `each ${isPoints ? 'point' : 'game'} won ${points}`,
    bonus: {
      straight_sets_win: (points: string) => `a win in straight sets ${points} more`,
      loss_with_a_set: (points: string) => `a loss with a set won ${points} more`,
      every_match_played: (points: string) => `having played every match ${points} more`,
      matches_played: (points: string, needed: number, by: string | null) =>
        `${needed} matches ${by === null ? '' : `by ${by} `}${points} more`,
    },
    absent: (points: string) => `not turning up ${points}`,
    pointsOf: englishPoints,
    minimum: (matches: number) => `Play at least ${count(matches)} to be ranked`,
    noMinimum: 'Every match you play counts',
    up: (places: number) =>
      places === 1 ? 'the first goes up' : `the first ${numeral(places)} go up`,
    down: (places: number) =>
      places === 1 ? 'the last goes down' : `the last ${numeral(places)} go down`,
  },
};

function left(days: number): string {
  if (days === 0) return 'The last day';
  if (days === 7) return 'A week left';
  return days === 1 ? 'One day left' : `${days} days left`;
}

function daysLeft(days: number): string {
  return days === 1 ? 'one day left' : `${days} days left`;
}

function numeral(number: number): string {
  return ['none', 'one', 'two', 'three', 'four', 'five'][number] ?? String(number);
}

function you(isPair: boolean): string {
  return isPair ? 'You two' : 'You';
}

function count(matches: number): string {
  return matches === 1 ? 'one match' : `${matches} matches`;
}

const BEST_OF: Readonly<Record<number, string>> = { 3: 'three', 5: 'five', 7: 'seven' };
const ENDINGS = { one: 'st', two: 'nd', few: 'rd', other: 'th', many: 'th', zero: 'th' };
const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' });

function ordinal(rank: number): string {
  return `${rank}${ENDINGS[ORDINALS.select(rank)]}`;
}
