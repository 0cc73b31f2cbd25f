/** `/study/…`: a game that is over, with variations of one's own. */
export const study = {
  title: 'Analysis',
  heading: (white: string, black: string) => `${white} – ${black}`,
  alone: 'What you try here stays on this device. It is never sent.',
  notOver: 'This game still goes on. It can be looked at like this once it is over.',
  start: 'The start',
  moves: 'Moves',
  variation: 'Variation',
  own: 'your own',
  promote: 'Main line',
  promoteTitle: 'Put this variation before the line that it is one of',
  remove: 'Delete',
  removeTitle: 'Delete this move and all after it',
  flip: 'Flip',
  mark: 'Mark',
  markTitle: 'Touches draw arrows and mark squares, instead of moving pieces',
  copy: 'Copy as PGN',
  bring: 'Add a PGN',
  bringLabel: 'Moves, with variations, as PGN',
  bringSubmit: 'Add them',
  brought: (games: number, moves: number, others: number) =>
    `${games === 1 ? 'One game' : `${games} games`}, ${moves === 1 ? 'one move' : `${moves} moves`} added.${others === 0 ? '' : ` ${others === 1 ? 'One game starts' : `${others} games start`} from a different position, so not added.`}`,
  wrong: {
    illegal: (text: string, line: number) =>
      `Line ${line}: ${text} is not a legal move there, or could be more than one. Nothing was added.`,
    number: (text: string, line: number) =>
      `Line ${line}: move number ${text} does not follow the moves before it. Nothing was added.`,
    unclosed: (text: string, line: number) =>
      `Line ${line}: “${text}” is never closed. Nothing was added.`,
    unread: (text: string, line: number) =>
      `Line ${line}: “${text}” cannot be read here. Nothing was added.`,
  },
  nothing: {
    empty: 'There are no moves in it, so nothing was added.',
    elsewhere: 'It starts from a different position, so nothing was added.',
    full: 'That is more than an analysis holds, so nothing was added.',
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
  keys: 'Arrow keys step; up and down choose among variations. M on a square marks it, or begins an arrow.',
};
