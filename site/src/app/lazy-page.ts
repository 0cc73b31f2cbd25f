import type { JSX } from 'preact';
import { SPEAKING } from '../messages/begin.ts';
import { loadAllSentences } from '../messages/speak.ts';
import { askForStylesAgain } from './failed-styles.ts';

export type PageComponent<P> = (props: P) => JSX.Element;

/** A page whose script is not part of the first load (PAGE-1). */
export class LazyPage<P> {
  readonly #ask: () => Promise<PageComponent<P>>;
  #loading: Promise<PageComponent<P>> | null = null;
  #draw: PageComponent<P> | null = null;

  constructor(ask: () => Promise<PageComponent<P>>) {
    this.#ask = ask;
  }

  /** Null until the page's script has loaded. */
  get draw(): PageComponent<P> | null {
    return this.#draw;
  }

  /** @throws if the script cannot be loaded; the next call tries again */
  load(): Promise<PageComponent<P>> {
    this.#loading ??= this.#begin();
    return this.#loading;
  }

  async #begin(): Promise<PageComponent<P>> {
    try {
      await askForStylesAgain();
      const [draw] = await Promise.all([this.#ask(), SPEAKING.then(loadAllSentences)]);
      this.#draw = draw;
      return draw;
    } catch (error) {
      this.#loading = null;
      throw error;
    }
  }
}
