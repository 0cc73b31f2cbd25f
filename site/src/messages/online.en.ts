import { within } from './within.en.ts';
import type { RichMessage } from './rich.ts';

/** A game over a relay: the texts before, beside and after its board. */
export const online = {
  game: 'Your game',
  gameWith: (name: string) => `Game with ${within(name)}`,
  allOfMatch: 'All games of this match',
  allOfMatchHost: 'All games of this match. Not your friend?',

  arriving: {
    title: 'Joining a game',
    heading: 'Joining the game',
    cannot: 'You cannot join this game',
    gone: 'This link no longer works: the player who made it has left the game. Ask for a new one.',
    openCarried: 'Open the transfer link',
    seated: (name: string) => `The seat is yours. The game starts when ${within(name)} arrives.`,
  },
  waiting: {
    title: 'Waiting for your friend',
    elsewhere: 'This game is open elsewhere',
    notOpened: 'This game could not be opened',
    lookAtKey: 'Check the owner key',
    notify: 'Leave this page open, and you will get a notification when your friend joins.',
    thisGame: 'this game',
    withdraw: 'Withdraw',
  },
  lobby: {
    invite: (name: string | null) =>
      name === null ? 'Invite your friend' : `Invite ${within(name)}`,
    youPlay: (side: string) => `You play ${side}`,
    change: 'Change colour or clock',
    changeNow: 'Change it',
    keepTerms: 'Keep it',
    notChanged:
      'Nothing was changed because this device could not save it. Free up some space, then try again.',
    earlierLink: 'Earlier links still work, but show the old settings.',
    clock: (minutes: string, seconds: string) => `${minutes} min + ${seconds} s per move`,
    waiting: (name: string | null, isKept: boolean): RichMessage => [
      { strong: `Waiting for ${name ?? 'your friend'}.` },
      isKept
        ? ` You can close this page. The game starts when ${name ?? 'your friend'} opens the link.`
        : ' Keep this page open: your browser saves nothing here, so the game is lost if you close it.',
    ],
  },
  invite: {
    near: (name: string | null) => `Or is ${name ?? 'your friend'} next to you?`,
    nearHow: (name: string | null, host: string) =>
      `Ask ${name ?? 'your friend'} to open ${host}, choose “Scan it”, and point the camera at this code. The link then stays out of the browser history.`,
    nearHint:
      'The phone’s own camera app works too. But its browser may then keep the link, with the game’s key, in its history.',
    far: 'Send the link',
    thisMachineOnly: (host: string) =>
      `Only this computer can open the link, because ${host} means “this device” everywhere. To play with a friend, open this site at an https address that leads to this computer, such as a tunnel, and make the game there; docs/friend.md explains how. An http address on your network does not work: browsers do not allow encryption there.`,
    farHint:
      'Send it to one person, in a way you trust. The first person to open it gets the seat, and anyone who reads it on the way can read the game.',
    qr: 'QR code of the link to your game',
    link: 'The link to your game',
    share: 'Share …',
    shareTitle: (game: string) => `A game of ${game.toLowerCase()}?`,
    copied: (name: string | null) => `Copied. Send it to ${name ?? 'your friend'}.`,
  },
  push: {
    title: 'While this page is closed',
    reachMe: 'Notify me of moves',
    about: (name: string) =>
      `${name}’s app then sends each move through your browser’s maker to this device. The maker learns when a message came and how long it was, but cannot read it. You can turn this off here at any time.`,
    showMoves: 'Show the move',
    showMovesHint: 'Otherwise notifications only say that it is your move.',
    obstacle: {
      'home-screen':
        'An iPhone or iPad can do this only from the home screen: tap Share, then “Add to Home Screen”, and open the game there.',
      browser: 'This browser cannot receive moves while the page is closed.',
    },
    notReached:
      'Moves cannot reach you while this page is closed. Allow notifications for this site, then turn this off and on again.',
    theirsOn: (name: string) => `${name} gets your moves even while their page is closed.`,
    theirsOff: (name: string) =>
      `Your moves cannot reach ${within(name)} while their page is closed.`,
    noNews: 'Open the game to see the latest.',
    played: (name: string, move: string) => `${name} played ${move}.`,
  },
  goOn: {
    title: 'Continuing a game',
    heading: (name: string) => `Continue with ${within(name)}`,
    toBoard: 'Go to the board',
    toLink: 'Show the new link',
    hint: (name: string) =>
      `It works only on ${within(name)}’s device, which has the game. All moves are kept, and both clocks are stopped until you meet there. Send it in a way you trust.`,
    both: (name: string, isMine: boolean) =>
      isMine
        ? `If ${within(name)} made a link too, use yours.`
        : `If ${within(name)} made a link too, use theirs: open it.`,
    refused: (name: string) =>
      `If only the relay’s owner can make rooms, and that is ${within(name)}, ask them for a link instead.`,
    waiting: (name: string, isKept: boolean): RichMessage => [
      { strong: `Waiting for ${within(name)}.` },
      isKept
        ? ` You can close this page. The game continues when ${within(name)} opens the link.`
        : ' Keep this page open: your browser saves nothing here, so the game is lost if you close it.',
    ],
    notMade:
      'Nothing was changed because this device could not save it. Free up some space, then try again.',
    asked: (name: string) => `Continue with ${within(name)} using a new link?`,
    about: (game: string, moves: string) =>
      `The link leads to a new room for ${game}. The game continues as it is on this device, ${moves}; anything you did since is sent there.`,
    who: (name: string) =>
      `Only someone who had the old link or the game can have made it. You will get four new words there: compare them with ${within(name)}.`,
    accept: 'Continue there',
    stay: 'No, keep it as it is',
  },
  leaving: {
    question: 'Leave for good?',
    now: (name: string) => `Leaving. ${name} will be notified when this device is online.`,
    nothingLost: 'You lose nothing.',
    over: (name: string) => `${name} will be notified. The result stands.`,
    wins: (name: string) => `${name} will be notified and wins.`,
    nobodyWins: (name: string) => `${name} will be notified. Nobody wins.`,
  },
  foreign: {
    title: 'A game on another site',
    heading: 'This game is on another site',
    about: (relay: string): RichMessage => [
      'It is played on ',
      { strong: relay },
      '. To continue it, save a backup here and restore it there.',
    ],
    open: 'Open that site',
  },
  elsewhere: {
    title: 'A game on another device',
    heading: 'This game is on another device',
    about: (game: string, moves: string) =>
      `You moved it from here, or opened the same seat elsewhere. Continue there. This device still has ${moves} of ${game}.`,
    playHere: 'Continue here instead',
    what: (game: string) => `this device’s copy of ${game}`,
    hint: 'The other device then stops and says that the game is open elsewhere. Your friend’s app reports what you did there, and this device asks whether that was you.',
  },
  unreadable: {
    title: 'A game that cannot be read',
    heading: 'This game cannot be read',
    about:
      'It was saved by another version of this site, or it is damaged. Reload the page in case there is a newer version, or restore a backup.',
  },
  keys: {
    waiting: 'The two devices are agreeing on their own keys …',
    none: (why: 'mine' | 'theirs', name: string) =>
      `${why === 'mine' ? 'This browser' : `${name}’s app`} cannot make its own keys, so anyone who has the link and listens in can read this game. A newer browser or app can.`,
    title: 'Four words',
    compared: (name: string) =>
      `You compared them with ${within(name)}: nobody is between you, and nobody else can read the game.`,
    isNew: (name: string) =>
      `These words are new. Either ${within(name)} is using another device or browser, or this is someone else.`,
    how: 'Read these words to each other aloud. If they differ, someone is between you: leave the game and make a new one.',
    same: 'They match',
    held: (name: string) =>
      `The game continues in a new room, with different words from those you compared. Nothing is sent to ${within(name)} until you compare these or continue without comparing.`,
    without: 'Continue without comparing',
    who: 'Who is there?',
    changed: {
      'another-key': (name: string) =>
        `This player’s keys differ from those you compared. It is ${within(name)} on another device or browser, or a stranger with your link.`,
      'no-key': (name: string) =>
        `This player has no keys, though there were keys before. It is ${within(name)} in an older app or browser, or a stranger with your link.`,
    },
    askFirst: (name: string) => `Nothing is sent until you continue. Call ${within(name)} first.`,
    goOn: { 'another-key': 'Continue with the new words', 'no-key': 'Continue without keys' },
  },
};
