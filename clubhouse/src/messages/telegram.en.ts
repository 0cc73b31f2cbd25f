import { withStop } from './full-stop.ts';

/** The section of `/me` about Telegram, and what the bot says there. */
export const telegram = {
  title: 'Telegram',
  about: (bot: string) =>
    `Write results, and answers about times, to ${withStop(`@${bot}`)} Telegram can read along: do not write anything there that it should not know.`,
  make: 'Link my Telegram',
  open: 'Open Telegram',
  opens:
    'Press “Start” there. The link works once, within 15 minutes, and for you alone: give it to nobody.',
  code: 'The same link, for the camera of your phone',
  linked: (day: string) => `Your Telegram has been linked since ${withStop(day)}`,
  one: 'One chat for each of you: another link takes the place of the one before.',
  remake: 'Link another Telegram',
  unlink: 'Unlink',
  away: 'Telegram cannot be reached just now. Come back in a few minutes.',
  chat: {
    linked: (name: string, club: string) => `This chat is now that of ${name} at ${withStop(club)}`,
    stranger: (address: string) =>
      `This bot answers members of the club. To link this chat, press the button at ${address}`,
    badLink: (address: string) => `That link no longer works. You get a new one at ${address}`,
    unreadable: 'Only what you write yourself is read: no pictures, no voice, nothing forwarded.',
    tooLong: 'That is too long. Write one line.',
    tooMany: 'That is a lot for one minute. What you write is read again in a minute.',
    which: 'Which match do you mean?',
    whichOpens: 'Nothing is entered or arranged before you press.',
    tooManyMatches: 'Write it again with the full name of your opponent.',
    over: 'That question is closed. To change something, write it once more.',
    noMatch: 'There is no match of yours that this could be about.',
    notUnderstood: 'A program reads this, and it does not guess. Nothing was entered or arranged.',
    wrong: 'Not what you meant? Change it, or write it once more.',
    notPlayed: 'Thank you. Nothing was entered.',
    failed: 'Something went wrong here, and nothing is certain. Please look at your matches.',
  },
};
