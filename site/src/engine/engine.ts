import type { Timer } from '../storage/set-timer.ts';
import type { Side } from '@sealed-move/client/rules';
import type { EngineChannel, EngineFault, EngineFiles, EngineListener } from './engine-channel.ts';
import type { Score } from './core/score.ts';
import { readUciLine, toWhiteScore, type UciLine } from './core/uci.ts';

/** Time to start: a machine may be slow, and has megabytes of WebAssembly to compile. */
const TIMEOUT_UCI_MS = 90_000;
/** Time to start a script without a WebAssembly file, which has nothing to compile. */
const TIMEOUT_WITHOUT_WASM_MS = 5000;
const TIMEOUT_READY_MS = 30_000;
/** How much longer than the time for a move an engine may take. */
const TIMEOUT_MOVE_MS = 20_000;
/** How often to pass on answers, because at first an engine sends far more than a page can draw. */
const BATCH_ANSWERS_MS = 100;

export interface EngineQuestion {
  /** The position in the notation of engines. */
  readonly fen: string;
  readonly turn: Side;
  readonly ms: number;
  /** How many lines to ask for, best first. */
  readonly lines: 1 | 2;
}

interface EngineLine {
  readonly depth: number;
  readonly score: Score;
  /** The moves in the engine's notation. */
  readonly moves: readonly string[];
}

/** An engine's lines so far, best first. */
export type EngineLines = readonly EngineLine[];

export interface EngineOptions {
  /** Starts the environment in which the engine runs. */
  readonly open: (files: EngineFiles, listener: EngineListener) => EngineChannel;
  readonly is960: boolean;
  readonly after: Timer;
}

export class EngineError extends Error {
  /** `closed` means that the player turned the engine off, which is not a fault. */
  readonly fault: EngineFault | 'closed';
  constructor(fault: EngineFault | 'closed', words: string) {
    super(words);
    this.fault = fault;
  }
}

/** A promise that the expected line resolves. */
interface Waiting {
  readonly take: (line: UciLine) => boolean;
  readonly fail: (error: EngineError) => void;
}

/** An engine that answers one question at a time. It is stopped if it exceeds a limit (ENG-4). */
export class Engine {
  readonly #options: EngineOptions;
  readonly #channel: EngineChannel;
  #waiting: Waiting | null = null;
  #failed: EngineError | null = null;
  #searching: Promise<unknown> | null = null;
  #name = '';
  #knows960 = false;
  readonly #lacksWasm: boolean;

  /** @param files are transferred to the engine, so this page no longer has them */
  constructor(files: EngineFiles, options: EngineOptions) {
    this.#options = options;
    this.#lacksWasm = isMissingWasm(files);
    this.#channel = options.open(files, {
      onLine: (text) => this.#hear(readUciLine(text)),
      onEnd: (fault, words) => this.#fail(new EngineError(this.#nameFault(fault), words)),
    });
  }

  /**
   * Starts the engine; call it before anything else.
   * @throws EngineError if it is not an engine or does not start in time
   */
  async begin(): Promise<void> {
    const timeoutMs = this.#lacksWasm ? TIMEOUT_WITHOUT_WASM_MS : TIMEOUT_UCI_MS;
    await this.#ask('uci', 'uciok', timeoutMs, this.#nameFault('no uci'));
    if (this.#options.is960 && this.#knows960)
      this.#channel.send(writeOptionCommand('UCI_Chess960', 'true'));
    this.#channel.send('ucinewgame');
    await this.#ask('isready', 'readyok', TIMEOUT_READY_MS, 'silent');
  }

  /** The engine's own name; empty if it gives none. */
  get name(): string {
    return this.#name;
  }

  get knows960(): boolean {
    return this.#knows960;
  }

  /**
   * Analyses a position. Cuts short a question that is still open.
   * @param onAnswer receives better answers, at most ten times a second
   * @param signal cuts short only this question, which then returns its lines so far
   * @returns the last lines; empty if the engine found none
   * @throws EngineError if the engine exceeds a limit
   */
  async analyse(
    question: EngineQuestion,
    onAnswer: (answer: EngineLines) => void,
    signal?: AbortSignal,
  ): Promise<EngineLines> {
    // When two questions come at once, the later one cuts the other short as well.
    while (this.#searching !== null) {
      this.#channel.send('stop');
      await this.#searching;
    }
    if (signal?.aborted === true) return [];
    const answer = this.#search(question, onAnswer);
    const end = () => {
      if (this.#searching === searching) this.#searching = null;
    };
    const searching = answer.then(end, end);
    this.#searching = searching;
    const stop = () => this.#searching === searching && this.#channel.send('stop');
    signal?.addEventListener('abort', stop, { once: true });
    return answer;
  }

  close(): void {
    this.#fail(new EngineError('closed', ''));
  }

  async #search(
    question: EngineQuestion,
    onAnswer: (answer: EngineLines) => void,
  ): Promise<EngineLines> {
    const { fen, turn, ms, lines } = question;
    let found: EngineLines = [];
    const better = batchCalls(this.#options.after, () => onAnswer(found));
    const take = (line: UciLine) => {
      if (line.kind === 'best') return true;
      if (line.kind !== 'info' || line.rank > lines) return false;
      const { depth, rank, score, line: moves } = line;
      found = addLine(found, rank, { depth, score: toWhiteScore(turn, score), moves });
      better.tell();
      return false;
    };
    this.#channel.send(writeOptionCommand('MultiPV', String(lines)));
    this.#channel.send(`position fen ${fen}`);
    const answered = this.#wait(take, ms + TIMEOUT_MOVE_MS, 'silent');
    this.#channel.send(`go movetime ${ms}`);
    await answered.finally(better.cancel);
    return found;
  }

  async #ask(line: string, answer: UciLine['kind'], ms: number, fault: EngineFault): Promise<void> {
    const answered = this.#wait(({ kind }) => kind === answer, ms, fault);
    this.#channel.send(line);
    await answered;
  }

  #wait(take: Waiting['take'], ms: number, fault: EngineFault): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    if (this.#failed !== null) return Promise.reject(this.#failed);
    const cancel = this.#options.after(ms, () => this.#fail(new EngineError(fault, '')));
    const end = () => {
      cancel();
      this.#waiting = null;
    };
    this.#waiting = {
      take(line) {
        if (!take(line)) return false;
        end();
        resolve();
        return true;
      },
      fail(error) {
        end();
        reject(error);
      },
    };
    return promise;
  }

  /**
   * Names the fault. Until an engine has introduced itself, any failure of a script that lacks its
   * WebAssembly counts as the missing file.
   */
  #nameFault(fault: EngineFault): EngineFault {
    const isCrash = fault === 'crash' || fault === 'no uci';
    return isCrash && this.#lacksWasm && this.#name === '' ? 'no wasm' : fault;
  }

  #hear(line: UciLine): void {
    if (line.kind === 'name' && this.#name === '') this.#name = line.name;
    if (line.kind === 'option' && line.name === 'UCI_Chess960') this.#knows960 = true;
    this.#waiting?.take(line);
  }

  #fail(error: EngineError): void {
    if (this.#failed !== null) return;
    this.#failed = error;
    this.#channel.close();
    this.#waiting?.fail(error);
  }
}

/** Whether the script names a WebAssembly file that it does not contain and nobody picked. */
function isMissingWasm({ script, wasm }: EngineFiles): boolean {
  if (wasm !== null) return false;
  const text = new TextDecoder('latin1').decode(script);
  return text.includes('.wasm') && !text.includes('AGFzbQ');
}

/** Adds a line. A new best move drops the next best, which the engine has not named again yet. */
function addLine(found: EngineLines, rank: number, line: EngineLine): EngineLines {
  const [best, ...others] = found;
  const isBest = best?.moves[0] === line.moves[0];
  if (rank === 1) return isBest ? [line, ...others] : [line];
  return best === undefined || isBest ? found : [best, line];
}

/** Runs the work a little later, once for all calls until then. */
function batchCalls(after: Timer, work: () => void) {
  let cancel: (() => void) | null = null;
  return {
    tell() {
      cancel ??= after(BATCH_ANSWERS_MS, () => {
        cancel = null;
        work();
      });
    },
    cancel: () => cancel?.(),
  };
}

function writeOptionCommand(name: string, value: string): string {
  return `setoption name ${name} value ${value}`;
}
