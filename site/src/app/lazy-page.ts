import type { JSX } from 'preact';
import { SPEAKING } from '../messages/begin.ts';
import { loadAllSentences } from '../messages/speak.ts';

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

/*
 * Stylesheets that failed to load. The loader assumes that each style it requested has loaded, so a
 * second load of the script would draw the page without it.
 */
const failed = new Set<HTMLLinkElement>();

addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
  },
  // Such an event does not bubble.
  true,
);

/** @throws if a stylesheet still fails */
async function askForStylesAgain(): Promise<void> {
  await Promise.all([...failed].map(askAgain));
}

function askAgain(link: HTMLLinkElement): Promise<void> {
  const again = document.createElement('link');
  again.rel = link.rel;
  again.href = link.href;
  failed.delete(link);
  link.replaceWith(again);
  return new Promise((resolve, reject) => {
    again.addEventListener('load', () => resolve());
    again.addEventListener('error', () => reject(new Error(`no style at ${again.href}`)));
  });
}
