const WIDTH = 28;

/** A progress bar while the demo works; plain lines without a terminal. */
export class Progress {
  readonly #total: number;
  readonly #out: NodeJS.WriteStream;
  #done = 0;
  #lastTenth = -1;

  constructor(total: number, out: NodeJS.WriteStream = process.stderr) {
    this.#total = total;
    this.#out = out;
  }

  step(what: string): void {
    this.#done += 1;
    const share = Math.min(1, this.#done / this.#total);
    if (this.#out.isTTY) this.#draw(share, what);
    else this.#line(share, what);
  }

  finish(): void {
    if (this.#out.isTTY) this.#out.write('\r\u001B[K');
  }

  #draw(share: number, what: string): void {
    const filled = Math.round(share * WIDTH);
    const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
    this.#out.write(`\r\u001B[K${bar} ${Math.round(share * 100)} % ${what}`);
  }

  #line(share: number, what: string): void {
    const tenth = Math.floor(share * 10);
    if (tenth === this.#lastTenth) return;
    this.#lastTenth = tenth;
    this.#out.write(`${String(tenth * 10).padStart(3)} % ${what}\n`);
  }
}
