/** In `/study/…`: the player's engine and its findings. */
export const engine = {
  title: 'Engine',
  about:
    'This site comes without an engine, but you can run your own: a UCI engine as a script (.js), with its WebAssembly file (.wasm) if it has one. It runs in a sandbox on this device and cannot reach the network, your games or your keys.',
  limit:
    'One script and at most one .wasm file, up to 160 MB together. The engine must run in a single thread.',
  pick: 'Engine files',
  starting: 'The engine is starting …',
  kept: 'Saved on this device.',
  notKept: 'Your browser does not save it: it is gone once you leave this page.',
  switch: (name: string) => `Engine: ${name}`,
  what: 'the engine',
  refused: {
    'no script': 'This is not an engine: a script (.js) is missing.',
    several: 'Choose one script (.js) and at most one .wasm file.',
    'other files': 'Choose only a script (.js) and a .wasm file.',
    'too large': 'The files are larger than 160 MB together.',
    empty: 'One of the files is empty.',
    unread: 'The files could not be read.',
  },
  faults: {
    'no frame': 'The engine’s part of this site failed to load. Are you offline?',
    'no worker': 'Your browser cannot run engines in a sandbox, so no engine runs here.',
    crash: 'The engine crashed and was stopped.',
    flood: 'The engine sent too much output and was stopped.',
    'long line': 'The engine sent an endless line and was stopped.',
    'no uci': 'This is not a UCI engine: it did not answer “uci”. It was stopped.',
    'no wasm': 'This engine needs its .wasm file. Pick both files together.',
    silent: 'The engine did not answer in time and was stopped.',
  },
  saying: (words: string) => `The browser says: ${words}`,
  no960: 'This game uses Chess960 castling, which this engine does not support.',
  running: 'This position is on the board of a running game, so the engine does not analyse it.',
  evaluation: 'Evaluation',
  noEvaluation: 'not evaluated',
  depth: (depth: number) => `depth ${depth}`,
  thinking: 'thinking …',
  best: 'Best line',
  pawns: (pawns: string) => pawns,
  mate: (side: 0 | 1, moves: number) =>
    moves === 0 ? 'Checkmate' : `${side === 0 ? 'White' : 'Black'}: mate in ${moves}`,
  look: 'Find mistakes',
  each: 'Time per position',
  seconds: (seconds: number) =>
    seconds === 1 ? '1 second' : `${seconds.toLocaleString('en-GB')} seconds`,
  stop: 'Stop',
  progress: (done: number, all: number) => `Position ${done} of ${all}`,
  searching: 'Looking for puzzles …',
  stopped: 'Stopped. Nothing was added.',
  full: 'The analysis is full, so nothing was added.',
  found: (inaccuracies: number, mistakes: number, blunders: number) =>
    inaccuracies + mistakes + blunders === 0
      ? 'No mistakes found.'
      : `Found: ${count(inaccuracies, 'inaccuracy', 'inaccuracies')} (?!), ${count(mistakes, 'mistake', 'mistakes')} (?), ${count(blunders, 'blunder', 'blunders')} (??).`,
  unjudged: 'Too few positions were evaluated to judge any move.',
  unseen: (number: number) =>
    number === 1 ? '1 position was not evaluated.' : `${number} positions were not evaluated.`,
  noLines: 'The better lines were left out because the analysis is full.',
  puzzles: (number: number) => `${count(number, 'new puzzle', 'new puzzles')} from this game.`,
  toPuzzles: 'Puzzles from your games',
};

function count(number: number, one: string, more: string): string {
  return `${number} ${number === 1 ? one : more}`;
}
