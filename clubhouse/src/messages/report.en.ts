import { exampleScore } from '../score/example-score.ts';
import type { Format } from '../score/format.ts';

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
  tiebreakPoints: 'Points of who lost the tiebreak (if you like)',
  score: 'The score',
  scoreboard: 'The score as you have entered it',
  playedOn: (near: string | null, day: string) =>
    near === null ? `Played *${day}*` : `Played *${near}*, ${day}`,
  change: 'Change',
  day: 'Day of play',
  differently: 'It ended differently',
  whatHappened: 'What happened?',
  endings: {
    completed: { title: 'We played it to the end', about: 'The usual.' },
    retired: { title: 'Someone had to stop', about: 'Retired. Keep the score as it stood.' },
    walkover: { title: 'Someone didn’t turn up', about: 'Walkover. No score.' },
    conceded: {
      title: 'Someone gave the match away',
      about: 'Conceded. Both are credited with playing.',
    },
    unplayed: { title: 'We won’t play it', about: 'Neither side is credited.' },
  },
  untilTime: 'Or until the time was up: what stands then counts.',
  who: 'Who was it?',
  me: 'Me',
  usTwo: 'Us',
  typeIt: 'Type it instead',
  line: 'As you would text it',
  /** Each is taken as it stands. */
  lineHint: (format: Format) => {
    const { won, lost, retired, drawn } = exampleScore(format);
    return [
      `won ${won}`,
      `lost ${lost}`,
      ...(drawn === null ? [] : [`drawn ${drawn}`]),
      ...(retired === null ? [] : [`won ${retired} ret.`]),
    ].join(' · ');
  },
  tapSets: 'Tap set by set. Here stands what we send.',
  check: 'Read it through',
  send: 'Send',
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
      timeUp: '{said} when the time was up',
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
      timeUp: '{said} when the time was up',
    },
  },
  faults: {
    nothing: 'Nothing is entered yet.',
    incomplete: 'A set is missing: nobody has won the match yet.',
    level: 'It is level, and here somebody has to win a match.',
    who: 'Say who it was.',
    lineEmpty: 'There is no score in this line.',
    lineWho: 'Say who won: begin with “won” or “lost”.',
    lineSetsAlone: (format: Format) =>
      `That looks like the sets each of you won. Enter the score of every set, such as ${exampleScore(format).won}. If time was up in the first set, enter it above instead.`,
    lineUnclear: (part: string, format: Format) =>
      `“${part}” could not be read. Write a score such as ${exampleScore(format).won}.`,
    setEnd: (score: string) => `A set can’t end ${score}.`,
    setsMissing: (sets: number) => `All ${sets} sets are played here: enter each of them.`,
    setTotal: (games: number, total: number) =>
      `Sets have exactly ${total} games here: these are ${games}.`,
    setLevel: (score: string) => `A set can’t end level at ${score}: one side has more.`,
    noTiebreak: 'Sets have no tiebreak here: leave its points empty.',
    noTiebreakThen: (at: string) => `A tiebreak is played only at ${at}: leave its points empty.`,
    tiebreakEnd: (points: string) => `A tiebreak can’t end ${points}.`,
    matchTiebreakPoints: (to: number) => `This is a tiebreak to ${to}: enter its points.`,
    matchTiebreakEnd: (to: number, points: string) => `A tiebreak to ${to} can’t end ${points}.`,
    decided: 'The match was decided already: nobody had to stop.',
    setExtra: 'This set was not played: the match was decided before it.',
    future: 'The day of play is still to come.',
    day: 'That is no day.',
    score: 'This score can’t be under the rules of this competition.',
  },
  /** Where a match is one set, its games are the result, and nobody speaks of sets. */
  inGames: {
    set: () => 'Games',
    wonSet: () => 'You won',
    lostSet: () => 'You lost',
    levelSet: () => 'Nobody won',
    tapSets: 'Tap the games. Here stands what we send.',
    faults: {
      incomplete: 'Games are missing: nobody has won the match yet.',
      setEnd: (score: string) => `A match can’t end ${score} here.`,
      setTotal: (games: number, total: number) =>
        `A match has exactly ${total} games here: these are ${games}.`,
      setLevel: (score: string) => `A match can’t end level at ${score}: one side has more.`,
      noTiebreak: 'There is no tiebreak here: leave its points empty.',
    },
  },
  meanwhile: (said: string) =>
    `Your side has entered something else meanwhile: “${said}”. If yours is right, send it again.`,
  gone: 'This match is not there any more. Ask the coach what became of it.',
  readAgain:
    'The site has changed since you entered this. Read it through once more, then send it.',
  refused: {
    results_closed: 'The deadline has passed: the coach enters what is left.',
    result_confirmed: 'This match is decided already. Only the coach can change it.',
    competition_not_active: 'This competition is not under way.',
    competition_closed: 'This competition is over.',
    entry_withdrawn: 'One of the two sides has withdrawn: this match is not played.',
    rate_limited: 'That was too often in a short time. Nothing is lost: send it again later.',
    other: 'The club did not take this entry. Nothing is lost: try again in a minute.',
  },
};
