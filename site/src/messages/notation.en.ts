/** Move notation: letters for pieces, castling, and the sign before a promotion. */
export const notation = {
  letters: { K: 'K', Q: 'Q', R: 'R', B: 'B', N: 'N' },
  castles: 'O-O',
  promotes: '=',
};
