import type { Browser, Page } from 'playwright-core';
import { openPage, signInAsCoach } from './browser.ts';
import type { Language } from '../src/messages/language.ts';
import { ADMIN, COACH, type Scene } from './scene.ts';
import type { View } from './view.ts';
import { ADMIN_SCOPES } from './visitor.ts';

const AS_ADMIN = { name: ADMIN, scopes: ADMIN_SCOPES };

export interface Look {
  readonly language: Language;
  readonly scheme: 'light' | 'dark';
}

export const LOOKS: readonly Look[] = [
  { language: 'en', scheme: 'light' },
  { language: 'de', scheme: 'dark' },
  { language: 'en', scheme: 'dark' },
  { language: 'de', scheme: 'light' },
];

const PHONE = { width: 390, height: 844 };
// Without a service worker, each page comes from the site and not from a cache.
const OPTIONS = { viewport: PHONE, serviceWorkers: 'block' } as const;
/** The browser's log line when an answer is a refusal, as the view intends. */
const EXPECTED = /the server responded with a status of 4\d\d|net::ERR_FAILED/;

/** Opens views one after another, each visitor's in one browser context. */
export class Gallery {
  readonly #browser: Browser;
  readonly #scene: Scene;
  readonly #pages = new Map<string | null, Page>();
  #complaints: string[] = [];

  constructor(browser: Browser, scene: Scene) {
    this.#browser = browser;
    this.#scene = scene;
  }

  /** Opens the page of a view in its state. */
  async open(view: View, { language, scheme }: Look, size = PHONE): Promise<Page> {
    const { url, clock } = this.#scene.clubhouse;
    const page = await this.#pageOf(view.who);
    this.#complaints = [];
    await page.setViewportSize(size);
    await page.context().addCookies([{ name: 'clubhouse-language', value: language, url }]);
    await page.emulateMedia({ colorScheme: scheme });
    const path = view.path(this.#scene);
    // Members may view their own data only so often per minute, and the clock stands still here
    // (SELF-8).
    if (path.startsWith('/me')) clock.now += 10_000;
    await page.goto(url + path);
    await view.make?.(page, this.#scene);
    return page;
  }

  /**
   * The browser's complaints since the view was opened, above all about the content security policy
   * (WEB-4).
   */
  complaints(): readonly string[] {
    return this.#complaints;
  }

  async close(): Promise<void> {
    for (const page of this.#pages.values()) await page.context().close();
    this.#pages.clear();
  }

  async #pageOf(who: string | null): Promise<Page> {
    const known = this.#pages.get(who);
    if (known !== undefined) return known;
    const { clubhouse } = this.#scene;
    const isCoach = who === COACH || who === ADMIN;
    const page = await openPage(this.#browser, clubhouse, isCoach ? null : who, OPTIONS);
    if (isCoach) await signInAsCoach(page, clubhouse, who === ADMIN ? AS_ADMIN : {});
    await stopRefreshes(page);
    page.on('pageerror', (error) => this.#complaints.push(String(error)));
    page.on('console', (message) => {
      const isFault = message.type() === 'error' && !EXPECTED.test(message.text());
      if (isFault) this.#complaints.push(message.text());
    });
    this.#pages.set(who, page);
    return page;
  }
}

/**
 * Stops pages from reloading during the inspection. By the browser's protocol, because a route of
 * the driver's turns off the cache, and every view would load its styles and fonts again.
 */
async function stopRefreshes(page: Page): Promise<void> {
  const protocol = await page.context().newCDPSession(page);
  protocol.on('Fetch.requestPaused', ({ requestId, responseStatusCode, responseHeaders = [] }) => {
    void protocol.send('Fetch.continueResponse', {
      requestId,
      responseCode: responseStatusCode ?? 200,
      responseHeaders: responseHeaders.filter(({ name }) => name.toLowerCase() !== 'refresh'),
    });
  });
  const patterns = [{ urlPattern: '*/progress', requestStage: 'Response' as const }];
  await protocol.send('Fetch.enable', { patterns });
}
