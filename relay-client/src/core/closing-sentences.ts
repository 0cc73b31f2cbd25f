import type { ClosingReason } from './closing-reason.ts';
import type { Role } from './role.ts';

/** A sentence, or one by role where host and guest must act differently. */
type Sentence = string | Readonly<Record<Role, string>>;

/** The sentences of one language: the reason, a semicolon, and what to do. */
export type ClosingSentences = Readonly<Record<ClosingReason, Sentence>>;

/** In English. */
export const CLOSING_SENTENCES: ClosingSentences = {
  lost: 'The connection was lost; the app reconnects by itself in a moment.',
  superseded: 'This game is open in another tab or device; continue there, or reopen it here.',
  tooFast: 'Too much was sent at once; the app reconnects by itself in a moment.',
  tooLarge: 'Something too large was sent; the app reconnects by itself in a moment.',
  malformed: 'The relay did not understand this app; reload the page to get its newest version.',
  noRoom: {
    host: 'The relay has no such game and would not start it; check the owner key if the relay is yours, or start a new game.',
    guest: 'The relay has no such game; ask for a new invite.',
  },
  full: {
    host: 'Two others already have this game; start a new one, and send its link to one person.',
    guest:
      'Two others already have this game. Did you open it in another app or browser? Then continue there, or choose “Move a game to another device” there, and open that link here. If not, was the link for you alone? Then someone else may have read it: tell your friend, and ask for a new one.',
  },
  expired: 'Nobody was here for seven days, so this game was closed; start a new one.',
  left: 'You have left this game; start a new one to play on.',
  bothLeft: 'Both players have left this game; start a new one to play on.',
  networkLimit: 'Too many games were started from your network today; try again tomorrow.',
  dayLimit: 'This relay has no games left for today; try again tomorrow, or use another relay.',
  roomLimit: 'This game has used up its messages for today; come back to it tomorrow.',
  restart: 'The relay is restarting; the app reconnects by itself in a moment.',
  protocol: 'The relay and this app are different versions; reload the page, or use another relay.',
  seat: {
    host: 'The relay took you for the other player; start a new game and invite them again.',
    guest: 'The relay took you for the other player; ask them for a new invite.',
  },
  otherGame: 'The other player’s app plays another game; open the invite where it was made.',
  insecure:
    'This page was loaded without encryption, so nothing can be encrypted; open it over https.',
  notSaved: 'This device could not save the game; free up some space, and it continues by itself.',
};
