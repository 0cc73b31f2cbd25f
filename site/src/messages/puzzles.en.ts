/** `/puzzles`: positions from the player's own games with one clearly best move. */
export const puzzles = {
  title: 'Puzzles',
  lead: 'Positions from your own games, after a mistake by either side.',
  empty:
    'You have no puzzles yet. Open a finished game, choose “Analyse”, add your own engine and let it find mistakes. Each position with one clearly best move becomes a puzzle here.',
  unread: 'Your puzzles could not be read: this browser’s storage is blocked or not responding.',
  find: (side: 0 | 1) => `${side === 0 ? 'White' : 'Black'} to move. Find the best move.`,
  more: 'Right! What comes next?',
  solved: 'Solved.',
  shown: 'That was the solution.',
  wrong: (move: string) => `${move} is not the best move. Try again.`,
  hint: 'Hint',
  hintOf: (square: string) => `Move the piece on ${square}.`,
  show: 'Show the solution',
  next: 'Next puzzle',
  last: 'There are no more puzzles.',
  solution: 'Solution',
  count: (solved: number, all: number) => `${solved} of ${all} solved`,
  wasSolved: 'You have solved this one before.',
  what: 'this puzzle',
  lost: 'The puzzles from this game could not be saved.',
};
