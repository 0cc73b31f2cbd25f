import { withStop } from './full-stop.ts';
import { englishPoints } from './points.ts';

interface Stood {
  readonly rank: number;
  /** Number of places. */
  readonly of: number;
  readonly division: string;
  readonly isJoint: boolean;
}

/** Emails about a season: its start, its last week, and a place in the next one. */
export const seasonLetters = {
  partnerNamed: {
    subject: (who: string, competition: string) =>
      `${who} would like to play ${competition} with you`,
    heading: 'A pair for the next season?',
    text: (who: string, competition: string) =>
      `*${who}* would like to play *${competition}* with you next season.`,
    follows: 'You are a pair once you say yes. If you would rather not, you can say no there too.',
    leaves: (present: string) =>
      `At the moment, you are set to play with *${present}* again. If you say yes, that no longer applies. You can also say no there.`,
    button: 'Answer the request',
    silent: 'If you don’t answer, nothing changes.',
  },
  begun: {
    subject: (competition: string, division: string | null) =>
      division === null ? `${competition} has started` : `${competition} has started: ${division}`,
    subjectOfSeveral: (competitions: readonly string[]) =>
      `Your season has started: ${competitions.join(', ')}`,
    heading: 'Time to play.',
    text: (competition: string, division: string | null, partner: string | null) =>
      `You play *${competition}*${division === null ? '' : ` in *${division}*`}${
        partner === null ? '' : `, with *${partner}*`
      }.`,
    until: (day: string) => `Play your matches and enter your scores by *${day}*.`,
    rules: 'The rules in brief',
    opponents: 'Your opponents',
    partner: 'Your partner',
    partnerAndOpponents: 'Your partner and opponents',
    partnerIn: (competition: string) => `your partner in ${competition}`,
    button: 'See my matches',
  },
  week: {
    subject: (days: number, matches: number) =>
      `${left(days)}: ${matches === 1 ? 'one match is open' : `${matches} matches are open`}`,
    heading: (days: number) => `${left(days)}.`,
    text: (day: string) => `Play your matches and enter your scores by *${day}*.`,
    short: (played: number, minimum: number, where: string) =>
      `${where}: you have played ${played} of the ${count(minimum)} required to be ranked.`,
    toPlay: 'Still to play',
    toReport: 'Still to enter (the other side already has)',
    toClear: 'Still to resolve (you entered different scores)',
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
        ? 'The coach asks you to arrange your open match.'
        : 'The coach asks you to arrange your open matches.',
    until: (days: number, day: string) =>
      days === 0
        ? `*Today*, ${day}, is the deadline for scores.`
        : `There ${days === 1 ? 'is' : 'are'} *${daysLeft(days)}*: enter your scores by ${withStop(day)}`,
    away: 'Injured or away? Say so under “Next season” or tell the coach, so that nobody waits for you.',
  },
  place: {
    subject: (season: string, division: string | null) =>
      division === null
        ? `${season}: no place for you yet`
        : `${season}: you will play in ${division}`,
    heading: 'Your place next season',
    headingOut: 'No place yet',
    from: (season: string, day: string | null) =>
      day === null ? season : `${season}, from ${day}`,
    with: (partner: string) => `With ${partner}`,
    where: (competition: string, division: string) => `${competition}, ${division}`,
    out: (competition: string, season: string) =>
      `The coach has no place for you in *${competition}* in *${season}*. Reason:`,
    begins:
      'When the season starts, you will get an email with your opponents and their contact details.',
    askCoach: 'Not what you expected? Talk to the coach.',
    button: 'See my preferences for next season',
    finished: (isPair: boolean, { rank, of, division, isJoint }: Stood) =>
      `${you(isPair)} finished ${isJoint ? 'joint ' : ''}${ordinal(rank)} of ${of} in ${division}`,
    stand: (isPair: boolean, { rank, of, division, isJoint }: Stood) =>
      `${you(isPair)} are ${isJoint ? 'joint ' : ''}${ordinal(rank)} of ${of} in ${division}`,
    unranked: (isPair: boolean, played: number, minimum: number, division: string) =>
      `${you(isPair)} are unranked in ${division} with ${played} of ${count(minimum)} played`,
    held: (_isPair: boolean, standing: string) => `${standing} and stay there.`,
    promoted: (_isPair: boolean, standing: string, to: string) =>
      `${standing} and go up to ${withStop(to)}`,
    relegated: (_isPair: boolean, standing: string, to: string) =>
      `${standing} and go down to ${withStop(to)}`,
    keptShort: (isPair: boolean, played: number, minimum: number, division: string) =>
      `${you(isPair)} played ${played} of the required ${count(minimum)} but still stay in ${withStop(division)}`,
    keptWithdrawn: (isPair: boolean, division: string) =>
      `${you(isPair)} withdrew but still stay in ${withStop(division)}`,
    newPair: (to: string, played: string | null) =>
      `You two are a new pair and start in ${to}, where ${played ?? 'you'} played.`,
    newPairNeither: (to: string) =>
      `You two are a new pair and start in ${to}, because neither of you has played before.`,
    byLevel: (isPair: boolean, to: string, level: string) =>
      `${you(isPair)} start in ${to} because of level ${level}.`,
    withoutLevel: (isPair: boolean, to: string) => `${you(isPair)} start in ${withStop(to)}`,
    byHand: (isPair: boolean, to: string) =>
      `${you(isPair)} start in ${to}, where the coach placed you.`,
    tooFew: (isPair: boolean, played: number, minimum: number) =>
      `${you(isPair)} played ${played} of the required ${count(minimum)}.`,
    needPartner: 'You need a partner.',
    partnerGone: (partner: string) =>
      `${partner} will not play next season, so you need another partner.`,
    partnerSeeks: (partner: string) =>
      `${partner} wants another partner next season, so you need one too.`,
    partnerPlaysWith: (partner: string, other: string) =>
      `${partner} will play with ${other} next season, so you need another partner.`,
  },
  rules: {
    /** `One set`, `Best of five games`: if points are counted, a set is called a game. */
    best: (bestOf: number, isPoints: boolean) => {
      const one = isPoints ? 'game' : 'set';
      return bestOf === 1 ? `One ${one}` : `Best of ${BEST_OF[bestOf] ?? bestOf} ${one}s`;
    },
    /** Only the games are recorded. */
    inGames: (bestOf: number) => `Best of ${BEST_OF[bestOf] ?? bestOf} games, and only games count`,
    to: (games: number) => `to ${games}`,
    clear: (by: number) =>
      by === 1 ? '' : by === 2 ? ', with a lead of two' : `, with a lead of ${by}`,
    cap: (cap: number) => `, capped at ${cap}`,
    tiebreak: (at: number) => `, tiebreak at ${at}–${at}`,
    total: (games: number) => `of exactly ${games} games`,
    timed: 'timed: the side ahead when time runs out wins',
    all: (sets: number) => `All ${sets} sets are played,`,
    unfinished: 'if time runs out, the score at that point counts',
    byGames: 'if time runs out, the side with more games wins',
    draws: 'a match can end in a draw',
    twice: 'you play everyone twice',
    draw: (points: string) => `a draw ${points}`,
    result: (result: string, won: string, lost: string) =>
      `${result.replace('-', '–')}: ${won} and ${lost}`,
    byResult: (results: readonly string[]) =>
      `points for winner and loser depend on the result (${results.join(', ')})`,
    or: ' or ',
    matchTiebreak: (to: number) => `a match tiebreak to ${to} instead of the last set`,
    lastSet: (set: string) => `the last one ${set}`,
    points: (win: string, loss: string) => `A win gives ${win}, a loss ${loss}`,
    noPoints: 'More wins mean a higher rank',
    perSet: (points: string, isPoints: boolean) =>
      `each ${isPoints ? 'game' : 'set'} won ${points}`,
    perGame: (points: string, isPoints: boolean) =>
      `each ${isPoints ? 'point' : 'game'} won ${points}`,
    bonus: {
      straight_sets_win: (points: string) => `${points} extra for a win in straight sets`,
      loss_with_a_set: (points: string) => `${points} extra for a loss with at least one set won`,
      every_match_played: (points: string) => `${points} extra for playing every match`,
      matches_played: (points: string, needed: number, by: string | null) =>
        `${points} extra for playing ${needed} matches${by === null ? '' : ` by ${by}`}`,
    },
    absent: (points: string) => `a no-show ${points}`,
    pointsOf: englishPoints,
    minimum: (matches: number) => `Play at least ${count(matches)} to be ranked`,
    noMinimum: 'Every match you play counts',
    up: (places: number) =>
      places === 1 ? 'first place goes up' : `the top ${numeral(places)} go up`,
    down: (places: number) =>
      places === 1 ? 'last place goes down' : `the bottom ${numeral(places)} go down`,
    /** For parallel boxes, by their names. */
    beside: (boxes: readonly string[]) => `your box ranks equally with ${AND.format(boxes)}`,
    upTo: (boxes: readonly string[]) => `the best go up to ${OR.format(boxes)}`,
    downTo: (boxes: readonly string[]) => `the last go down to ${OR.format(boxes)}`,
  },
};

function left(days: number): string {
  if (days === 0) return 'Last day';
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

const AND = new Intl.ListFormat('en-GB');
const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' });
