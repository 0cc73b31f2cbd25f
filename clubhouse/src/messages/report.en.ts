import { makeExampleScore } from '../score/example-score.ts';
import type { Format } from '../score/format.ts';

/** For sets that count points, as in squash: English calls them games. */
const inPoints = {
  set: (number: number) => `Game ${number}`,
  wonSet: (number: number) => `You won game ${number}`,
  lostSet: (number: number) => `You lost game ${number}`,
  tapSets: 'Enter the score game by game. You will see here what we send.',
  faults: {
    incomplete: 'A game is missing: nobody has won the match yet.',
    lineSetsAlone: (format: Format) =>
      `That looks like the games each of you won. Enter the score of every game, such as ${makeExampleScore(format).won}. If you ran out of time in the first game, enter its score above instead.`,
    setEnd: (score: string) => `A game can’t end ${score}.`,
    setsMissing: (sets: number) => `All ${sets} games are played here. Enter every game.`,
    setExtra: 'Leave this game empty. The match was already decided.',
  },
};

/** `/matches/[match]/report` */
export const report = {
  title: 'Enter the score',
  changeTitle: 'Change my entry',
  set: (number: number) => `Set ${number}`,
  tiebreakSet: 'Tiebreak',
  setShort: (number: number) => `${number}`,
  wonSet: (number: number) => `You won set ${number}`,
  lostSet: (number: number) => `You lost set ${number}`,
  levelSet: (number: number) => `Nobody won set ${number}`,
  wonTiebreak: 'You won the match tiebreak',
  lostTiebreak: 'You lost the match tiebreak',
  otherScore: 'Other',
  tile: (set: string, whose: string) => `${set}, ${whose}: {points}`,
  fewer: (whose: string) => `One fewer for ${whose}`,
  more: (whose: string) => `One more for ${whose}`,
  tiebreakPoints: 'Tiebreak points of the loser (optional)',
  score: 'The score',
  scoreboard: 'The score as you entered it',
  playedOn: (near: string | null, day: string) =>
    near === null ? `Played *${day}*` : `Played *${near}*, ${day}`,
  change: 'Change',
  day: 'Match date',
  differently: 'It ended differently',
  whatHappened: 'What happened?',
  endings: {
    completed: { title: 'We finished the match', about: 'The usual case.' },
    retired: { title: 'Someone had to stop', about: 'Retirement. The score at that point counts.' },
    walkover: { title: 'Someone didn’t turn up', about: 'Walkover. No score.' },
    conceded: {
      title: 'Someone conceded the match',
      about: 'It counts as played for both sides.',
    },
    unplayed: { title: 'We won’t play this match', about: 'It counts for neither side.' },
  },
  untilTime: 'Or you ran out of time: the score at that point counts.',
  who: 'Who was it?',
  me: 'Me',
  usTwo: 'Us',
  typeIt: 'Type it instead',
  line: 'As you would write it in a message',
  /** The site must be able to read each example as written. */
  lineHint: (format: Format) => {
    const { won, lost, retired, drawn } = makeExampleScore(format);
    return [
      `won ${won}`,
      `lost ${lost}`,
      ...(drawn === null ? [] : [`drawn ${drawn}`]),
      ...(retired === null ? [] : [`won ${retired} ret.`]),
    ].join(' · ');
  },
  tapSets: 'Enter the score set by set. You will see here what we send.',
  check: 'Check my entry',
  send: (member: string | null): string => (member === null ? 'Send' : `Send for ${member}`),
  readThenSend: 'Is this right? Then send it.',
  sentences: {
    one: {
      won: 'You beat {name} {score}',
      lost: '{name} beat you {score}',
      drawn: 'You and {name} drew {score}',
      wonRetired: 'You beat {name} {score} (retired)',
      lostRetired: '{name} beat you {score} (you retired)',
      wonWalkover: '{name} didn’t turn up: a walkover for you',
      lostWalkover: 'You didn’t turn up: a walkover for {name}',
      wonConceded: '{name} gave you the match',
      lostConceded: 'You gave the match to {name}',
      unplayed: 'You and {name} won’t play this match',
      timeUp: '{said} when time ran out',
    },
    pair: {
      won: 'You two beat {name} {score}',
      lost: '{name} beat you two {score}',
      drawn: 'You two and {name} drew {score}',
      wonRetired: 'You two beat {name} {score} (retired)',
      lostRetired: '{name} beat you two {score} (you retired)',
      wonWalkover: '{name} didn’t turn up: a walkover for you two',
      lostWalkover: 'You two didn’t turn up: a walkover for {name}',
      wonConceded: '{name} gave you two the match',
      lostConceded: 'You two gave the match to {name}',
      unplayed: 'You two and {name} won’t play this match',
      timeUp: '{said} when time ran out',
    },
  },
  faults: {
    nothing: 'You have not entered anything yet.',
    incomplete: 'A set is missing: nobody has won the match yet.',
    level: 'This is a draw, but matches here need a winner.',
    who: 'Say who it was.',
    lineEmpty: 'Enter a score in this line.',
    lineWho: 'Say who won: start with “won” or “lost”.',
    lineSetsAlone: (format: Format) =>
      `That looks like the sets each of you won. Enter the score of every set, such as ${makeExampleScore(format).won}. If you ran out of time in the first set, enter its score above instead.`,
    lineUnclear: (part: string, format: Format) =>
      `We could not read “${part}”. Write a score such as ${makeExampleScore(format).won}.`,
    setEnd: (score: string) => `A set can’t end ${score}.`,
    setsMissing: (sets: number) => `All ${sets} sets are played here. Enter every set.`,
    setTotal: (games: number, total: number) =>
      `Sets here have exactly ${total} games. This one has ${games}.`,
    setLevel: (score: string) => `A set can’t end level at ${score}.`,
    noTiebreak: 'There are no tiebreaks here. Leave the tiebreak points empty.',
    noTiebreakThen: (at: string) =>
      `A tiebreak is only played at ${at}. Leave the tiebreak points empty.`,
    tiebreakEnd: (points: string) => `A tiebreak can’t end ${points}.`,
    matchTiebreakPoints: (to: number) => `This is a tiebreak to ${to}. Enter its points.`,
    matchTiebreakEnd: (to: number, points: string) => `A tiebreak to ${to} can’t end ${points}.`,
    decided: 'The match was already decided, so nobody could retire.',
    setExtra: 'Leave this set empty. The match was already decided.',
    future: 'The match date is in the future.',
    day: 'This is not a valid date.',
    score: 'The rules of this competition do not allow this score.',
  },
  /** For single-set matches, whose result is in games; the texts do not mention sets. */
  inGames: {
    set: () => 'Games',
    wonSet: () => 'You won',
    lostSet: () => 'You lost',
    levelSet: () => 'Nobody won',
    tapSets: 'Enter the games. You will see here what we send.',
    faults: {
      incomplete: 'Games are missing: nobody has won the match yet.',
      setEnd: (score: string) => `A match can’t end ${score} here.`,
      setTotal: (games: number, total: number) =>
        `A match here has exactly ${total} games. This one has ${games}.`,
      setLevel: (score: string) => `A match can’t end level at ${score}.`,
      noTiebreak: 'There are no tiebreaks here. Leave the tiebreak points empty.',
    },
  },
  inPoints,
  meanwhile: (said: string) =>
    `Your side has since entered “${said}”. If your score is right, send it again.`,
  gone: 'This match no longer exists. Ask the coach what happened to it.',
  readAgain: 'The page has changed since you entered this. Check your entry again, then send it.',
  refused: {
    results_closed: 'The deadline has passed. The coach will enter missing results.',
    result_confirmed: 'This match has already been decided. Only the coach can change it.',
    competition_not_active: 'This competition is not running.',
    competition_closed: 'This competition is over.',
    entry_withdrawn: 'One side has withdrawn, so this match will not be played.',
    rate_limited: 'Too many attempts in a short time. Nothing is lost. Send it again later.',
    other: 'The club’s system rejected this entry. Nothing is lost. Try again in a minute.',
  },
};
