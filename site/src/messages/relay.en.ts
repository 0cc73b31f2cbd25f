import type { RichMessage } from './rich.ts';

/** How the relay stands, what it makes of a key, and what this browser gives to the page. */
export const relay = {
  title: 'Relay',
  asking: 'Asking how it is …',
  offline: 'You are offline',
  notReached: 'Not reached',
  addKey: 'Add the owner key',
  lookAtKey: 'Look at the owner key',
  settings: 'Relay settings',
  live: (rooms: number, sockets: number) =>
    `Now: ${rooms} room${rooms === 1 ? '' : 's'} in use, ${sockets} connection${sockets === 1 ? '' : 's'}.`,
  noGamesMade: 'No games were made here in the last seven days.',
  days: (counts: string) => `New games in the last seven days: ${counts}`,
  daysCaption: 'New games, last seven days',

  noneLeft: {
    title: 'No games left today',
    text: (time: string) => `New ones can be made from ${time} on.`,
  },
  tomorrow: 'tomorrow',
  open: {
    title: 'Open to everyone',
    anybody: 'Anybody can make games here.',
    left: (count: number) =>
      `${count === 1 ? '1 new game' : `${count} new games`} left to make today.`,
  },
  private: {
    none: {
      title: 'Private relay',
      text: 'Making a game needs the owner key. Joining one does not.',
    },
    kept: {
      title: 'Your private relay',
      text: 'Only you make games here, by your owner key. Your friends need none to join.',
    },
    'wrong-key': {
      title: 'Private relay',
      text: 'The owner key that is saved on this device is not the one of this relay: no game can be made with it. Joining one needs none.',
    },
    locked: {
      title: 'Private relay',
      text: 'Too many wrong owner keys came from your network: for ten minutes the relay looks at none. Joining a game needs none.',
    },
  },

  noAnswer: {
    offline: 'This device is offline. Games on one device work; the rest waits for the network.',
    blocked: (address: string) =>
      `This site may only talk to its own relay, so ${address} cannot be used from here. Open the site that ${address} serves instead.`,
    unreachable: (address: string) =>
      `No relay answered at ${address}. It may be down, or it does not let this site in.`,
    foreign: (address: string) =>
      `What answered at ${address} is no relay: perhaps another service, or the login page of the network you are in.`,
    'wrong-key': (address: string) =>
      `The owner key that is saved on this device is not the one of ${address}.`,
    locked: (minutes: number) =>
      `Too many wrong owner keys came from your network. The relay looks at the next one in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  },
  finding: {
    origin: (site: string) =>
      `The relay does not let this site open games. Its operator has to add ${site} to its allowed origins.`,
    wrongKey: 'That is not the owner key of this relay. Nothing was saved.',
    missingKey:
      'This is a private relay: you can join games here, and need its owner key to make them.',
    budget: 'The relay has no games left for today, or none for your network.',
    isKey: 'That is the owner key. You can make games here.',
    answers: 'The relay answers. You can make games here.',
    saved: ' Saved.',
  },
  keyHint: {
    notTaken:
      'It did not take the owner key that is saved on this device. Perhaps the key was changed at the relay.',
    none: 'No owner key for it is saved on this device.',
    locked:
      'Perhaps too many wrong owner keys came from your network: for ten minutes the relay looks at none then.',
  },
  key: {
    label: 'Owner key',
    hint: 'It lets you make games here. It stays on this device.',
    use: 'Use it',
    scanWhat: 'the code in the settings of your other device',
  },
  obstacle: {
    old: 'This browser has no cryptography, so that nothing could be sealed. Use a newer browser.',
    insecure:
      'This page came by plain http, and browsers seal nothing on such a page. Open it by its https:// address or, on the computer that serves it, at http://localhost.',
  },
  storage: {
    nothing:
      'This browser keeps nothing for this site, perhaps because the window is private. Games are lost when you close it.',
    sevenDays: [
      'This browser deletes what a site keeps when you do not visit it for seven days. Put Sealed Move on your home screen, or ',
      { link: 'save a backup', to: '#/backup' },
      ', so that you keep your games.',
    ] as RichMessage,
  },
};
