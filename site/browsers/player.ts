import { setTimeout as sleep } from 'node:timers/promises';
import type { DrivenPage } from 'test-kit/browsers/driven';

const TIMEOUT_MS = 30_000;
const KINDS: Readonly<Record<string, string>> = { q: 'queen', r: 'rook', b: 'bishop', n: 'knight' };

/** A visitor who finds things on the site by their visible names. */
export class Player {
  readonly page: DrivenPage;

  constructor(page: DrivenPage) {
    this.page = page;
  }

  /** Clicks the element whose name is or starts with this. */
  async press(name: string): Promise<void> {
    await this.#mark(name, `[...document.querySelectorAll('button, a, summary, label')]`);
    await this.page.click('[data-found]');
  }

  /** Clicks an action of a game, in the row of actions or under “More”. */
  async act(name: string): Promise<void> {
    if (!(await this.has(name))) await this.press('More');
    await this.press(name);
  }

  async fill(label: string, text: string): Promise<void> {
    const fields = `[...document.querySelectorAll('input, textarea')]`;
    await this.#mark(label, fields, LABEL);
    await this.page.fill('[data-found]', text);
  }

  /** Clicks both squares, and the piece if a pawn promotes. */
  async move(uci: string): Promise<void> {
    await this.page.click(`[data-square="${uci.slice(0, 2)}"]`);
    await this.page.click(`[data-square="${uci.slice(2, 4)}"]`);
    const kind = KINDS[uci.charAt(4)];
    if (kind !== undefined) await this.press(kind);
  }

  async seesMove(uci: string): Promise<void> {
    const square = `[data-square="${uci.slice(2, 4)}"][aria-label*="last move"]`;
    await this.until(uci, `document.querySelector('${square}') !== null`);
  }

  async sees(words: string): Promise<void> {
    await this.until(words, `document.body.innerText.includes(${JSON.stringify(words)})`);
  }

  async has(name: string): Promise<boolean> {
    const buttons = `[...document.querySelectorAll('button')]`;
    return Boolean(await this.page.evaluate(makeMarkScript(name, buttons, NAME)));
  }

  async value(label: string): Promise<string> {
    await this.#mark(label, `[...document.querySelectorAll('input, textarea')]`, LABEL);
    return String(await this.page.evaluate(`document.querySelector('[data-found]').value`));
  }

  async text(selector: string): Promise<string> {
    await this.until(selector, `document.querySelector('${selector}') !== null`);
    const all = `[...document.querySelectorAll('${selector}')].map((one) => one.textContent)`;
    return String(await this.page.evaluate(`${all}.join(' ')`));
  }

  /** Opens a page of the site without a reload. */
  async visit(hash: string): Promise<void> {
    await this.page.evaluate(`void (location.hash = ${JSON.stringify(hash)})`);
  }

  /** How many pixels the page is wider than its window. */
  async overflow(): Promise<number> {
    const width = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
    return Number(await this.page.evaluate(width));
  }

  /** Polls; throws with the description of the condition if it does not come true. */
  async until(what: string, condition: string): Promise<void> {
    const end = performance.now() + TIMEOUT_MS;
    while ((await this.page.evaluate(condition)) !== true) {
      if (performance.now() > end) throw new Error(`it did not come: ${what}`);
      await sleep(50);
    }
  }

  async #mark(name: string, all: string, nameOf = NAME): Promise<void> {
    await this.until(name, makeMarkScript(name, all, nameOf));
  }
}

const NAME = `(field.ariaLabel ?? field.textContent)`;
const LABEL = `(field.ariaLabel ?? field.labels?.[0]?.textContent ?? '')`;

/** Marks a visible element whose name is or starts with this; false if there is none. */
function makeMarkScript(name: string, all: string, nameOf: string): string {
  return `(() => {
    const shown = ${all}.filter((field) => field.getClientRects().length > 0 && !field.disabled);
    const named = shown.map((field) => [field, ${nameOf}.trim()]);
    const wanted = ${JSON.stringify(name)};
    const [found] = named.find(([, name]) => name === wanted)
      ?? named.find(([, name]) => name.startsWith(wanted)) ?? [];
    for (const old of document.querySelectorAll('[data-found]')) old.removeAttribute('data-found');
    found?.setAttribute('data-found', '');
    return found !== undefined;
  })()`;
}
