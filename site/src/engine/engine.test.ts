import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Engine, EngineError } from './engine.ts';
import type { EngineFiles, EngineListener } from './engine-channel.ts';

const FEN = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const QUESTION = { fen: FEN, turn: 0, ms: 1000, lines: 2 } as const;
const FILES = { script: new ArrayBuffer(1), wasm: null };

/** A simulated engine: its input, its output, and a clock that the test moves. */
function byHand(is960 = false, files: EngineFiles = FILES) {
  const told: string[] = [];
  let listener: EngineListener | null = null;
  let isClosed = false;
  const timers = new Map<object, { readonly ms: number; readonly work: () => void }>();
  const engine = new Engine(files, {
    is960,
    open(_, heard) {
      listener = heard;
      return { send: (line) => told.push(line), close: () => (isClosed = true) };
    },
    after(ms, work) {
      const timer = {};
      const end = () => timers.delete(timer);
      timers.set(timer, { ms, work: () => (end(), work()) });
      return end;
    },
  });
  return {
    engine,
    told,
    says: (...lines: readonly string[]) => lines.forEach((line) => listener?.onLine(line)),
    ends: () => listener?.onEnd('crash', 'out of bounds'),
    isClosed: () => isClosed,
    /** Waits for the due time. @returns its length */
    waitOut: () => {
      const [timer] = timers.values();
      assert.ok(timer, 'nothing is waited for');
      timer.work();
      return timer.ms;
    },
    /** Passes on everything sent within a tenth of a second. */
    passTenth: () => {
      for (const { ms, work } of timers.values()) if (ms === 100) work();
    },
    timers,
  };
}

async function begun(is960 = false) {
  const hand = byHand(is960);
  const beginning = hand.engine.begin();
  hand.says('Hello', 'id name Tiny', 'option name UCI_Chess960 type check', 'uciok');
  await settled();
  hand.says('readyok');
  await beginning;
  return hand;
}

function settled(): Promise<void> {
  return new Promise((done) => setImmediate(done));
}

async function faultOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'none',
    (error: unknown) => (error instanceof EngineError ? error.fault : String(error)),
  );
}

test('ENG-5: an engine is asked over UCI, and its lines are the answer', async () => {
  const { engine, told, says, timers } = await begun();
  assert.equal(engine.name, 'Tiny');
  assert.deepEqual(told, ['uci', 'ucinewgame', 'isready']);
  const asked = engine.analyse(QUESTION, () => undefined);
  await settled();
  assert.deepEqual(told.slice(3), [
    'setoption name MultiPV value 2',
    `position fen ${FEN}`,
    'go movetime 1000',
  ]);
  says('info depth 1 multipv 2 score cp 3 pv d2d4', 'info depth 1 score cp 20 pv e2e4');
  says('info depth 1 multipv 2 score cp 3 pv d2d4', 'info depth 1 multipv 3 score cp 1 pv a2a3');
  says('info depth 2 multipv 1 score mate 4 pv e2e4 e7e5', 'bestmove e2e4');
  assert.deepEqual(await asked, [
    { depth: 2, score: { kind: 'mate', winner: 0, moves: 4 }, moves: ['e2e4', 'e7e5'] },
    { depth: 1, score: { kind: 'pawns', cp: 3 }, moves: ['d2d4'] },
  ]);
  assert.equal(timers.size, 0);
});

test('ENG-5: a chatty engine’s answer is passed on at most ten times a second', async () => {
  const { engine, says, passTenth, timers } = await begun();
  const depths: (number | undefined)[] = [];
  const asked = engine.analyse(QUESTION, ([best]) => depths.push(best?.depth));
  await settled();
  passTenth();
  assert.deepEqual(depths, [], 'nothing was said');
  const info = (depth: number) => `info depth ${depth} score cp 20 pv e2e4`;
  says(info(1), info(2), info(3));
  assert.deepEqual(depths, []);
  passTenth();
  passTenth();
  assert.deepEqual(depths, [3]);
  says(info(4), info(5));
  passTenth();
  says(info(6), 'bestmove e2e4');
  assert.equal((await asked)[0]?.depth, 6);
  assert.deepEqual(depths, [3, 5]);
  assert.equal(timers.size, 0);
});

test('PUZ-1: the best and second-best move differ, at whatever depth the engine reported last', async () => {
  const { engine, says } = await begun();
  const answered = async (...lines: readonly string[]) => {
    const asked = engine.analyse(QUESTION, () => undefined);
    await settled();
    says(...lines.map((line) => `info ${line}`), 'bestmove e2e4');
    return (await asked).map(({ depth, moves }) => [depth, moves[0]]);
  };
  const first = 'depth 5 multipv 1 score cp 20 pv e2e4 e7e5';
  const second = 'depth 5 multipv 2 score cp 10 pv d2d4';
  const deeper = 'depth 6 multipv 1 score cp 300 pv d2d4';
  assert.deepEqual(await answered(first, second, deeper), [[6, 'd2d4']]);
  const now = 'depth 6 multipv 2 score cp 5 pv c2c4';
  assert.deepEqual(await answered(first, second, deeper, now), [
    [6, 'd2d4'],
    [6, 'c2c4'],
  ]);
  const same = 'depth 6 multipv 2 score cp 5 pv e2e4';
  assert.deepEqual(await answered(first, same), [[5, 'e2e4']]);
  assert.deepEqual(await answered(first, second, 'depth 6 score cp 9 pv e2e4'), [
    [6, 'e2e4'],
    [5, 'd2d4'],
  ]);
});

test('ENG-6: Chess960 is switched on only for games that need it', async () => {
  assert.ok((await begun(true)).told.includes('setoption name UCI_Chess960 value true'));
  assert.ok(!(await begun(false)).told.join().includes('Chess960'));
});

test('ENG-4: simultaneous questions interrupt each other, and one runs at a time', async () => {
  const { engine, told, says } = await begun();
  const answers = [1, 2, 3].map(() => engine.analyse(QUESTION, () => undefined));
  for (let asked = 0; asked < 3; asked += 1) {
    await settled();
    assert.equal(told.filter((line) => line.startsWith('go')).length, asked + 1);
    says('bestmove e2e4');
  }
  await Promise.all(answers);
  assert.ok(told.includes('stop'));
});

test('ENG-8: a leaving page cancels its own questions, and none asked since', async () => {
  const { engine, told, says } = await begun();
  const stops = () => told.filter((line) => line === 'stop').length;
  const goes = () => told.filter((line) => line.startsWith('go')).length;
  const leaving = new AbortController();
  const shown = engine.analyse(QUESTION, () => undefined, leaving.signal);
  const given = engine.analyse(QUESTION, () => undefined, leaving.signal);
  await settled();
  const looked = engine.analyse(QUESTION, () => undefined);
  await settled();
  leaving.abort();
  const before = stops();
  says('info depth 7 score cp 1 pv e2e4', 'bestmove e2e4');
  await settled();
  assert.equal((await shown)[0]?.depth, 7);
  assert.deepEqual([await given, goes()], [[], 2], 'nobody waits for it, so it is not asked');
  assert.equal(stops(), before);
  says('info depth 8 score cp 1 pv e2e4', 'bestmove e2e4');
  assert.equal((await looked)[0]?.depth, 8);
  const later = new AbortController();
  const ended = engine.analyse(QUESTION, () => undefined, later.signal);
  await settled();
  says('bestmove e2e4');
  await ended;
  later.abort();
  assert.equal(told.at(-1), 'go movetime 1000', 'what has ended is not stopped');
});

test('ENG-4: an engine that does not introduce itself in time is stopped', async () => {
  const { engine, says, waitOut, isClosed } = byHand();
  const beginning = engine.begin();
  says('id name Tiny');
  assert.equal(waitOut(), 90_000);
  assert.equal(await faultOf(beginning), 'no uci');
  assert.ok(isClosed());
});

test('ENG-4: an engine that is never ready, or never moves, is stopped, even after a stop command', async () => {
  const first = byHand();
  const beginning = first.engine.begin();
  first.says('uciok');
  await settled();
  assert.equal(first.waitOut(), 30_000);
  assert.equal(await faultOf(beginning), 'silent');

  const { engine, told, waitOut, isClosed } = await begun();
  const leaving = new AbortController();
  const asked = engine.analyse(QUESTION, () => undefined, leaving.signal);
  await settled();
  leaving.abort();
  assert.equal(told.at(-1), 'stop');
  assert.equal(waitOut(), 21_000);
  assert.equal(await faultOf(asked), 'silent');
  assert.ok(isClosed());
  assert.equal(await faultOf(engine.analyse(QUESTION, () => undefined)), 'silent');
});

test('ENG-4: a crash ends the question, and switching the engine off is not an error', async () => {
  const one = await begun();
  const asked = one.engine.analyse(QUESTION, () => undefined);
  await settled();
  one.ends();
  assert.equal(await faultOf(asked), 'crash');
  const other = await begun();
  const open = other.engine.analyse(QUESTION, () => undefined);
  await settled();
  other.engine.close();
  assert.equal(await faultOf(open), 'closed');
  assert.equal(other.timers.size, 0);
});

test('ENG-4: a script that lacks its WebAssembly file is reported, at once or after five seconds', async () => {
  const script = new TextEncoder().encode('fetch("engine.wasm")').buffer;
  for (const [text, wasm, ms, fault] of [
    ['fetch("engine.wasm")', null, 5000, 'no wasm'],
    ['fetch("engine.wasm")', new ArrayBuffer(1), 90_000, 'no uci'],
    ['"AGFzbQ" + ".wasm"', null, 90_000, 'no uci'],
  ] as const) {
    const hand = byHand(false, { script: new TextEncoder().encode(text).buffer, wasm });
    const beginning = hand.engine.begin();
    assert.equal(hand.waitOut(), ms);
    await assert.rejects(beginning, (error) => (error as EngineError).fault === fault);
  }
  const { engine, ends } = byHand(false, { script, wasm: null });
  const beginning = engine.begin();
  ends();
  await assert.rejects(beginning, (error) => (error as EngineError).fault === 'no wasm');
});
