import type { RichMessage } from './rich.ts';

/** `/trust`: the site's promises and their limits. */
export const trust = {
  page: 'Trust',
  title: 'What you can and cannot trust',
  lead: 'Your moves and messages are encrypted on your device and decrypted on your friend’s. This page explains what that protects, and what it does not.',
  sees: {
    title: 'What the relay sees',
    about:
      'Two browsers cannot reach each other directly, so a relay passes messages between them.',
    does: 'It sees',
    doesList: [
      'the two networks you connect from, and that they belong together',
      'when each of you is online',
      'when something is sent, and its size',
    ],
    doesNot: 'It does not see',
    doesNotList: [
      'moves, clocks and results',
      'your names',
      'what you say to each other',
      'the link and the keys derived from it',
    ],
    rest: 'All short messages have the same length: a move, a resignation, a short chat line. From the timing, the relay can still guess that a game is running, how fast it is, when someone thinks for long, and what gets an instant answer. From the size, it can guess that a chat line is long or that a long game is sent again after a break. The relay stores no addresses and nothing about a game, only which seats are taken and how much was sent today. It forgets a room after seven days without activity.',
  },
  can: {
    title: 'What the relay can do',
    about:
      'It can delay or lose messages, disconnect you, or shut down for good. It cannot read or change messages, invent a move, or win a game for anyone: your devices check every move, and each has the whole game. When the relay comes back, you continue where you left off.',
  },
  server: {
    title: 'Who serves this page',
    about: [
      'This page does all the encryption, and ',
      { strong: 'anyone who serves the page could change it' },
      ' so that it reveals your keys. You would not notice. Nothing a page says about itself can rule that out, including this sentence and the number below.',
    ] as RichMessage,
    helps:
      'What helps: know who runs the site, or run it yourself. A new version asks before it takes over, although a malicious one could skip the question. And anyone can compare the served files with the public source code.',
    rest: 'A server could still give you different files from those it gives to people who compare. The more people compare, from more places, the harder that is to hide.',
  },
  release: {
    title: 'The release served here',
    reading: 'Reading the list of files …',
    sameBytes:
      'The same source code always builds to the same bytes and therefore the same checksum. If you have the source code, you get the checksum as the last line of',
    heldAgainst: 'and this command compares what the server sends with its list, file by file:',
    unread:
      'The list of files cannot be read: either this device is offline, or the server has no list.',
    other: 'The page you see is from a different release. Reload it and check again.',
  },
  device: {
    title: 'What is stored on this device',
    about: [
      'Your games with their keys, the last hundred lines of each chat, your settings, and an owner key if you entered one. All of this exists only in this browser. There is no account, so nobody can recover it for you. If you want to keep it, ',
      { link: 'save a backup', to: '#/backup' },
      '.',
    ] as RichMessage,
    safari: [
      { strong: 'Safari' },
      ' and nearly every browser on an iPhone or iPad delete a site’s data if you use the browser for seven days without visiting the site. An app on the home screen is exempt, so put Sealed Move there. It starts empty: use a backup to take your games along.',
    ] as RichMessage,
    engine:
      'If you add an engine to the analysis, its files and the puzzles it finds are stored here too. Because it is someone else’s program, it runs in a sandbox: it sees the positions you analyse, but cannot reach your games, your keys or the network.',
    closed: 'While the page is closed',
    closedAbout:
      'Nothing waits at the relay for a friend who is away. Your move stays on your device and is sent as soon as you both have this site open at the same time, on any page. The site keeps up to eight running games connected. Where the relay offers it, you can turn on under “More” that moves of a game reach you while the page is closed. Your friend’s app then seals each message and sends it through a forwarder to your browser’s maker, who holds the newest one for your device. The maker learns that a message came, when, and which of two lengths it had. The forwarder also learns your friend’s network. Neither can read a move.',
  },
  nobody: {
    title: 'What nobody can protect',
    list: [
      [
        'A link that leaked',
        [
          'The first person to open the link gets the seat. If both apps have keys of their own besides the link’s, someone who only listens in cannot read the game: those keys protect moves and messages too, but not names, colours and clocks. Someone who has the link and the relay’s help could sit between you and pose as each of you to the other. You find out by reading the game’s four words to each other. If you do not compare them, or an app has no such keys, the game is only as secret as its link. Send it to one person, in a way you trust. If a stranger sits down, leave the game and make another.',
        ],
      ],
      [
        'The browser history',
        [
          'A link that you open disappears from the address bar at once. But your browser may keep it, with its key, in its history on this device, where no page can remove it. A link that you paste or scan under ',
          { link: 'Join with a link', to: '#/join' },
          ' never appears there. The camera is on only while you see its picture, which stays on this device.',
        ],
      ],
      [
        'A shared device',
        [
          'Games are not protected by a password. Anyone who can use this browser can read them and play for you.',
        ],
      ],
      [
        'Your friend’s identity',
        [
          'A name is just what someone typed. And nobody can tell whether they are using a chess program.',
        ],
      ],
    ] as readonly (readonly [term: string, words: RichMessage])[],
  },
  clocks: {
    title: 'Clocks',
    about:
      'Each player’s app runs that player’s clock and tells the other how much time is left. A modified app could give itself more time, so use clocks only with people you trust.',
  },
};
