import { cardsIn } from './draft-zones.ts';

/** Where somebody was, as the site last said. */
interface LastPosition {
  readonly from: string;
  readonly entry: string;
  readonly version: string;
}

interface Shows {
  /** @param fault why what was sent was not done */
  readonly show: (board: Element, fault: string | null) => void;
  readonly showMenu: (menu: Element) => void;
}

interface News {
  readonly cursor: string;
  readonly said: readonly string[];
  /** The new board; null: nothing is new. */
  readonly next: Element | null;
}

/** Sends what is done on the board, one after the other, and reads the pages that answer. */
export class DraftSender {
  readonly #action: string;
  readonly #shows: Shows;
  readonly #seen = new Map<string, LastPosition>();
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;
  #fault: Element | null = null;

  /** @param action where forms of the board go */
  constructor(action: string, shows: Shows) {
    this.#action = action;
    this.#shows = shows;
  }

  isBusy(): boolean {
    return this.#waiting > 0;
  }

  /** Remembers where everybody is, and which entry they have there. */
  see(board: Element): void {
    for (const { dataset } of cardsIn(board)) {
      const { side = '', where: from = '', entry = '', version = '' } = dataset;
      this.#seen.set(side, { from, entry, version });
    }
  }

  /** By what the site has said of them when it is their turn, not when they were put there. */
  put(side: string, to: string): void {
    this.#inTurn(() => {
      const seen = this.#seen.get(side) ?? { from: 'out', entry: '', version: '' };
      return this.#post(this.#action, new URLSearchParams({ do: 'place', who: side, to, ...seen }));
    });
  }

  send(action: string, form: FormData): void {
    const fields = [...form].flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    this.#inTurn(() => this.#post(action, new URLSearchParams(fields)));
  }

  open(address: string): void {
    this.#inTurn(async () => this.#read(await fetch(address)));
  }

  /** @returns null where the site does not answer */
  async news(path: string, cursor: string): Promise<News | null> {
    try {
      const answer = await fetch(`${path}/news?${new URLSearchParams({ after: cursor })}`);
      if (!answer.ok) return null;
      const news = (await answer.json()) as Omit<News, 'next'> & { readonly isChanged: boolean };
      if (!news.isChanged) return { ...news, next: null };
      const page = await documentOf(await fetch(this.#action));
      const next = page.querySelector('.draft');
      if (next !== null) this.see(next);
      return { ...news, next };
    } catch {
      return null;
    }
  }

  #inTurn(work: () => Promise<void>): void {
    this.#waiting += 1;
    this.#last = this.#last
      .then(work)
      // What did not arrive is as the page has it: asked for again, it says how it is.
      .catch(() => location.reload())
      .finally(() => {
        this.#waiting -= 1;
      });
  }

  async #post(action: string, body: URLSearchParams): Promise<void> {
    await this.#read(await fetch(action, { method: 'POST', body }));
  }

  async #read(answer: Response): Promise<void> {
    const page = await documentOf(answer);
    const board = page.querySelector('.draft');
    const menu = page.querySelector('.draft-person');
    if (board === null) {
      if (menu === null) location.assign(answer.url);
      else this.#shows.showMenu(menu);
      return;
    }
    this.see(board);
    const fault = answer.ok ? null : board.querySelector('.note');
    this.#fault = fault ?? this.#fault;
    // Others wait: their answer shows as much, and this one's fault above it.
    if (this.#waiting > 1) return;
    if (fault === null && this.#fault !== null) board.prepend(this.#fault);
    this.#shows.show(board, this.#fault?.textContent ?? null);
    this.#fault = null;
  }
}

async function documentOf(answer: Response): Promise<Document> {
  return new DOMParser().parseFromString(await answer.text(), 'text/html');
}
