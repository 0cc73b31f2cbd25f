export const noughts = {
  title: 'Noughts and crosses',
  others: 'Chess and reversi',
  board: 'Board',
  inLine: ', in the winning line',
  square: (number: number, mark: string) => `Square ${number}, ${mark === '' ? 'empty' : mark}`,
  accept: 'Join and play',
  refuse: 'No, thanks',
  paste: 'Paste the link you were given',
  open: 'Open the invitation',
  key: 'Owner key, if the relay is private',
  start: 'New game',
  send: 'Send this link to one person',
  copy: 'Copy the link',
  copied: 'Copied.',
  copyByHand: 'Select the link and copy it yourself.',
  again: 'Play again',
  playAgain: 'Play again with a new link',
  leave: 'Leave',
  stay: 'Stay',
  leaveNow: 'Leave for good',
  who: 'Who is there?',
  notSaved:
    'Your browser has stopped saving. If you close this page, the game is lost. Leave it open: it will save as soon as it can.',
  wrongLink: 'This is not an invitation, or part of it is missing. Ask for it again.',

  invites: {
    here: (name: string | null) =>
      `${name === null ? 'You are invited' : `${name} invites you`} to a game.`,
    playing: (name: string | null) =>
      `${name === null ? 'You are invited' : `${name} invites you`} to another game. Your game here is still running. Leave it first; the invitation stays here.`,
    elsewhere: (name: string | null, relay: string) =>
      `${name === null ? 'You are invited' : `${name} invites you`} to a game on another relay. Open the link on the site of ${relay}.`,
  },
  leaving: {
    alone: 'Leave this game? Its link will stop working.',
    wins: 'Leave this game for good? The other player will be notified and wins.',
    gone: 'Leave this game? Its room has expired, so nobody is notified.',
    over: 'Leave this game for good? The other player will be notified.',
  },
  connecting: 'Connecting …',
  offline: 'This device is offline. The game continues once it is online.',
  gone: {
    expired:
      'This game’s room expired after seven days without activity. Play again with a new link.',
    unknown:
      'The relay no longer knows this game’s room. We’ll keep trying. You can also play again with a new link.',
  },
  waiting: 'Waiting for the other player.',
  draw: 'It’s a draw.',
  won: 'You won.',
  lost: 'You lost.',
  rematch: { none: '', mine: ' You asked for another game.', theirs: ' Another game?' },
  left: ' The other player has left for good.',
  away: ' The other player is away.',
  silent: ' The other player’s device is not responding. It may be offline.',
  yourMove: (sign: string) => `Your move: ${sign}.`,
  theirMove: (sign: string) => `Opponent’s move: ${sign}.`,

  push: {
    start: 'Notify me of moves while this page is closed',
    stop: 'Stop notifying me',
    about:
      'Each move then comes through your browser’s maker, which learns when it came and how long it was, but cannot read it. You can stop this here at any time.',
    notReached:
      'Moves cannot reach you while this page is closed. Allow notifications for this site, then try again.',
    theirsOff: 'Your moves cannot reach the other player while their page is closed.',
    noNews: 'Open the game to see the latest.',
    yourMove: 'Your move.',
    over: 'The game is over.',
  },
  keys: {
    none: {
      mine: 'This browser cannot make its own keys: anyone who has the link and listens in can read this game.',
      theirs:
        'The other app cannot make its own keys: anyone who has the link and listens in can read this game.',
    },
    compared: 'You compared these words.',
    isNew: 'These words are new. ',
    compare:
      'Read these words to each other aloud. If they differ, someone is between you: leave the game.',
    same: 'They match',
    changed: {
      'another-key': 'This player’s keys differ from those you compared.',
      'no-key': 'This player has no keys, though there were keys before.',
    },
    askFirst: 'Nothing is sent until you continue. Call the other player first.',
    goOn: 'Continue with them',
  },
};
