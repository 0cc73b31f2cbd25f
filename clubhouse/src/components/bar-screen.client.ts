import { getDates } from '../messages/dates.ts';
import { replaceParts } from './replace-parts.ts';

const TIMEOUT_MS = 20_000;
const MAX_WAIT_MS = 120_000;

/**
 * Shows the page's turns one after another and fetches the next page after the last (BAR-6). While
 * the site does not answer, it repeats what it has and says so once (BAR-7). Nobody touches the
 * device for months: every failure must end in another attempt.
 */
class BarScreen extends HTMLElement {
  #timers: number[] = [];
  #shown = 0;
  #failures = 0;
  #notBefore = 0;
  #isAsking = false;
  #lock: WakeLockSentinel | null = null;

  connectedCallback(): void {
    const turnMs = Number(this.dataset['seconds']) * 1000;
    this.#timers = [
      window.setInterval(() => void this.#turn(turnMs), turnMs),
      window.setInterval(() => this.#showTime(), 1000),
    ];
    document.addEventListener('visibilitychange', this.#keepAwake);
    this.#keepAwake();
    this.#show(0);
    // Without a worker, a start without a network would end at the browser's own error page. Importing
    // `startWorker` would split a file that every page loads.
    if ('serviceWorker' in navigator) {
      navigator.serviceWorker.register('/sw.js').catch(() => undefined);
    }
  }

  disconnectedCallback(): void {
    for (const timer of this.#timers) window.clearInterval(timer);
    document.removeEventListener('visibilitychange', this.#keepAwake);
  }

  async #turn(turnMs: number): Promise<void> {
    this.#keepAwake();
    if (this.#isAsking) return;
    const isLast = this.#shown + 1 >= this.#turns().length;
    if (isLast && performance.now() >= this.#notBefore) {
      this.#isAsking = true;
      await this.#fetchNext().then(
        () => this.#note(0, turnMs),
        () => this.#note(this.#failures + 1, turnMs),
      );
      this.#isAsking = false;
    }
    this.#show(isLast ? 0 : this.#shown + 1);
  }

  /** @throws if the site gives no page of turns */
  async #fetchNext(): Promise<void> {
    const address = this.dataset['next'] ?? '/bar';
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    // The league no longer accepts the key, so the sign-in page explains what to do.
    if (response.redirected) return location.replace(response.url);
    if (!response.ok) throw new Error(String(response.status));
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const next = page.querySelector<HTMLElement>('bar-screen');
    if (next === null) throw new Error('not the screen');
    // The page just came, so the site of the new release is up.
    if (listFiles(page) !== listFiles(document)) return location.replace(address);
    replaceParts(this, next);
    this.dataset['next'] = next.dataset['next'];
  }

  /** Waits longer after each failure. The time shown is that of the first one. */
  #note(failures: number, turnMs: number): void {
    const [offline, said] = [
      this.querySelector('.bar-offline'),
      this.querySelector('[data-words]'),
    ];
    if (failures === 1 && said instanceof HTMLElement) {
      said.textContent = (said.dataset['words'] ?? '').replace('{time}', this.#time());
    }
    this.#failures = failures;
    this.#notBefore =
      failures === 0 ? 0 : performance.now() + Math.min(MAX_WAIT_MS, turnMs * 2 ** (failures - 1));
    offline?.toggleAttribute('hidden', failures === 0);
  }

  #turns(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>('.bar-panel')];
  }

  #show(turn: number): void {
    this.#shown = turn;
    for (const [index, panel] of this.#turns().entries()) panel.hidden = index !== turn;
    for (const [index, dot] of this.querySelectorAll('.bar-dots > i').entries()) {
      dot.classList.toggle('is-on', index === turn);
    }
    this.#showTime();
  }

  #showTime(): void {
    const dates = this.#dates();
    this.#write('.bar-clock', this.#time());
    this.#write('.bar-day', dates.day(dates.today(Date.now())));
  }

  #write(selector: string, text: string): void {
    const element = this.querySelector(selector);
    if (element !== null && element.textContent !== text) element.textContent = text;
  }

  #time(): string {
    return this.#dates().time(Date.now());
  }

  #dates() {
    const { lang } = document.documentElement;
    return getDates(lang === 'de' ? 'de' : 'en', this.dataset['zone'] ?? 'UTC');
  }

  /** Browsers end the lock whenever the page is hidden, and refuse it on a low battery. */
  readonly #keepAwake = (): void => {
    const isAwake = this.#lock?.released === false;
    // Plain HTTP has no such lock.
    if (document.hidden || isAwake || !('wakeLock' in navigator)) return;
    void this.#lockScreen();
  };

  async #lockScreen(): Promise<void> {
    this.#lock = await navigator.wakeLock.request('screen').catch(() => null);
  }
}

/** The files of a page, whose names change with the release. */
function listFiles(page: Document): string {
  const files = page.querySelectorAll('head link[rel="stylesheet"], head script');
  return [...files].map((one) => one.getAttribute('href') ?? one.getAttribute('src')).join(' ');
}

customElements.define('bar-screen', BarScreen);
