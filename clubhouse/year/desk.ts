import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { type Hand, makeKeyboardHand, makeMouseHand } from './hand.ts';
import type { PageLog } from './page-log.ts';

interface DeskOptions {
  readonly url: string;
  readonly withScript: boolean;
  readonly byKeys: boolean;
  readonly seen: PageLog;
  readonly size: { readonly width: number; readonly height: number };
}

export type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** Timeout for a page; the machine may be busy. */
const TIMEOUT_MS = 30_000;
/** Timeout for long-running jobs, as of a large club. */
const TIMEOUT_WORK_MS = 180_000;

/** How often to ask a busy site again, and after which pause. */
const TURNS = 5;
const WAIT_MS = 3000;
/** Timeout with the keyboard: each tab stop before a link takes time on a busy machine. */
const TIMEOUT_KEYS_MS = 120_000;
const STATUS = `performance.getEntriesByType('navigation')[0].responseStatus`;

type AccessibleName = string | RegExp;

/** A browser: the coach's, or one for players in turn. Finds everything by its accessible name. */
export class Desk {
  readonly page: Page;
  readonly #options: DeskOptions;
  readonly #hand: Hand;
  readonly whole: Locator;

  private constructor(page: Page, options: DeskOptions) {
    this.page = page;
    this.whole = page.locator('body');
    this.#options = options;
    this.#hand = options.byKeys ? makeKeyboardHand(page) : makeMouseHand();
    options.seen.follow(page);
  }

  static async open(browser: Browser, options: DeskOptions): Promise<Desk> {
    const context = await browser.newContext({
      viewport: options.size,
      locale: 'en-GB',
      javaScriptEnabled: options.withScript,
      reducedMotion: 'reduce',
      // It would show one person's cached pages to the next.
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
    return new Desk(page, options);
  }

  /** Opens the first address, typed or from an email; all others are on pages. */
  async start(address: string): Promise<void> {
    const answer = await this.page.goto(new URL(address, this.#options.url).href);
    if (answer?.ok() !== true) throw new Error(`${address} answers ${answer?.status()}`);
    await this.#options.seen.look(this.page);
  }

  /** Hands the browser to the next person; without cookies, to a stranger. */
  async become(cookies: Cookies): Promise<void> {
    await this.page.context().clearCookies();
    if (cookies.length > 0) await this.page.context().addCookies(cookies);
  }

  cookies(): Promise<Cookies> {
    return this.page.context().cookies();
  }

  tab(name: AccessibleName): Promise<void> {
    return this.link(name, this.page.locator('.tabs'));
  }

  link(name: AccessibleName, within = this.whole): Promise<void> {
    return this.#follow(within.getByRole('link', { name, exact: true }).first());
  }

  /** Clicks a button that leads to another page. */
  button(name: AccessibleName, within = this.whole): Promise<void> {
    return this.#follow(within.getByRole('button', { name, exact: true }).first());
  }

  /** Leads to another page without scripts; with them, changes the page in place. */
  async press(role: 'link' | 'button', name: AccessibleName): Promise<void> {
    const all = this.whole.getByRole(role, { name, exact: true });
    await this.#hand.press(all.filter({ visible: true }).first());
  }

  async hasLink(name: AccessibleName): Promise<boolean> {
    return (await this.whole.getByRole('link', { name, exact: true }).count()) > 0;
  }

  group(name: string): Locator {
    return this.page.getByRole('group', { name, exact: true });
  }

  /** Opens a fold, unless it is open. */
  async unfold(name: AccessibleName, within = this.whole): Promise<void> {
    const summary = within.locator('summary', { hasText: name }).first();
    const isOpen = await summary.evaluate((one) => one.closest('details')?.open === true);
    if (!isOpen) await this.#hand.press(summary);
  }

  async type(label: AccessibleName, text: string, within = this.whole): Promise<void> {
    await this.#hand.type(within.getByLabel(label, { exact: true }).first(), text);
  }

  /** Chooses the option with this text, or beginning with it. */
  async choose(label: AccessibleName, option: string, within = this.whole): Promise<void> {
    const list = within.getByLabel(label, { exact: true }).first();
    const texts = await list.locator('option').allTextContents();
    const found = texts.includes(option) ? option : texts.find((one) => one.startsWith(option));
    if (found === undefined) throw new Error(`no ${option} in ${String(label)}: ${texts.join()}`);
    await this.#hand.choose(list, found);
  }

  /** Ticks all checkboxes with this name, or any name. */
  async tick(label: AccessibleName, within = this.whole): Promise<void> {
    for (const box of await within.getByLabel(label).all()) await this.#hand.tick(box);
  }

  /** Chooses a list file; with the keyboard, pastes it: the system's dialog is outside the page. */
  async list(pasted: AccessibleName, chosen: AccessibleName, sheet: string): Promise<void> {
    if (this.#options.byKeys) return this.type(pasted, sheet.replaceAll('\r', ''));
    const file = { name: 'members.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) };
    return this.page.getByLabel(chosen).first().setInputFiles(file);
  }

  /** The text of the page, including the frames it has without scripts. */
  async text(): Promise<string> {
    const frames = this.page.frames();
    const texts = await Promise.all(frames.map((one) => one.locator('body').innerText()));
    return texts.join('\n');
  }

  async has(like: RegExp): Promise<boolean> {
    return like.test(await this.text());
  }

  /** Waits for the final text of a long job; without scripts, the page reloads itself. */
  async until(like: RegExp): Promise<void> {
    for (const end = performance.now() + TIMEOUT_WORK_MS; performance.now() < end;) {
      const text = await this.text().catch(() => '');
      if (like.test(text)) return;
      await sleep(500);
    }
    throw new Error(`it was not said: ${like}; there was: ${await this.text()}`);
  }

  /** Waits for the end of a long job; without scripts, its frame leads to the outcome. */
  async finished(): Promise<void> {
    await this.until(/Finished\./);
    const onward = this.page.frameLocator('iframe').getByRole('link', { name: 'See the result' });
    if ((await onward.count()) > 0) await this.#follow(onward);
  }

  /** Retries when the site says that it is busy, as anyone would. The refusal counts as a fault. */
  async #askAgain(): Promise<void> {
    for (let turn = 0; turn < TURNS; turn++) {
      if ((await this.page.evaluate<number>(STATUS)) < 429) return;
      this.#options.seen.note(`asked again: ${await this.page.title()}`);
      await sleep(WAIT_MS);
      await this.page.reload();
    }
  }

  async #follow(what: Locator): Promise<void> {
    const answered = this.page.waitForEvent('framenavigated', {
      predicate: (frame) => frame.parentFrame() === null,
      timeout: TIMEOUT_KEYS_MS,
    });
    answered.catch(() => undefined);
    await this.#hand.press(what);
    await answered;
    await this.page.waitForLoadState('load');
    await this.#askAgain();
    await this.#options.seen.look(this.page);
  }
}
