export interface Terminal {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Whether a person is watching, so that long work shows its progress. */
  readonly isWatched: boolean;
}

/** Stops a command with one clear sentence for the person who typed it. */
export class CommandError extends Error {
  /** 1 if the command failed, 2 for wrong usage. */
  readonly exitCode: 1 | 2;

  constructor(message: string, exitCode: 1 | 2 = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

const WIDTH = 30;

/** A progress bar on the error stream, shown only to a person. */
export class Progress {
  readonly #terminal: Terminal;
  readonly #what: string;
  readonly #total: number;
  #shown = -1;

  constructor(terminal: Terminal, what: string, total: number) {
    this.#terminal = terminal;
    this.#what = what;
    this.#total = total;
  }

  at(done: number): void {
    const percent = this.#total === 0 ? 100 : Math.floor((done / this.#total) * 100);
    if (!this.#terminal.isWatched || percent === this.#shown) return;
    this.#shown = percent;
    const filled = Math.round((percent / 100) * WIDTH);
    const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
    this.#terminal.err(`\r${bar} ${String(percent).padStart(3)} %  ${this.#what}`);
  }

  end(): void {
    if (this.#terminal.isWatched) this.#terminal.err('\r\u001B[K');
  }
}
