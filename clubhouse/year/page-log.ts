import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { ServedPage } from './watch.ts';

/** Script budgets in compressed bytes; pages with much interaction have larger ones. */
const SCRIPT = [
  [/^\/matches\/[^/]+\/report$/, 15_000],
  [/^\/coach\/drafts\/[^/]+$/, 15_000],
  [/^/, 10_000],
] as const;
/** Budgets of calls to the league. */
const CALLS = [
  // Five, and two more until the first season has started (COACH-22).
  [/^\/coach$/, 7],
  // The rules of what the reminders are about (CHSE-4).
  [/^\/coach\/send\/reminders$/, 6],
  // What is about to be sent: entries, tables or matches of each competition, and the people.
  [/^\/coach\/(?:send\/.*|.*\/(?:step|start|dates))$/, 30],
  [/^\/coach\b/, 5],
  // Two, one for the box, and three that are shared by all visitors for ten seconds (HOME-2,
  // HOME-7).
  [/^\/$/, 6],
  [/^/, 3],
] as const;

/** Counts every page seen, and its faults. */
export class PageLog {
  count = 0;
  readonly #faults = new Map<string, number>();
  readonly #weighed = new Set<string>();
  readonly #pictures: string | undefined;

  constructor(pictures?: string) {
    this.#pictures = pictures;
  }

  /** Watches for faults in the background: script errors, policy violations, failed requests. */
  follow(page: Page): void {
    page.on('pageerror', (error) => this.note(`error of a script: ${error.message}`));
    page.on('console', (said) => {
      if (said.type() === 'error') this.note(`console of ${findRoute(page.url())}: ${said.text()}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) {
        this.note(`${response.status()} of ${findRoute(response.url())}`);
      }
    });
  }

  /** Checks the page: not wider than its window, and its scripts within budget. */
  async look(page: Page): Promise<void> {
    this.count += 1;
    const route = findRoute(page.url());
    const over = await page.evaluate<number>(WIDTH_OVER);
    if (over > 0) this.note(`${route} is ${over} px too wide`);
    if (!this.#weighed.has(route)) {
      this.#weighed.add(route);
      const bytes = await page.evaluate<number>(SCRIPT_BYTES);
      if (bytes >= findLimit(SCRIPT, route)) this.note(`${route} loads ${bytes} bytes of script`);
    }
    await this.picture(page, route);
  }

  async picture(page: Page, name: string): Promise<void> {
    if (this.#pictures === undefined) return;
    mkdirSync(this.#pictures, { recursive: true });
    const file = `${String(this.count).padStart(4, '0')}${name.replaceAll(/[^\w-]+/g, '-')}.png`;
    await page.screenshot({ path: join(this.#pictures, file), fullPage: true });
  }

  note(fault: string): void {
    this.#faults.set(fault, (this.#faults.get(fault) ?? 0) + 1);
  }

  /** All faults, including pages with more calls than their budget. */
  faults(pages: readonly ServedPage[]): string[] {
    for (const { method, path, calls } of pages) {
      const route = findRoute(path);
      if (method === 'GET' && calls.length > findLimit(CALLS, route)) {
        const took = calls.map(findRoute).toSorted().join(' ');
        this.note(`${route} took ${calls.length} calls: ${took}`);
      }
    }
    return [...this.#faults].map(([fault, times]) => (times > 1 ? `${fault} (${times}×)` : fault));
  }
}

/** A path without the ids of a member, match or link. */
export function findRoute(address: string): string {
  const { pathname } = new URL(address, 'http://site.invalid');
  return pathname
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID')
    .replaceAll(/\/(?:dll_)?[\w.-]{30,}/g, '/TOKEN');
}

/** The budgets of the page at an address: calls to the league, and compressed bytes of script. */
export function findBudgets(path: string): { readonly calls: number; readonly bytes: number } {
  const route = findRoute(path);
  return { calls: findLimit(CALLS, route), bytes: findLimit(SCRIPT, route) };
}

function findLimit(limits: readonly (readonly [RegExp, number])[], route: string): number {
  return limits.find(([like]) => like.test(route))?.[1] ?? 0;
}

const WIDTH_OVER = `document.documentElement.scrollWidth - document.documentElement.clientWidth`;

const SCRIPT_BYTES = `[...new Map(performance.getEntriesByType('resource')
  .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
  .map(({ name, encodedBodySize }) => [name, encodedBodySize])).values()]
  .reduce((sum, size) => sum + size, 0)`;
