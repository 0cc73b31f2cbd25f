/** What the page of noughts and crosses says. */
export const noughts = {
  title: 'Noughts and crosses',
  /** Leads to the site. */
  others: 'Chess and reversi',
  board: 'Board',
  inLine: ', in the line that won',
  square: (number: number, mark: string) => `Square ${number}, ${mark === '' ? 'empty' : mark}`,
  accept: 'Sit down and play',
  refuse: 'No, thanks',
  paste: 'A link that you were given',
  open: 'Open the invitation',
  key: 'Owner key, where the relay is private',
  start: 'New game',
  send: 'Send this link to one person',
  copy: 'Copy the link',
  copied: 'Copied.',
  copyByHand: 'Select the link and copy it by hand.',
  again: 'Play again',
  anew: 'Play again with a new link',
  leave: 'Leave',
  stay: 'Stay',
  leaveNow: 'Leave for good',
  who: 'Who is there',
  notSaved:
    'Your browser saves nothing now, and your game is lost with this page. Leave it open: it saves once it can.',
  wrongLink: 'That is no invitation, or part of it is missing. Ask for it again.',

  invites: {
    here: (name: string | null) =>
      `${name === null ? 'You are invited' : `${name} invites you`} to a game.`,
    playing: (name: string | null) =>
      `${name === null ? 'You are invited' : `${name} invites you`} to another game. Your game here goes on: leave it first, and the invitation is still here.`,
    elsewhere: (name: string | null, relay: string) =>
      `${name === null ? 'You are invited' : `${name} invites you`} to a game over another relay: open the link on the site of ${relay}.`,
  },
  leaving: {
    alone: 'Leave this game? Its link opens nothing then.',
    wins: 'Leave this game for good? The other player is told, and wins.',
    gone: 'Leave this game? Its room is gone, and nobody is told.',
    over: 'Leave this game for good? The other player is told.',
  },
  connecting: 'Connecting …',
  gone: {
    expired:
      'Nobody was here for seven days, so the room of this game is gone: play again with a new link.',
    unknown:
      'The relay does not know the room of this game any more. It is asked again by itself, and you can play again with a new link.',
  },
  waiting: 'Waiting for the other player.',
  draw: 'A draw.',
  won: 'You won.',
  lost: 'You lost.',
  rematch: { none: '', mine: ' You asked for another game.', theirs: ' Another game?' },
  left: ' The other player has left for good.',
  away: ' The other player is away.',
  yourMove: (sign: string) => `Your move: ${sign}.`,
  theirMove: (sign: string) => `Their move: ${sign}.`,

  keys: {
    none: {
      mine: 'This browser has no keys of its own: whoever has the link and listens in can read this game.',
      theirs:
        'The other app has no keys of its own: whoever has the link and listens in can read this game.',
    },
    compared: 'You compared these words.',
    isNew: 'These are other words than before. ',
    compare:
      'Read these words to each other, by voice. If they differ, somebody sits between you: leave the game.',
    same: 'They are the same',
    changed: {
      'another-key': 'Whoever is there has other keys than those that you compared.',
      'no-key': 'Whoever is there has no keys, and before there were some.',
    },
    askFirst: 'They are told nothing before you go on. Ask the other player first, by voice.',
    goOn: 'Go on with them',
  },
};
