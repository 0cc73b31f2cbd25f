import type { RichMessage } from './rich.ts';

/** `/settings`: the settings of this device. */
export const settings = {
  title: 'Settings',
  you: 'You',
  name: 'Your name',
  nameHint: 'For new games. Your friend sees it; the relay does not.',
  theme: 'Colours',
  themes: { system: 'Same as the device', light: 'Light', dark: 'Dark' },
  language: 'Language',
  asBrowser: 'Same as the browser',
  board: 'Board',
  boards: { green: 'Green', brown: 'Brown', blue: 'Blue', slate: 'Grey', violet: 'Violet' },
  pieces: 'Pieces',
  sets: { classic: 'Classic', wood: 'Wood', round: 'Round', paper: 'Paper', blocks: 'Blocks' },
  sounds: 'Move sounds',
  soundSets: { tones: 'Tones', wood: 'Wood' },
  playing: 'Playing',

  relay: {
    title: 'Relay',
    about:
      'The relay passes encrypted moves between the two players. If it is private, you need its owner key to make games.',
    check: 'Check and save',
    keyHint:
      'You need it only to make games on a private relay, not to join one. It stays on this device and is sent only to this relay.',
    keyWrong: 'An owner key has at most 256 characters.',
    takeKey: 'Copy the owner key to another device',
    takeKeyHow: (host: string) =>
      `Open ${host} on the other device, choose “I have the owner key” and scan this code. Anyone who photographs the code has the key too.`,
    keyCode: 'QR code of the owner key',
  },
  brought: {
    title: 'This link contains an owner key for this relay. Use it?',
    about: (host: string): RichMessage => [
      'Anyone with the owner key of ',
      { strong: host },
      ' can make games there. Use it if the relay is yours or its owner sent you the link.',
    ],
    use: 'Use this key',
    forget: 'No, discard it',
    wrong: (finding: string) =>
      `The key in this link is wrong. ${finding} Ask the relay’s operator for the right link, or enter the owner key below.`,
    none: 'This link contains no owner key',
    noneAbout:
      'The key follows “#owner=” and has at most 256 characters. Copy the whole link again, as the relay printed it on its first start, or enter the owner key below.',
  },
  data: {
    title: 'Data on this device',
    keptNone: 'This device stores your name and these settings, but no games yet.',
    kept: (games: string) =>
      `This device stores ${games}, your name and these settings. Your opponents have their own copies; the relay has none.`,
    question: (games: string | null) =>
      `Remove ${games === null ? 'your name and settings' : `${games}, your name and settings`} from this device for good?`,
    remove: 'Remove everything',
    yes: 'Remove',
    no: 'Keep',
    removed: 'Everything was removed from this device.',
    removedPartly:
      'Your games, name and settings were removed. The browser did not delete engines or puzzles, so some may still be here.',
    persistence: {
      asking: '',
      persisted: 'Your browser has promised not to delete them on its own.',
      'not-persisted': 'Your browser may delete them if the device runs out of space.',
      refused:
        'Your browser did not promise to keep them. Most browsers do so for sites you visit often or add to the home screen.',
    },
    ask: 'Ask the browser to keep them',
  },
};
