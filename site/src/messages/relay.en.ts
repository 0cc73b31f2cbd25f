import type { RichMessage } from './rich.ts';

/** The state of the relay, its answer to a key, and the browser features the page has. */
export const relay = {
  title: 'Relay',
  asking: 'Checking the relay …',
  offline: 'You are offline',
  notReached: 'Not reachable',
  addKey: 'Add the owner key',
  lookAtKey: 'Check the owner key',
  settings: 'Relay settings',
  live: (rooms: number, sockets: number) =>
    `Now: ${rooms} room${rooms === 1 ? '' : 's'} in use, ${sockets} connection${sockets === 1 ? '' : 's'}.`,
  noGamesMade: 'No games in the last seven days.',
  days: (counts: string) => `New games in the last seven days: ${counts}`,
  daysCaption: 'New games, last seven days',

  noneLeft: {
    title: 'No games left today',
    text: (time: string) => `You can make new games from ${time}.`,
  },
  tomorrow: 'tomorrow',
  open: {
    title: 'Open to everyone',
    anybody: 'Anyone can make games here.',
    left: (count: number) => `${count === 1 ? '1 new game' : `${count} new games`} left today.`,
  },
  private: {
    none: {
      title: 'Private relay',
      text: 'You need the owner key to make a game, but not to join one.',
    },
    kept: {
      title: 'Your private relay',
      text: 'Only you can make games here, with your owner key. Friends do not need a key to join.',
    },
    'wrong-key': {
      title: 'Private relay',
      text: 'The owner key saved on this device does not match this relay, so you cannot make games. You do not need a key to join one.',
    },
    locked: {
      title: 'Private relay',
      text: 'Your network sent too many wrong owner keys. The relay accepts none for ten minutes. You do not need a key to join a game.',
    },
  },

  noAnswer: {
    offline:
      'This device is offline. You can play games on one device; everything else needs a connection.',
    unreachable: (address: string) =>
      `No relay answered at ${address}. It may be down, or it may not allow this site.`,
    foreign: (address: string) =>
      `${address} answered, but it is not a relay. It may be another service or your network’s sign-in page.`,
    'wrong-key': (address: string) =>
      `The owner key saved on this device does not match ${address}.`,
    locked: (minutes: number) =>
      `Your network sent too many wrong owner keys. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  },
  finding: {
    origin: (site: string) =>
      `The relay does not allow this site. Its operator must add ${site} to the allowed origins.`,
    wrongKey: 'This is not this relay’s owner key. Nothing was saved.',
    missingKey:
      'This is a private relay: you can join games here, but you need its owner key to make them.',
    budget: 'The relay has reached today’s limit for new games, at least for your network.',
    isKey: 'This is the owner key. You can make games here.',
    answers: 'The relay is responding. You can make games here.',
    saved: ' Saved.',
  },
  keyHint: {
    notTaken:
      'The relay refused the owner key saved on this device. The key may have been changed on the relay.',
    none: 'This device has no owner key for this relay.',
    locked:
      'Your network may have sent too many wrong owner keys; the relay then accepts none for ten minutes.',
  },
  key: {
    label: 'Owner key',
    hint: 'You need it to make games here. It stays on this device.',
    use: 'Use the key',
    scanWhat: 'the code in the settings of your other device',
  },
  obstacle: {
    old: 'This browser does not support encryption. Use a newer one.',
    insecure:
      'This page was loaded over plain http, where browsers do not allow encryption. Open it at its https:// address or, on the computer that serves it, at http://localhost.',
  },
  storage: {
    nothing:
      'Your browser saves nothing for this site, perhaps because this is a private window. Your games are lost when you close it.',
    sevenDays: [
      'Your browser deletes a site’s data if you do not visit it for seven days. To keep your games, put Sealed Move on your home screen or ',
      { link: 'save a backup', to: '#/backup' },
      '.',
    ] as RichMessage,
  },
};
