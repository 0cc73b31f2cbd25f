import { listCards } from './draft-zones.ts';

interface LastPosition {
  readonly from: string;
  readonly entry: string;
  readonly version: string;
}

interface Shows {
  /** @param fault the reason why the request was refused */
  readonly show: (board: Element, fault: string | null) => void;
  readonly showMenu: (menu: Element) => void;
}

interface News {
  readonly cursor: string;
  readonly said: readonly string[];
  /** The new board; null if nothing changed. */
  readonly next: Element | null;
}

/** Sends the changes made on the board one at a time, and reads the pages that come back. */
export class DraftSender {
  readonly #action: string;
  readonly #shows: Shows;
  readonly #seen = new Map<string, LastPosition>();
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;
  #fault: Element | null = null;

  /** @param action the URL for the board's forms */
  constructor(action: string, shows: Shows) {
    this.#action = action;
    this.#shows = shows;
  }

  isBusy(): boolean {
    return this.#waiting > 0;
  }

  /** Remembers every player's position and entry. */
  see(board: Element): void {
    for (const { dataset } of listCards(board)) {
      const { side = '', where: from = '', entry = '', version = '' } = dataset;
      this.#seen.set(side, { from, entry, version });
    }
  }

  /** Sends the player's position as known when this request's turn comes, not as at the drop. */
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

  /** @returns null if the site does not respond */
  async news(path: string, cursor: string): Promise<News | null> {
    try {
      const answer = await fetch(`${path}/news?${new URLSearchParams({ after: cursor })}`);
      if (!answer.ok) return null;
      const news = (await answer.json()) as Omit<News, 'next'> & { readonly isChanged: boolean };
      if (!news.isChanged) return { ...news, next: null };
      const page = await readDocument(await fetch(this.#action));
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
      // A failed request may have changed nothing, so a reload shows the current state.
      .catch(() => location.reload())
      .finally(() => {
        this.#waiting -= 1;
      });
  }

  async #post(action: string, body: URLSearchParams): Promise<void> {
    await this.#read(await fetch(action, { method: 'POST', body }));
  }

  async #read(answer: Response): Promise<void> {
    const page = await readDocument(answer);
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
    // More requests are waiting. Their response shows this change too, with this fault above it.
    if (this.#waiting > 1) return;
    if (fault === null && this.#fault !== null) board.prepend(this.#fault);
    this.#shows.show(board, this.#fault?.textContent ?? null);
    this.#fault = null;
  }
}

async function readDocument(answer: Response): Promise<Document> {
  return new DOMParser().parseFromString(await answer.text(), 'text/html');
}
