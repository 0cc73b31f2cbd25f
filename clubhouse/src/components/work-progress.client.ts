import { replaceParts } from './replace-parts.ts';

const EVERY_MS = 2000;

/**
 * Shows the progress of a long job by reloading its page every two seconds and copying the changes.
 * An element with the focus is only replaced once it loses it (WORK-6).
 */
class WorkProgress extends HTMLElement {
  #timer: number | undefined;

  connectedCallback(): void {
    this.#timer = window.setInterval(() => void this.#look(), EVERY_MS);
  }

  disconnectedCallback(): void {
    window.clearInterval(this.#timer);
  }

  async #look(): Promise<void> {
    if (!('runs' in this.dataset)) window.clearInterval(this.#timer);
    else if (!document.hidden) await this.#ask().catch(() => undefined);
  }

  async #ask(): Promise<void> {
    const response = await fetch(location.pathname, { headers: { accept: 'text/html' } });
    if (!response.ok) return;
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const next = page.querySelector('work-progress');
    if (!(next instanceof HTMLElement)) return;
    if (!('runs' in next.dataset)) delete this.dataset['runs'];
    replaceParts(this, next);
  }
}

customElements.define('work-progress', WorkProgress);
