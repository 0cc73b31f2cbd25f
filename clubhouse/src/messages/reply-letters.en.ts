import { withStop } from './full-stop.ts';

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** What is said of answering letters, and the letters that answer them. */
export const replyLetters = {
  /** What a reply can say, as the reader of replies takes it. */
  examples: {
    won: (score: string) => `won ${score}`,
    lost: (score: string) => `lost ${score}`,
    beat: (name: string, score: string) => `I beat ${name} ${score}`,
    notPlayed: 'not played yet',
    yes: 'yes',
    no: 'no',
    noneOfThem: 'none of them',
    places: ['the first', 'the second', 'the third'],
    weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    day: (date: string) => `${Number(date.slice(8))} ${MONTHS[Number(date.slice(5, 7)) - 1]}`,
    at: (day: string, clock: string) => `${day} at ${clock}`,
    or: (one: string, another: string) => `${one} or ${another}`,
  },
  /** In each email that can be answered. */
  line: {
    result: (example: string | null) =>
      example === null
        ? 'You can answer this email: write who won and the score, your own figures first.'
        : `You can answer this email with the score, your own figures first: “${example}”.`,
    times: (pick: string | null, decline: string | null) => {
      const words = [pick, decline].flatMap((one) => (one === null ? [] : [`“${one}”`]));
      if (words.length === 0) return 'You can answer this email: write which time suits you.';
      return `You can answer this email: write ${words.join(' or ')}.`;
    },
    byMail: 'By email',
    several: (example: string | null) =>
      example === null
        ? 'You can answer this email: write whom you played, who won and the score. Or enter it here:'
        : `You can answer this email and say whom you played: “${example}”. Or enter it here:`,
    subject: (name: string) => `Match against ${name}`,
  },
  subjectSeveral: 'Re: your matches',
  whichMatch: {
    heading: 'Which match?',
    text: (written: string) => `You wrote “${written}”. That could be about more than one match.`,
    textLong: 'What you wrote could be about more than one match.',
    next: 'Nothing has been entered. Write it again with your opponent’s full name, or open the match below.',
  },
  noMatch: 'None of the matches of that letter is still to be entered.',
  notPlayedSeveral: 'Then your matches are still to be played.',
  subject: (name: string) => `Re: your match against ${name}`,
  reported: {
    heading: 'This is how we read it.',
    text: (name: string) => `For your match against *${name}* you have entered:`,
    states: {
      reported: 'Over to the other side. Once both sides say the same, it counts.',
      disputed:
        'The two sides have entered different scores. Have a word, then each side enters what you agree.',
      played: 'Both sides say the same: it counts.',
    },
    wrong: 'Not what you meant? Change it, or answer this email.',
    decided: 'Not what you meant? Have a word with the coach.',
    button: 'Change my entry',
  },
  refused: {
    heading: 'That was not entered.',
    score: 'This score can’t be under the rules of this competition.',
    future: 'The day of play is still to come.',
    button: 'Enter the score',
  },
  which: {
    heading: 'Who won?',
    text: 'your score fits both sides, and we do not guess. Which of the two was it?',
    opens: 'Each button opens a page that asks once more. Nothing is entered before.',
  },
  proposed: {
    heading: 'You have proposed times.',
    text: (name: string) => `We have written to *${name}*, who can pick one of them:`,
    wrong: 'Not what you meant? Write other times, or take these back.',
    button: 'Change or take back',
  },
  notProposed: {
    heading: 'Nothing was proposed.',
    another: (name: string) => `*${name}* has proposed times already. Please look at them first.`,
  },
  declined: {
    heading: 'Nothing is arranged.',
    text: (name: string) => `None of the times suits you. Propose others to *${name}*:`,
    byMail: (example: string) => `Or answer with other times: “${example}”`,
    button: 'Propose other times',
  },
  notPlayed: {
    heading: 'Thank you.',
    text: (name: string) => `Your match against *${name}* is still to be played.`,
    until: (day: string) => `Scores count until ${withStop(day)}`,
    byMail: (example: string) => `To propose times, answer with them: “${example}”`,
  },
  notUnderstood: {
    heading: 'We could not read that.',
    text: 'A program reads these emails, and it does not guess. Nothing was entered or arranged.',
    above: 'Write above our email, not below it or between its lines.',
    incomplete:
      'That is not a whole score under the rules of this competition: nothing was entered.',
    howResult: (won: string | null, lost: string | null, notPlayed: string) => {
      const words = [won, lost].flatMap((one) => (one === null ? [] : [`“${one}”`]));
      const examples = words.length === 0 ? '' : `: ${words.join(' or ')}`;
      return `Write who won and the score, your own figures first${examples}. Or write “${notPlayed}”.`;
    },
    howTimes: (pick: string, decline: string) =>
      `To pick a time, write “${pick}”. If none suits you, write “${decline}”.`,
  },
  tooLarge: {
    heading: 'That email was too large.',
    text: 'Emails of more than a megabyte are not read. Write one line, without pictures.',
  },
  failed: {
    heading: 'That did not work.',
    text: 'Something went wrong here, and nothing is certain. Please look at the match.',
  },
  elsewhere: {
    subject: (name: string) => `Was that you? Your match against ${name}`,
    heading: 'Was that you?',
    text: (name: string) =>
      `Somebody answered our email about your match against *${name}* from an address that is not yours. Nothing was entered or arranged.`,
    subjectSeveral: 'Was that you? Your matches',
    textSeveral:
      'Somebody answered our email about your matches from an address that is not yours. Nothing was entered or arranged.',
    you: 'Was it you? Then answer from the address at which you get this, or use the page.',
    notYou: 'Not you? Then there is nothing to do: only you can answer for yourself.',
  },
  toMatch: 'See the match',
  page: {
    title: 'Who won?',
    read: 'You answered our email. Is this what you meant?',
    send: 'Yes, enter it',
    nothingYet: 'Nothing is entered until you click the button.',
    other: 'Something else',
    done: 'It is entered.',
    gone: 'There is nothing to answer here any more.',
  },
};
