import { withStop } from './full-stop.ts';

/** The Telegram section of `/me`, and the bot's texts. */
export const telegram = {
  title: 'Telegram',
  about: (bot: string) =>
    `Send results and replies about match times to ${withStop(`@${bot}`)} Telegram can read your messages, so do not write anything private there.`,
  make: 'Link my Telegram',
  open: 'Open Telegram',
  opens:
    'Tap “Start” there. The link works once, only for you, and expires after 15 minutes. Do not share it.',
  code: 'Scan this link with your phone camera',
  linked: (day: string) => `Your Telegram has been linked since ${withStop(day)}`,
  one: 'You can link one chat. Linking another replaces it.',
  remake: 'Link another Telegram account',
  unlink: 'Unlink',
  away: 'We cannot reach Telegram at the moment. Try again in a few minutes.',
  chat: {
    linked: (name: string, club: string) =>
      `This chat is now linked to ${name} at ${withStop(club)}`,
    stranger: (address: string) =>
      `This bot only answers club members. To link this chat, click the button at ${address}`,
    badLink: (address: string) => `That link no longer works. Get a new one at ${address}`,
    unreadable:
      'I can only read text you write yourself, not pictures, voice messages or forwarded messages.',
    tooLong: 'That is too long. Write one line.',
    tooMany: 'Too many messages. Wait a minute, then write again.',
    which: 'Which match do you mean?',
    whichOpens: 'Nothing is entered or arranged until you tap a button.',
    tooManyMatches: 'Write it again with your opponent’s full name.',
    over: 'That question is closed. To change something, write it again.',
    noMatch: 'This does not fit any of your matches.',
    notUnderstood: 'A program reads this, and it never guesses. Nothing was entered or arranged.',
    wrong: 'Not what you meant? Change it or write it again.',
    notPlayed: 'Thank you. Nothing was entered.',
    failed: 'Something went wrong. We don’t know what was saved. Please check your matches.',
  },
};
