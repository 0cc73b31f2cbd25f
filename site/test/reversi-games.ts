/** The shortest game, which leaves White without a disc. */
export const WIPE_OUT = 'e6 f4 e3 f6 g5 d6 e7 f5 c5'.split(' ');

/** A random whole game in which both sides have to pass: Black wins 33 to 31. */
export const WHOLE = (
  'c4 c3 f5 b4 a4 a5 c2 d2 e2 a3 b2 e1 pass f6 e6 f2 d3 b5 b3 d6 e3 a1 g1 d1 a6 g3 c1 b6 c5 a7 ' +
  'e7 d7 g5 f4 g2 f3 c7 h2 f1 h5 a2 e8 f7 b1 g4 g7 g6 d8 g8 h7 a8 h4 c8 h3 c6 h1 h6 b7 b8 pass ' +
  'h8 pass f8'
).split(' ');

/** Its start, up to Black's pass and White's next move. */
export const PASSING = WHOLE.slice(0, 14);
