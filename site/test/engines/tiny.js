/*
 * An engine for tests that speaks UCI. It knows the answers of the fool's mate by heart, and counts
 * the pieces in every other position. Always the same, and immediately.
 */

const VALUES = { p: 100, n: 300, b: 300, r: 500, q: 900, k: 0 };
/** By position: lines in UCI, best first. */
const KNOWN = {
  'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR': ['cp 30 pv e2e4 e7e5 g1f3', 'cp 20 pv d2d4 d7d5'],
  'rnbqkbnr/pppppppp/8/8/8/5P2/PPPPP1PP/RNBQKBNR': ['cp 60 pv e7e5 e2e4', 'cp 55 pv d7d5'],
  'rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR': ['cp -60 pv e2e4 g8f6', 'cp -70 pv d2d3'],
  'rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR': ['mate 1 pv d8h4', 'cp 70 pv d7d5'],
};

let fen = '';
let lines = 1;

function material([placement, turn]) {
  const white = Array.from(placement).reduce((sum, sign) => {
    const value = VALUES[sign.toLowerCase()] ?? 0;
    return sum + (sign === sign.toUpperCase() ? value : -value);
  }, 0);
  return turn === 'w' ? white : -white;
}

function go() {
  const fields = fen.split(' ');
  const known = KNOWN[fields[0]] ?? [`cp ${material(fields)} pv a2a3`];
  for (const [place, line] of known.slice(0, lines).entries()) {
    postMessage(`info depth 12 multipv ${place + 1} score ${line}`);
  }
  postMessage(`bestmove ${known[0].split('pv ')[1].split(' ')[0]}`);
}

onmessage = ({ data }) => {
  if (data === 'uci') {
    for (const line of ['id name Tiny <b>1</b>', 'option name MultiPV type spin', 'uciok']) {
      postMessage(line);
    }
  }
  if (data === 'isready') postMessage('readyok');
  if (data.startsWith('setoption name MultiPV value ')) lines = Number(data.split(' ').at(-1));
  if (data.startsWith('position fen ')) fen = data.slice('position fen '.length);
  if (data.startsWith('go')) go();
};
