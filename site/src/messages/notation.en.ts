/** How moves are written: the letters of the pieces, castling, and what stands before a promotion. */
export const notation = {
  letters: { K: 'K', Q: 'Q', R: 'R', B: 'B', N: 'N' },
  castles: 'O-O',
  promotes: '=',
};
