/** `/study/…`: a finished game with the player's variations. */
export const study = {
  title: 'Analysis',
  heading: (white: string, black: string) => `${white} – ${black}`,
  alone: 'What you try here stays on this device. It is never sent.',
  notOver: 'This game is still running. You can analyse it once it is over.',
  start: 'The start',
  moves: 'Moves',
  variation: 'Variation',
  own: 'your own',
  promote: 'Promote',
  promoteTitle: 'Move this variation ahead of the line it branches from',
  remove: 'Delete',
  removeTitle: 'Delete this move and everything after it',
  flip: 'Flip',
  mark: 'Mark',
  markTitle: 'Touch to draw arrows and mark squares instead of moving pieces',
  marks: 'Mark this move',
  markNames: {
    $1: 'Good move',
    $2: 'Mistake',
    $3: 'Brilliant move',
    $4: 'Blunder',
    $5: 'Interesting move',
    $6: 'Dubious move',
  },
  comment: 'Comment on this move',
  copy: 'Copy as PGN',
  bring: 'Add a PGN',
  bringLabel: 'Moves, with variations, as PGN',
  bringSubmit: 'Add them',
  brought: (games: number, moves: number, others: number) =>
    `${games === 1 ? 'One game' : `${games} games`}, ${moves === 1 ? 'one move' : `${moves} moves`} added.${others === 0 ? '' : ` ${others === 1 ? 'One game starts' : `${others} games start`} from a different position, so ${others === 1 ? 'it was' : 'they were'} not added.`}`,
  wrong: {
    illegal: (text: string, line: number) =>
      `Line ${line}: ${text} is not legal there, or could mean more than one move. Nothing was added.`,
    number: (text: string, line: number) =>
      `Line ${line}: move number ${text} does not follow the moves before it. Nothing was added.`,
    unclosed: (text: string, line: number) =>
      `Line ${line}: “${text}” is never closed. Nothing was added.`,
    unread: (text: string, line: number) =>
      `Line ${line}: “${text}” cannot be read here. Nothing was added.`,
  },
  nothing: {
    empty: 'It contains no moves, so nothing was added.',
    elsewhere: 'It starts from a different position, so nothing was added.',
    full: 'That does not fit into an analysis, so nothing was added.',
  },
  troubles: {
    near: 'This analysis is nearly full.',
    full: 'This analysis is full. Delete a variation before you add another.',
    refused:
      'Your browser could not save your last change. Copy the analysis as PGN before you close this page.',
    removed: 'This game was removed in another tab, so nothing more is saved.',
    overtaken: 'Another tab changed this analysis. You now see the changes from both.',
  },
  toGame: 'Back to the game',
  keys: 'Use the left and right arrow keys to step, up and down to choose a variation. Press M on a square to mark it or start an arrow.',
};
