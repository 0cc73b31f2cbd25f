import { Duplex } from 'node:stream';

/** A connection whose other side is the test: its written bytes, and whether it was ended. */
export class TestDuplex extends Duplex {
  readonly #written: Buffer[] = [];
  isEnded = false;

  constructor() {
    super({ allowHalfOpen: true });
  }

  get written(): Buffer {
    return Buffer.concat(this.#written);
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#written.push(Buffer.from(chunk));
    done();
  }

  override _final(done: () => void): void {
    this.isEnded = true;
    done();
  }
}
