/** In `/study/…`: an engine that the player brings, and what it finds. */
export const engine = {
  title: 'Engine',
  about:
    'This site has no engine, but one that you have can run here: a script (.js) that speaks UCI, with its WebAssembly (.wasm) if it has some. It runs on this device, walled off: it cannot reach the network, your games or your keys.',
  limit:
    'One script and at most one .wasm, together at most 160 MB. It has to run in a single thread.',
  pick: 'The files of your engine',
  starting: 'The engine is starting …',
  kept: 'Kept on this device.',
  notKept: 'This browser does not keep it: it is gone once you leave this page.',
  switch: (name: string) => `Engine: ${name}`,
  what: 'the engine',
  refused: {
    'no script': 'That is no engine: a script (.js) is missing.',
    several: 'Pick one script (.js), and at most one .wasm beside it.',
    'other files': 'Only a script (.js) and a .wasm can be used.',
    'too large': 'Together the files have more than 160 MB.',
    empty: 'One of the files is empty.',
    unread: 'The files could not be read.',
  },
  faults: {
    'no frame': 'The part of this site in which engines run did not load. Are you offline?',
    'no worker': 'This browser does not run engines walled off, so none runs here.',
    crash: 'The engine crashed, and was ended.',
    flood: 'The engine said more than anybody could read, and was ended.',
    'long line': 'The engine sent a line without an end, and was ended.',
    'no uci': 'That is no engine that speaks UCI: it did not introduce itself. It was ended.',
    silent: 'The engine did not answer in time, and was ended.',
  },
  saying: (words: string) => `The browser says: ${words}`,
  no960: 'In this game kings castle as in Chess960, which this engine does not know.',
  running:
    'This position is on the board of a game that still goes on. No engine is asked about it.',
  evaluation: 'Evaluation',
  noEvaluation: 'not evaluated',
  depth: (depth: number) => `depth ${depth}`,
  thinking: 'thinking …',
  best: 'Best line',
  pawns: (pawns: string) => pawns,
  mate: (side: 0 | 1, moves: number) =>
    moves === 0 ? 'Checkmate' : `${side === 0 ? 'White' : 'Black'}: mate in ${moves}`,
  look: 'Look for mistakes',
  each: 'For each position',
  seconds: (seconds: number) =>
    seconds === 1 ? '1 second' : `${seconds.toLocaleString('en-GB')} seconds`,
  stop: 'Stop',
  progress: (done: number, all: number) => `Position ${done} of ${all}`,
  searching: 'Looking for puzzles …',
  stopped: 'Stopped. Nothing was noted.',
  full: 'The study is full, so nothing was noted.',
  found: (inaccuracies: number, mistakes: number, blunders: number) =>
    inaccuracies + mistakes + blunders === 0
      ? 'No mistakes found.'
      : `Found: ${count(inaccuracies, 'inaccuracy', 'inaccuracies')} (?!), ${count(mistakes, 'mistake', 'mistakes')} (?), ${count(blunders, 'blunder', 'blunders')} (??).`,
  unjudged: 'No move could be judged, because too few positions were evaluated.',
  unseen: (number: number) =>
    number === 1 ? '1 position was not evaluated.' : `${number} positions were not evaluated.`,
  noLines: 'The better lines were left out because the study is full.',
  puzzles: (number: number) => `${count(number, 'new puzzle', 'new puzzles')} from this game.`,
  toPuzzles: 'Puzzles from your games',
};

function count(number: number, one: string, more: string): string {
  return `${number} ${number === 1 ? one : more}`;
}
