import { withStop } from './full-stop.ts';

/** What is said of answering letters, and the letters that answer them. */
export const replyLetters = {
  /** In each letter that can be answered. */
  line: {
    result:
      'You can simply answer this letter: write the score, such as “won 6-4 3-6 10-7”, your own games first.',
    times: 'You can simply answer this letter: write “the second”, or “none of them”.',
    byMail: 'By mail',
    several:
      'Press a match and write the score, such as “won 6-4 3-6 10-7”, your own games first; or times that suit you, such as “Tuesday 18:00 or Thursday 19:30?”. Or simply answer this letter and say whom you played: “I beat Alex 6-4 6-3”.',
    subject: (name: string) => `Our match against ${name}`,
  },
  subjectSeveral: 'Re: your matches',
  whichMatch: {
    heading: 'Which match?',
    text: (written: string) => `You wrote “${written}”, and it may have been more than one match.`,
    textLong: 'What you wrote may have been about more than one match.',
    next: 'Nothing is entered yet. Press the match beneath and send the letter that opens.',
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
    wrong: 'Not what you meant? Change it, or answer this letter.',
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
    byMail: 'Or answer with them: “Tuesday 18:00 or Thursday 19:30?”.',
    button: 'Propose other times',
  },
  notPlayed: {
    heading: 'Thank you.',
    text: (name: string) => `Your match against *${name}* is still to be played.`,
    until: (day: string) => `Scores count until ${withStop(day)}`,
    byMail: 'To propose times answer with them: “Tuesday 18:00 or Thursday 19:30?”.',
  },
  notUnderstood: {
    heading: 'We could not read that.',
    text: 'A program reads these letters, and it does not guess. Nothing was entered or arranged.',
    incomplete:
      'That is not a whole score under the rules of this competition: nothing was entered.',
    howResult:
      'Write the score and who won, your own games first: “won 6-4 3-6 10-7” or “lost 4:6 3:6”. Or write “not played yet”.',
    howTimes: 'For a time write “the first” or “the second”; or write “none of them”.',
  },
  tooLarge: {
    heading: 'That letter was too large.',
    text: 'Letters of more than a megabyte are not read. Write one line, without pictures.',
  },
  failed: {
    heading: 'That did not work.',
    text: 'Something went wrong here, and nothing is certain. Please look at the match.',
  },
  elsewhere: {
    subject: (name: string) => `Was that you? Your match against ${name}`,
    heading: 'Was that you?',
    text: (name: string) =>
      `Somebody answered our letter about your match against *${name}*, from another address than yours. Nothing was entered or arranged.`,
    subjectSeveral: 'Was that you? Your matches',
    textSeveral:
      'Somebody answered our letter about your matches, from another address than yours. Nothing was entered or arranged.',
    you: 'Was it you? Then answer from the address at which you get this, or use the page.',
    notYou: 'Not you? Then there is nothing to do: only you can answer for yourself.',
  },
  toMatch: 'See the match',
  page: {
    title: 'Who won?',
    read: 'You answered our letter. Is this what you meant?',
    send: 'Yes, enter it',
    nothingYet: 'Nothing is entered before you press the button.',
    other: 'Something else',
    done: 'It is entered.',
    gone: 'There is nothing to answer here any more.',
  },
};
