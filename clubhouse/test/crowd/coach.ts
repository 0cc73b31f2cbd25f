import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { CrowdClub } from './club.ts';
import type { Journal } from './journal.ts';

interface CoachOptions {
  readonly page: Page;
  readonly url: string;
  readonly scene: CrowdClub;
  readonly name: string;
  readonly journal: Journal;
  readonly random: () => number;
  /** Epoch milliseconds. */
  readonly until: number;
}

/** So few members that both coaches often edit the same one. */
const CONTESTED = 3;
const FIELDS = ['full_name', 'notes'] as const;
/** Time a coach looks at a page before clicking. */
const LOOK_MS = 1500;

/** One of two coaches in their own browser, who picks tasks at random. */
export class Coach {
  readonly #options: CoachOptions;
  #number = 0;

  constructor(options: CoachOptions) {
    this.#options = options;
  }

  async work(): Promise<void> {
    const { random, until, journal } = this.#options;
    const jobs = [
      () => this.#place(),
      () => this.#place(),
      () => this.#settle(),
      () => this.#settle(),
      () => this.#member(),
      () => this.#member(),
      () => this.#branding(),
      () => this.#days(),
    ];
    while (Date.now() < until) {
      const job = jobs[Math.floor(random() * jobs.length)];
      try {
        await job?.();
      } catch (error) {
        journal.faults.push(`${this.#options.name} ${this.#options.page.url()}: ${String(error)}`);
      }
    }
  }

  /** Moves a player into another box on the draft's board by keyboard. */
  async #place(): Promise<void> {
    const { page, url, scene, name, journal, random } = this.#options;
    const path = `/coach/drafts/${scene.draft}`;
    if (!page.url().startsWith(url + path)) await page.goto(url + path);
    await page.locator('draft-board.is-ready').waitFor();
    const grips = page.locator('.draft-card .draft-grip');
    const grip = grips.nth(Math.floor(random() * (await grips.count())));
    await grip.focus();
    await page.keyboard.press('Space');
    await this.#look();
    const to = 1 + Math.floor(random() * 3);
    const key = random() < 0.5 ? 'ArrowLeft' : 'ArrowRight';
    for (let step = 0; step < to; step++) await page.keyboard.press(key);
    const answering = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().includes(path),
      { timeout: 10_000 },
    );
    await page.keyboard.press('Enter');
    // In the first or last box the card stays, and nothing is sent.
    const answer = await answering.catch(() => null);
    if (answer === null) return;
    const sent = new URLSearchParams(answer.request().postData() ?? '');
    const what = `draft ${sent.get('who') ?? ''}`;
    if (answer.status() === 303) {
      const [from, into] = [sent.get('from') ?? '', sent.get('to') ?? ''];
      journal.done.push({ who: name, what, from, to: into });
    } else if (answer.status() === 409) {
      const note = /class="note warn"[^>]*>(.*?)<\/div>/s.exec(await answer.text())?.[1] ?? '';
      journal.refused.push({ who: name, what, said: stripTags(note) });
    } else journal.faults.push(`${what}: ${answer.status()}`);
  }

  /** Settles the first dispute, or a settled match again, with or without a current view of it. */
  async #settle(): Promise<void> {
    const { page, url, scene, journal, random } = this.#options;
    await page.goto(`${url}/coach`);
    const links = page.locator('main .item > a[href^="/coach/matches/"]');
    const count = Math.min(3, await links.count());
    const settled = journal.done.findLast(({ what }) => what.startsWith('match '))?.what.slice(6);
    const path =
      count === 0 || (settled !== undefined && random() < 0.4)
        ? `/coach/matches/${settled ?? scene.matches[0]?.id ?? ''}`
        : await links.nth(Math.floor(random() * count)).getAttribute('href');
    await page.goto(url + (path ?? ''));
    const takes = page.locator('main a[href^="?take="]');
    await takes.nth(Math.floor(random() * (await takes.count()))).click();
    const button = page.locator(`form[action="${path}"] button.p`);
    if ((await button.count()) === 0) return;
    await this.#look();
    for (let tries = 0; tries < 2; tries++) {
      const from = await this.#textOf('.note.club, .note:not(.warn)');
      const to = await this.#textOf('form .serif.large');
      const override = page.locator('[name="override"]');
      if ((await override.count()) > 0) await override.check();
      const told = tries > 0 ? null : from;
      await button.click();
      if (await this.#outcome(`match ${path?.split('/').at(-1)}`, { from: told, to })) return;
      // Reads it again and clicks again.
      if ((await button.count()) === 0) return;
    }
  }

  /** Changes a member's field that the other coach may be editing. */
  async #member(): Promise<void> {
    const { page, url, scene, random } = this.#options;
    const id = scene.players[Math.floor(random() * CONTESTED)] ?? '';
    const field = FIELDS[Math.floor(random() * FIELDS.length)] ?? 'notes';
    await page.goto(`${url}/coach/members/${id}/edit`);
    const to = this.#unique(field);
    await page.locator(`#${field}`).fill(to);
    await this.#look();
    for (let tries = 0; tries < 3; tries++) {
      const from = await page.locator(`[name="was-${field}"]`).inputValue();
      await page.locator('main form button.p').click();
      if (await this.#outcome(`member ${id} ${field}`, { from, to })) return;
    }
  }

  /** Changes the club's address, as the other coach does too. */
  async #branding(): Promise<void> {
    const { page, url } = this.#options;
    await page.goto(`${url}/coach/club`);
    const from = await page.locator('#contact').inputValue();
    const to = `${this.#unique('contact')}@example.org`;
    await page.locator('#contact').fill(to);
    await this.#look();
    for (let tries = 0; tries < 3; tries++) {
      await page.locator('button[value="save"]').click();
      const told = tries > 0 ? null : from;
      if (await this.#outcome('club contact', { from: told, to })) return;
    }
  }

  /** Changes the last day for results, after reading the consequences. */
  async #days(): Promise<void> {
    const { page, url, scene } = this.#options;
    await page.goto(`${url}/coach/seasons/${scene.season}/dates`);
    const from = await page.locator('#name').inputValue();
    const to = this.#unique('Season');
    await page.locator('#name').fill(to);
    await page.locator('[name="look"]').click();
    await this.#look();
    for (let tries = 0; tries < 3; tries++) {
      const isTold = (await page.locator('.note.warn').count()) > 0;
      await page.locator('form.mailshot .mailshot-bar button').click();
      const before = isTold ? null : from;
      if (await this.#outcome(`season ${scene.season} name`, { from: before, to })) return;
    }
  }

  /** Whether it was done; otherwise the page's explanation. */
  async #outcome(
    what: string,
    { from, to }: { readonly from: string | null; readonly to: string },
  ): Promise<boolean> {
    const { page, name, journal } = this.#options;
    await page.waitForLoadState();
    if (new URL(page.url()).searchParams.has('done')) {
      journal.done.push({ who: name, what, from, to });
      return true;
    }
    const said = await this.#textOf('.note.warn');
    if (said === '') journal.faults.push(`${what}: neither done nor said, at ${page.url()}`);
    else journal.refused.push({ who: name, what, said });
    return false;
  }

  async #textOf(selector: string): Promise<string> {
    const found = await this.#options.page.locator(`main ${selector}`).allTextContents();
    return found.join(' ').replaceAll(/\s+/g, ' ').trim();
  }

  #unique(what: string): string {
    this.#number += 1;
    return `${what}-${this.#options.name.slice(0, 3).toLowerCase()}-${this.#number}`;
  }

  #look(): Promise<void> {
    return sleep(this.#options.random() * LOOK_MS);
  }
}

function stripTags(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
