import type { RichMessage } from './rich.ts';

/** `/trust`: what the site promises, and where that ends. */
export const trust = {
  page: 'Trust',
  title: 'What you can trust, and what not',
  lead: 'Your moves and words are sealed on your device and opened on your friend’s. Here is what that keeps from others, and what it does not.',
  sees: {
    title: 'What the relay sees',
    about: 'Two browsers cannot reach each other directly, so a relay passes on what they send.',
    does: 'It sees',
    doesList: [
      'the two networks that you connect from, and that they belong together',
      'when each of you is there',
      'when something is sent, and how much',
    ],
    doesNot: 'It does not see',
    doesNotList: [
      'moves, clocks and results',
      'your names',
      'what you say to each other',
      'the link and the keys that come from it',
    ],
    rest: 'All that is short has one length: a move, giving up, a short line. From when and how often one can still guess that a game goes on, how fast it is, that somebody thinks for long, and what is answered at once; from how much, that a line is long, or that a long game is told again after a break. The relay stores no address and nothing of a game, only which seats are taken and how much was sent today, and forgets a room after seven quiet days.',
  },
  can: {
    title: 'What the relay can do',
    about:
      'It can hold messages back, lose them, cut you off, or be gone for good. It cannot read or change them, make up a move, or win a game for anybody: your devices check every move, and each has the whole game. When the relay comes back, you play on from where you were.',
  },
  server: {
    title: 'Who serves this page',
    about: [
      'All sealing is done by this page, and ',
      { strong: 'whoever serves the page could change it' },
      ' so that it gives your keys away. You would not see it. Nothing that a page says about itself can rule that out, this sentence and the number below among it.',
    ] as RichMessage,
    helps:
      'What helps: know who runs the site, or run it yourself. A new version asks you before it takes over, though one that means ill could skip the question. And anybody can compare what is served with the sources that all can read.',
    rest: 'A server could still hand out other files to you than to whoever compares. The more people compare, from more places, the harder that is to hide.',
  },
  release: {
    title: 'The release that is served here',
    reading: 'Reading the list of its files …',
    sameBytes:
      'The same sources always build to the same bytes, so that this number is theirs too. Whoever has the sources gets it as the closing line of',
    heldAgainst: 'and what this server hands out, file by file, is held against its list by',
    unread:
      'The list of its files cannot be read now: either this device is offline, or the server has none.',
    other: 'The page that you see is of another release than this one. Reload it, and look again.',
  },
  device: {
    title: 'What is kept on this device',
    about: [
      'Your games with their keys, the last hundred lines of each chat, your settings, and an owner key if you entered one. They are in this browser only. There is no account, so nobody can bring them back for you: if you would miss them, ',
      { link: 'save a backup', to: '#/backup' },
      '.',
    ] as RichMessage,
    safari: [
      { strong: 'Safari' },
      ', and nearly every browser on an iPhone or iPad, deletes what a site keeps when seven days pass in which you use the browser and not the site. Put Sealed Move on your home screen: what is kept there is not counted so. The home screen begins empty, so take your games along with a backup.',
    ] as RichMessage,
    engine:
      'If you bring an engine to the analysis, its files and the puzzles that it finds are kept here too. It is a program of somebody else, so it runs walled off from this page: it is told the positions that you look at, and reaches neither your games and keys nor the network.',
    closed: 'While the page is closed',
    closedAbout:
      'Nothing calls you: there are no push messages, since those go through the maker of your browser. And nothing waits at the relay for a friend who is away. Your move stays on your device and is handed over as soon as both of you have this site open at the same time, on whatever page: it keeps the games that run connected, up to eight.',
  },
  nobody: {
    title: 'What nobody can protect',
    list: [
      [
        'A link that leaked',
        [
          'Whoever opens the link first has the seat. Somebody who only listens in reads nothing of a game where both apps have keys of their own beside the link’s: moves and words are sealed by those as well. Names, colours and clocks are not. Somebody who sits between you, with the link and the relay’s help, could speak to each of you as the other, and is found out when you read the game’s four words to each other. Without that, or where an app has no such keys, the game is as secret as its link. Send it to one person, by a way that you trust. If a stranger sits down, leave the game and make another.',
        ],
      ],
      [
        'The list of pages that you visited',
        [
          'A link that you open leaves the address bar at once. But your browser may keep it, with its key, in its own list of visited pages on this device, where no page can remove it. What you paste or scan under ',
          { link: 'Join with a link', to: '#/join' },
          ' is never in that list. The camera is on while you see its picture, which stays on this device.',
        ],
      ],
      [
        'A shared device',
        [
          'Games are not locked with a password. Anybody who can use this browser can read them and play for you.',
        ],
      ],
      [
        'Who your friend is',
        ['A name is what somebody typed. And nobody can tell whether they ask a chess program.'],
      ],
    ] as readonly (readonly [term: string, words: RichMessage])[],
  },
  clocks: {
    title: 'Clocks',
    about:
      'Each player’s app keeps its own player’s clock and tells the other what is left. An app that was changed could give itself time, so clocks are for people who trust each other.',
  },
};
