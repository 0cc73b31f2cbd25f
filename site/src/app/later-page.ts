import type { JSX } from 'preact';
import { SPEAKING } from '../messages/begin.ts';
import { speakOfAll } from '../messages/speak.ts';
import { askForStylesAgain } from './failed-styles.ts';

export type Draw<P> = (props: P) => JSX.Element;

/** A page whose script is not among the first that are loaded (PAGE-1). */
export class LaterPage<P> {
  readonly #ask: () => Promise<Draw<P>>;
  #loading: Promise<Draw<P>> | null = null;
  #draw: Draw<P> | null = null;

  constructor(ask: () => Promise<Draw<P>>) {
    this.#ask = ask;
  }

  /** Null until its script is there. */
  get draw(): Draw<P> | null {
    return this.#draw;
  }

  /** @throws where the script could not be had; the next call asks for it again */
  load(): Promise<Draw<P>> {
    this.#loading ??= this.#begin();
    return this.#loading;
  }

  async #begin(): Promise<Draw<P>> {
    try {
      await askForStylesAgain();
      const [draw] = await Promise.all([this.#ask(), SPEAKING.then(speakOfAll)]);
      this.#draw = draw;
      return draw;
    } catch (error) {
      this.#loading = null;
      throw error;
    }
  }
}
