import { getFirstName } from './names.ts';
import { withStop } from './full-stop.ts';

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** Instructions for answering emails, and the emails that answer replies. */
export const replyLetters = {
  examples: {
    won: (score: string) => `won ${score}`,
    lost: (score: string) => `lost ${score}`,
    beat: (name: string, score: string) => `I beat ${getFirstName(name)} ${score}`,
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
  line: {
    result: (example: string | null) =>
      example === null
        ? 'You can reply to this email with the result.'
        : `You can reply to this email with the score, your own figures first: “${example}”.`,
    times: (pick: string | null, decline: string | null) => {
      const words = [pick, decline].flatMap((one) => (one === null ? [] : [`“${one}”`]));
      if (words.length === 0) return 'You can reply to this email. Write which time suits you.';
      return `You can reply to this email. Write ${words.join(' or ')}.`;
    },
    byMail: 'By email',
    several: (example: string | null) =>
      example === null
        ? 'You can reply to this email with the result and your opponent’s name.'
        : `You can reply to this email and say who you played: “${example}”.`,
    orHere: 'Or enter it here:',
    subject: (name: string) => `Match against ${name}`,
  },
  subjectSeveral: 'Re: your matches',
  whichMatch: {
    heading: 'Which match?',
    text: (written: string) => `You wrote “${written}”. That could refer to more than one match.`,
    textLong: 'Your message could refer to more than one match.',
    next: 'Nothing has been entered. Reply again with your opponent’s full name, or open the match below.',
  },
  noMatch: 'All the matches in that email already have a score.',
  notPlayedSeveral: 'You still have to play your matches.',
  subject: (name: string) => `Re: your match against ${name}`,
  reported: {
    heading: 'Here is what we understood.',
    text: (name: string) => `For your match against *${name}*, you entered:`,
    states: {
      reported: 'Now it’s the other side’s turn. The score counts once both entries match.',
      disputed:
        'The two sides entered different scores. Talk it over, then both enter the score you agree on.',
      played: 'Both entries match, so the score counts.',
    },
    wrong: 'Not what you meant? Change it or reply to this email.',
    decided: 'Not what you meant? Talk to the coach.',
    button: 'Change my entry',
  },
  refused: {
    heading: 'Score not entered.',
    score: 'The rules of this competition do not allow this score.',
    future: 'The match date is in the future.',
    button: 'Enter the score',
  },
  which: {
    heading: 'Who won?',
    text: 'Your score could be a win for either side. Which one is right?',
    opens: 'Each button opens a page where you confirm. Nothing is entered before that.',
  },
  proposed: {
    heading: 'You have proposed times.',
    text: (name: string) => `We emailed *${name}*, who can now pick one of them:`,
    wrong: 'Not what you meant? Reply with other times or withdraw these.',
    button: 'Change or withdraw',
  },
  notProposed: {
    heading: 'No times proposed.',
    another: (name: string) => `*${name}* has already proposed times. Please look at them first.`,
  },
  declined: {
    heading: 'No time arranged.',
    text: (name: string) => `None of these times suits you. Propose other times to *${name}*:`,
    byMail: (example: string) => `Or reply with other times: “${example}”`,
    button: 'Propose other times',
  },
  notPlayed: {
    heading: 'Thank you.',
    text: (name: string) => `You still have to play your match against *${name}*.`,
    until: (day: string) => `Enter the score by ${withStop(day)}`,
    byMail: (example: string) => `To propose times, reply with them: “${example}”`,
  },
  notUnderstood: {
    heading: 'We didn’t understand your reply.',
    text: 'A program reads these emails, and it never guesses. Nothing was entered or arranged.',
    above: 'Write your reply above our email, not below it or between its lines.',
    incomplete:
      'That score is incomplete under the rules of this competition. Nothing was entered.',
    howResult: (won: string | null, lost: string | null, notPlayed: string) => {
      const words = [won, lost].flatMap((one) => (one === null ? [] : [`“${one}”`]));
      const examples = words.length === 0 ? '' : `: ${words.join(' or ')}`;
      return `Write who won and the score, with your own figures first${examples}. Or write “${notPlayed}”.`;
    },
    howTimes: (pick: string, decline: string) =>
      `To pick a time, write “${pick}”. If none suits you, write “${decline}”.`,
  },
  tooLarge: {
    heading: 'That email was too large.',
    text: 'We do not read emails over one megabyte. Write one line, without pictures.',
  },
  failed: {
    heading: 'That did not work.',
    text: 'Something went wrong. We don’t know what was saved. Please check the match.',
  },
  elsewhere: {
    subject: (name: string) => `Was that you? Your match against ${name}`,
    heading: 'Was that you?',
    text: (name: string) =>
      `Someone replied to our email about your match against *${name}* from an address that is not yours. Nothing was entered or arranged.`,
    subjectSeveral: 'Was that you? Your matches',
    textSeveral:
      'Someone replied to our email about your matches from an address that is not yours. Nothing was entered or arranged.',
    you: 'Was it you? Reply from the address that received this email, or use the website.',
    notYou: 'If it wasn’t you, you don’t need to do anything. Nobody else can reply for you.',
  },
  toMatch: 'See the match',
  page: {
    title: 'Who won?',
    read: 'You replied to our email. Is this what you meant?',
    send: 'Yes, enter it',
    nothingYet: 'Nothing is entered until you click the button.',
    other: 'Something else',
    done: 'Your score is entered.',
    gone: 'There is nothing left to answer here.',
  },
};
