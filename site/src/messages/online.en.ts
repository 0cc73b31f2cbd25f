import type { RichMessage } from './rich.ts';

/** A game over a relay before, beside and after its board. */
export const online = {
  game: 'Your game',
  gameWith: (name: string) => `Game with ${name}`,
  allOfMatch: 'All games of this match',
  allOfMatchHost: 'All games of this match. Not your friend?',

  arriving: {
    title: 'Joining a game',
    heading: 'Joining the game',
    cannot: 'This game cannot be joined',
    gone: 'This link leads nowhere any more: whoever made it has left the game. Ask for a new one.',
    openCarried: 'Open the link that carries it',
    seated: (name: string) => `The seat is yours. The game begins as soon as ${name} is there too.`,
  },
  waiting: {
    title: 'Waiting for your friend',
    elsewhere: 'This game is open elsewhere',
    notOpened: 'This game could not be opened',
    lookAtKey: 'Look at the owner key',
    notify:
      'Leave this page open, and a notification tells you when your friend sits down, so that you need not watch it.',
    thisGame: 'this game',
    withdraw: 'Withdraw',
  },
  lobby: {
    invite: (name: string | null) => (name === null ? 'Invite your friend' : `Invite ${name}`),
    youPlay: (side: string) => `You play ${side}`,
    change: 'Change colour or clock',
    changeNow: 'Change it',
    keepTerms: 'Leave it so',
    notChanged:
      'Nothing was changed: this device could not save it. Make room on it, then try again.',
    earlierLink: 'An earlier link still leads here, but shows the terms of before.',
    clock: (minutes: string, seconds: string) => `${minutes} min + ${seconds} s a move`,
    waiting: (name: string | null, isKept: boolean): RichMessage => [
      { strong: `Waiting for ${name ?? 'your friend'}.` },
      isKept
        ? ` You can close this page. The game begins when ${name ?? 'your friend'} opens the link.`
        : ' Keep this page open: your browser saves nothing here, so closing it loses the game.',
    ],
  },
  invite: {
    near: (name: string | null) => `Or is ${name ?? 'your friend'} beside you?`,
    nearHow: (name: string | null, host: string) =>
      `Let ${name ?? 'your friend'} open ${host}, press “Scan it”, and hold this code up to the camera. Then the link is in no list of visited pages.`,
    nearHint:
      'The phone’s own camera works too, but opens the link as an address: that browser may keep it, with the key of the game, in its list.',
    far: 'Send the link',
    thisMachineOnly: (host: string) =>
      `Only this machine can open the link: every device takes ${host} for itself. To play with a friend, open this site by an https address that leads to this machine, such as a tunnel gives it, and make the game there. How is in docs/friend.md. An http address of your network does not help: browsers seal nothing there.`,
    farHint:
      'Send it in a way that you trust, to one person: whoever opens it first sits down opposite you, and whoever reads it along the way can read the game.',
    qr: 'QR code of the link to your game',
    link: 'The link to your game',
    share: 'Share …',
    shareTitle: (game: string) => `A game of ${game.toLowerCase()}?`,
    copied: (name: string | null) => `Copied. Send it to ${name ?? 'your friend'}.`,
  },
  goOn: {
    title: 'Going on with a game',
    heading: (name: string) => `Go on with ${name}`,
    toBoard: 'To the board',
    toLink: 'The new link',
    hint: (name: string) =>
      `Only ${name}’s device can go on by it: it has the game. All that was played stays, and both clocks stand until you meet there. Send it in a way that you trust.`,
    both: (name: string, isMine: boolean) =>
      isMine
        ? `If ${name} made a link too, yours counts.`
        : `If ${name} made a link too, theirs counts: open it.`,
    refused: (name: string) =>
      `Where a relay lets only its owner make rooms, ${name} may be the one who can: their link then counts.`,
    waiting: (name: string, isKept: boolean): RichMessage => [
      { strong: `Waiting for ${name}.` },
      isKept
        ? ` You can close this page. The game goes on when ${name} opens the link.`
        : ' Keep this page open: your browser saves nothing here, so closing it loses the game.',
    ],
    notMade: 'Nothing was changed: this device could not save it. Make room on it, then try again.',
    asked: (name: string) => `Go on with ${name} by a new link?`,
    about: (game: string, moves: string) =>
      `The link leads to a new room for ${game}. It stays as this device has it, ${moves}; what you did since is told there.`,
    who: (name: string) =>
      `Only somebody who had the old link or the game can have made it. You get four new words there: compare them with ${name}.`,
    accept: 'Go on there',
    acceptRelay: 'Use this relay and go on there',
    stay: 'No, leave it as it is',
  },
  leaving: {
    question: 'Leave for good?',
    now: (name: string) => `Leaving. ${name} is told as soon as this device is connected.`,
    nothingLost: 'Nothing is lost by it.',
    over: (name: string) => `${name} is told. The result stays.`,
    wins: (name: string) => `${name} is told, and wins.`,
    nobodyWins: (name: string) => `${name} is told, and nobody wins.`,
  },
  elsewhere: {
    title: 'A game on another device',
    heading: 'This game is on another device',
    about: (game: string, moves: string) =>
      `It was carried from here, or opened with the same seat elsewhere. Go on there. What this device still has of ${game}: ${moves}.`,
    playHere: 'Play on here instead',
    what: (game: string) => `what this device has of ${game}`,
    hint: 'Then the other device stops, and is told that the game is open elsewhere. Of what you did there your friend’s app tells this one, which asks whether that was you.',
  },
  unreadable: {
    title: 'A game that cannot be read',
    heading: 'This game cannot be read',
    about:
      'It was kept by another version of this site, or it is damaged. Reload the page, in case a newer version is there; a backup may help.',
  },
  keys: {
    waiting: 'The two devices agree on keys of their own …',
    none: (why: 'mine' | 'theirs', name: string) =>
      `${why === 'mine' ? 'This browser' : `${name}’s app`} has no keys of its own, so whoever has the link and listens in can read this game. A newer browser or app has them.`,
    title: 'Four words',
    compared: (name: string) =>
      `You compared them with ${name}: nobody sits between you, and nobody else can read along.`,
    isNew: (name: string) =>
      `These are other words than before: ${name} is on another device or browser, or it is somebody else.`,
    how: 'Read these to each other, by voice. If they differ, somebody sits between you: leave the game and make another.',
    same: 'They are the same',
    held: (name: string) =>
      `The game goes on in a new room, with other words than those that you compared. ${name} is told nothing before you have compared these, or go on without.`,
    without: 'Go on without comparing',
    who: 'Who is there',
    changed: {
      'another-key': (name: string) =>
        `Whoever is there has other keys than those of the words that you compared: ${name} on another device or browser, or a stranger with your link.`,
      'no-key': (name: string) =>
        `Whoever is there has no keys, and before there were some: ${name} in an older app or browser, or a stranger with your link.`,
    },
    askFirst: (name: string) =>
      `They are told nothing before you go on. Ask ${name} first, by voice.`,
    goOn: { 'another-key': 'Go on, with other words', 'no-key': 'Go on without keys' },
  },
};
