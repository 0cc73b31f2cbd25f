import type { RichMessage } from './rich.ts';

/** `/settings`: what holds for this device. */
export const settings = {
  title: 'Settings',
  you: 'You',
  name: 'Your name',
  nameHint: 'For new games. Your friend sees it; the relay does not.',
  theme: 'Colours',
  themes: { system: 'As the device', light: 'Light', dark: 'Dark' },
  language: 'Language',
  asBrowser: 'As the browser',
  board: 'Board',
  boards: { green: 'Green', brown: 'Brown', blue: 'Blue', slate: 'Grey', violet: 'Violet' },
  pieces: 'Pieces',
  sets: { classic: 'Classic', wood: 'Wood', round: 'Round', paper: 'Paper', blocks: 'Blocks' },
  sounds: 'Sound of moves',
  soundSets: { tones: 'Tones', wood: 'Wood' },
  playing: 'Playing',

  relay: {
    title: 'Relay',
    about:
      'The relay carries sealed moves from one player to the other. The one that serves this site is used as it is; where it is private, its owner key lets you make games.',
    check: 'Check and save',
    address: 'Address',
    addressHint:
      'Empty: the relay of this site. This site may talk to no other; to use another relay, open the site that it serves.',
    addressWrong: 'An address begins with https:// and ends with the name: https://relay.example',
    keyHint:
      'Only for making games on a private relay; joining one needs none. It stays on this device, and goes to this relay alone.',
    keyWrong: 'No owner key is longer than 256 characters.',
    takeKey: 'Take the owner key to another device',
    takeKeyHow: (host: string) =>
      `On the other device open ${host}, choose “I have the owner key”, and scan this. Whoever photographs it has the key too.`,
    keyCode: 'QR code of the owner key',
  },
  brought: {
    title: 'This link brings an owner key for this relay. Use it?',
    about: (host: string): RichMessage => [
      'Whoever has the owner key of ',
      { strong: host },
      ' can make games on it. Use it if the relay is yours, or if its owner sent you the link.',
    ],
    use: 'Use this key',
    forget: 'No, forget it',
    wrong: (finding: string) =>
      `The link brought a wrong key. ${finding} Ask who runs the relay for the right link, or type its owner key below.`,
    none: 'This link brings no owner key',
    noneAbout:
      'It should hold one after “#owner=”, of at most 256 characters. Copy the whole link again, as the relay printed it when it was started first, or type the owner key below.',
  },
  data: {
    title: 'Data on this device',
    keptNone: 'This device keeps your name and these settings, and no games yet.',
    kept: (games: string) =>
      `This device keeps ${games}, your name and these settings. Whom you played with has a copy of the game; the relay has none.`,
    question: (games: string | null) =>
      `Remove ${games === null ? 'your name and settings' : `${games}, your name and settings`} from this device for good?`,
    remove: 'Remove everything',
    yes: 'Remove',
    no: 'Keep',
    removed: 'Everything was removed from this device.',
    removedPartly:
      'Your games, name and settings were removed. An engine or puzzles, if you had any here, may still be there: the browser did not delete them.',
    persistence: {
      asking: '',
      persisted: 'This browser has promised not to delete them by itself.',
      'not-persisted': 'This browser may delete them when the device runs out of room.',
      refused:
        'This browser gave no promise. Most give one to a site that is on the home screen or often visited.',
    },
    ask: 'Ask it to keep them',
  },
};
