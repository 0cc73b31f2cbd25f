import { CLOSE } from 'relay-protocol/close-codes';
import type { Role } from './role.ts';

/** Why a client stops by itself, in codes that no relay uses. */
export const OWN_STOP = {
  /** The relay speaks another protocol. */
  protocol: 4900,
  /** The relay gave the other role's seat. */
  seat: 4901,
  /** The other player's app plays another game. */
  otherGame: 4902,
  /** The store could not save what must be saved before it is sent. */
  notSaved: 4903,
  /** The page has no Web Crypto. */
  insecure: 4904,
} as const;

const LOST = 'The connection was lost; the app connects again by itself in a moment.';

/** Per role where host and guest have to do different things. */
type Sentence = string | Readonly<Record<Role, string>>;

const SENTENCES: ReadonlyMap<number, Sentence> = new Map<number, Sentence>([
  [
    CLOSE.superseded,
    'This game is open in another tab or on another device; go on there, or open it here again.',
  ],
  [CLOSE.tooFast, 'Too much was sent at once; the app connects again by itself in a moment.'],
  [CLOSE.tooLarge, 'Something too large was sent; the app connects again by itself in a moment.'],
  [
    CLOSE.malformed,
    'The relay did not understand this app; reload the page to get its newest version.',
  ],
  [
    CLOSE.noGame,
    {
      host: 'The relay has no such game and would not start it; check the owner key if the relay is yours, or start a new game.',
      guest: 'The relay has no such game; ask for a new invite.',
    },
  ],
  [
    CLOSE.full,
    {
      host: 'Two others already have this game; start a new one, and send its link to one person.',
      guest:
        'Two others already have this game. Was the link for you alone? Then somebody else may have read it: tell your friend, and ask for a new one.',
    },
  ],
  [CLOSE.expired, 'Nobody was here for seven days, so this game was closed; start a new one.'],
  [CLOSE.left, 'You have left this game; start a new one to play on.'],
  [CLOSE.bothLeft, 'Both players have left this game; start a new one to play on.'],
  [CLOSE.networkLimit, 'Too many games were started from your network today; try again tomorrow.'],
  [
    CLOSE.dayLimit,
    'This relay has no games left for today; try again tomorrow, or use another relay.',
  ],
  [CLOSE.roomLimit, 'This game has used up its messages for today; come back to it tomorrow.'],
  [CLOSE.restart, 'The relay is starting again; the app connects again by itself in a moment.'],
  [
    OWN_STOP.protocol,
    'The relay and this app are of different versions; reload the page, or use another relay.',
  ],
  [
    OWN_STOP.seat,
    {
      host: 'The relay took you for the other player; start a new game and invite them again.',
      guest: 'The relay took you for the other player; ask them for a new invite.',
    },
  ],
  [
    OWN_STOP.otherGame,
    'The other player’s app plays another game; open the invite where it was made.',
  ],
  [
    OWN_STOP.insecure,
    'This page came without encryption, so that nothing could be sealed; open it by https.',
  ],
  [
    OWN_STOP.notSaved,
    'This device could not save the game; make room on it, then reload the page.',
  ],
]);

/** Tells a player why the connection ended, and what to do (CONN-6). */
export function closingSentence(code: number, role: Role): string {
  const sentence = SENTENCES.get(code) ?? LOST;
  return typeof sentence === 'string' ? sentence : sentence[role];
}
