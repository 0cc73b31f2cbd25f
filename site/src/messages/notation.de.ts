import type { notation as english } from './notation.en.ts';

export const notation: typeof english = {
  letters: { K: 'K', Q: 'D', R: 'T', B: 'L', N: 'S' },
  castles: '0-0',
  promotes: '',
};
