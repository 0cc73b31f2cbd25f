import type { Timer } from '../storage/set-timer.ts';
import type { Side } from '@sealed-move/client/rules';
import type { EngineChannel, EngineFault, EngineFiles, EngineListener } from './engine-channel.ts';
import type { Score } from './core/score.ts';
import { readUciLine, scoreFor, type UciLine } from './core/uci.ts';

/** A machine may be slow, and megabytes of WebAssembly have to be compiled. */
const TIMEOUT_UCI_MS = 90_000;
const TIMEOUT_READY_MS = 30_000;
/** How long an engine may be about a move beyond what it was given. */
const TIMEOUT_MOVE_MS = 20_000;
/** An engine says far more at first than a page can draw. */
const BATCH_ANSWERS_MS = 100;

export interface Question {
  /** As engines read it. */
  readonly fen: string;
  readonly turn: Side;
  readonly ms: number;
  /** How many lines, the best first. */
  readonly lines: 1 | 2;
}

/** One line of an engine. */
interface EngineLine {
  readonly depth: number;
  readonly score: Score;
  /** As the engine writes them. */
  readonly moves: readonly string[];
}

/** The lines that an engine has by now, the best first. */
export type Answer = readonly EngineLine[];

export interface EngineOptions {
  /** Opens where the engine runs. */
  readonly open: (files: EngineFiles, listener: EngineListener) => EngineChannel;
  readonly is960: boolean;
  readonly after: Timer;
}

export class EngineError extends Error {
  /** `closed`: it was turned off, which is no fault of its own. */
  readonly fault: EngineFault | 'closed';
  constructor(fault: EngineFault | 'closed', words: string) {
    super(words);
    this.fault = fault;
  }
}

/** What is waited for, until one line brings it. */
interface Waiting {
  readonly take: (line: UciLine) => boolean;
  readonly fail: (error: EngineError) => void;
}

/** An engine that was picked by the player. One question at a time; it is ended where it breaks a bound (ENG-4). */
export class Engine {
  readonly #options: EngineOptions;
  readonly #channel: EngineChannel;
  #waiting: Waiting | null = null;
  #failed: EngineError | null = null;
  #searching: Promise<unknown> | null = null;
  #name = '';
  #knows960 = false;

  /** @param files are handed over, and gone from this page */
  constructor(files: EngineFiles, options: EngineOptions) {
    this.#options = options;
    this.#channel = options.open(files, {
      onLine: (text) => this.#hear(readUciLine(text)),
      onEnd: (fault, words) => this.#fail(new EngineError(fault, words)),
    });
  }

  /** Before anything is asked. @throws EngineError where it is no engine, or does not begin in time */
  async begin(): Promise<void> {
    await this.#ask('uci', 'uciok', TIMEOUT_UCI_MS, 'no uci');
    if (this.#options.is960 && this.#knows960) this.#channel.send(option('UCI_Chess960', 'true'));
    this.#channel.send('ucinewgame');
    await this.#ask('isready', 'readyok', TIMEOUT_READY_MS, 'silent');
  }

  /** As it calls itself; empty where it does not say. */
  get name(): string {
    return this.#name;
  }

  get knows960(): boolean {
    return this.#knows960;
  }

  /**
   * What the engine makes of a position. A question that is still open is cut short.
   * @param onAnswer told of better answers, ten times a second at most
   * @param signal cuts this question short, and no other; its answer is what was found by then
   * @returns the last of them; empty where it found none
   * @throws EngineError where it breaks a bound
   */
  async analyse(
    question: Question,
    onAnswer: (answer: Answer) => void,
    signal?: AbortSignal,
  ): Promise<Answer> {
    // Two that come at once: the later one cuts the other short as well.
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

  async #search(question: Question, onAnswer: (answer: Answer) => void): Promise<Answer> {
    const { fen, turn, ms, lines } = question;
    let found: Answer = [];
    const better = batched(this.#options.after, () => onAnswer(found));
    const take = (line: UciLine) => {
      if (line.kind === 'best') return true;
      if (line.kind !== 'info' || line.rank > lines) return false;
      const { depth, rank, score, line: moves } = line;
      found = withLine(found, rank, { depth, score: scoreFor(turn, score), moves });
      better.tell();
      return false;
    };
    this.#channel.send(option('MultiPV', String(lines)));
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

/** An engine that has found another best move has not said yet which one is the next best. */
function withLine(found: Answer, rank: number, line: EngineLine): Answer {
  const [best, ...others] = found;
  const isBest = best?.moves[0] === line.moves[0];
  if (rank === 1) return isBest ? [line, ...others] : [line];
  return best === undefined || isBest ? found : [best, line];
}

/** Does the work a little later, once for all that is told until then. */
function batched(after: Timer, work: () => void) {
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

function option(name: string, value: string): string {
  return `setoption name ${name} value ${value}`;
}
