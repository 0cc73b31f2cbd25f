/** `/puzzles`: positions of one's own games in which one move is clearly the best. */
export const puzzles = {
  title: 'Puzzles',
  lead: 'Positions from your own games, after a mistake of either side.',
  empty:
    'There are no puzzles yet. Open a game that is over, choose “Analyse”, bring an engine of your own there, and have it look for mistakes: where one move was clearly the best, there is a puzzle here afterwards.',
  unread: 'Your puzzles could not be read: this browser’s storage is blocked or does not answer.',
  find: (side: 0 | 1) => `${side === 0 ? 'White' : 'Black'} to move. Find the best move.`,
  more: 'Right! And how does it go on?',
  solved: 'Solved.',
  shown: 'That was the solution.',
  wrong: (move: string) => `${move} is not the best move. Try again.`,
  hint: 'Hint',
  hintOf: (square: string) => `Move the piece on ${square}.`,
  show: 'Show the solution',
  next: 'Next puzzle',
  last: 'There is no other puzzle.',
  solution: 'Solution',
  count: (solved: number, all: number) => `${solved} of ${all} solved`,
  wasSolved: 'You solved this one before.',
  what: 'this puzzle',
  lost: 'The puzzles from this game could not be saved.',
};
