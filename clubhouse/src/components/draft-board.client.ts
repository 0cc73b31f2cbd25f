import { DraftDrag } from './draft-drag.ts';
import { DraftKeys } from './draft-keys.ts';
import { DraftSender } from './draft-sender.ts';
import { fill } from '../messages/fill.ts';
import { keepFolds, openFolds } from './draft-folds.ts';
import {
  type Card,
  listCards,
  type DragContext,
  type SpokenTexts,
  readCardName,
} from './draft-zones.ts';

const POLL_MS = 4000;
/** Failed polls before the page says that the site is not responding. */
const MAX_FAILED_POLLS = 3;

/**
 * Wraps the board of a draft and lets people be moved by pointer and keyboard. It sends the same
 * requests as the page's forms and shows the page that comes back (DRFT-5).
 */
class DraftBoard extends HTMLElement implements DragContext {
  #heard: SpokenTexts = JSON.parse(this.dataset['words'] ?? '{}') as SpokenTexts;
  readonly #sender = new DraftSender(this.dataset['action'] ?? '', {
    show: (next, fault) => this.#show(next, fault),
    showMenu: (menu) => this.#openMenu(menu),
  });
  readonly #drag = new DraftDrag(this);
  readonly #keys = new DraftKeys(this);
  readonly #dialog = document.createElement('dialog');
  /** A new board that arrived while somebody was being moved. */
  #held: { readonly next: Element; readonly news: string } | null = null;
  #failures = 0;

  connectedCallback(): void {
    this.#dialog.className = 'draft-dialog';
    this.append(this.#dialog);
    this.classList.add('is-ready');
    openFolds(this);
    this.#sender.see(this.#board());
    this.#keys.start();
    this.#drag.start();
    this.addEventListener('submit', (event) => this.#submitted(event));
    this.addEventListener('click', (event) => this.#clicked(event));
    document.addEventListener('keydown', (event) => this.#shortcut(event));
    document.addEventListener('visibilitychange', () => void this.#poll());
    setInterval(() => void this.#poll(), POLL_MS);
  }

  get root(): HTMLElement {
    return this;
  }

  get heard(): SpokenTexts {
    return this.#heard;
  }

  say(text: string): void {
    const status = this.querySelector(':scope > [role="status"]');
    if (status !== null) status.textContent = text;
  }

  put(card: Card, zone: HTMLElement): void {
    const to = zone.dataset['where'] ?? '';
    const name = readCardName(card);
    const values = { name, box: readCardName(zone) };
    if (card.dataset['where'] === to) {
      this.say(fill(this.#heard.back, values));
      return;
    }
    // Moves the card at once; the response puts it in its proper place.
    zone.querySelector('.draft-list')?.prepend(card);
    card.dataset['where'] = to;
    this.say(fill(this.#heard.put, values));
    this.#sender.put(card.dataset['side'] ?? '', to);
  }

  /** Shows the held update now that nobody is being moved. */
  released(): void {
    const held = this.#held;
    this.#held = null;
    if (held !== null && !this.#sender.isBusy()) this.#replace(held.next, held.news);
  }

  #board(): Element {
    return this.querySelector(':scope > .draft') ?? this;
  }

  get #isInHand(): boolean {
    return this.#drag.isDragging || this.#keys.isLifted;
  }

  #show(next: Element, fault: string | null): void {
    if (fault !== null) this.say(fault);
    if (this.#isInHand) this.#held = { next, news: '' };
    else this.#replace(next, '');
  }

  /** Replaces the board, restores the focus, and marks players whom another coach moved. */
  #replace(next: Element, news: string): void {
    const places = new Map(listCards(this).map((card) => [card.id, card.dataset['where']]));
    const { activeElement: active } = document;
    const focused = active?.closest<HTMLElement>('.draft-card')?.id;
    const isMenu = active?.classList.contains('draft-menu') ?? false;
    const { name, value } = active instanceof HTMLButtonElement ? active : { name: '', value: '' };
    keepFolds(this.#board(), next);
    this.#board().replaceWith(next);
    for (const card of listCards(this)) {
      if (news !== '' && places.get(card.id) !== card.dataset['where'])
        card.classList.add('is-new');
    }
    this.#keys.renew(focused);
    if (focused !== undefined) {
      const card = document.getElementById(focused);
      const inside = card?.querySelector<HTMLElement>(isMenu ? '.draft-menu' : '.draft-grip');
      const fold = card?.closest('details:not([open])')?.querySelector('summary');
      (fold ?? inside ?? card?.querySelector<HTMLElement>('a'))?.focus({ preventScroll: true });
    } else if (name !== '' && active !== null && !active.isConnected) {
      this.querySelector<HTMLElement>(`button[name="${name}"][value="${value}"]`)?.focus();
    }
    if (news !== '') this.#tell(news);
  }

  #tell(news: string): void {
    const note = document.createElement('div');
    note.className = 'note club draft-news';
    const text = document.createElement('p');
    text.textContent = news;
    note.append(text);
    this.#board().prepend(note);
    this.say(news);
  }

  #submitted(event: SubmitEvent): void {
    const { target, submitter } = event;
    if (!(target instanceof HTMLFormElement) || target.method !== 'post') return;
    event.preventDefault();
    this.#dialog.close();
    // The last announcement may describe the move that this undoes.
    this.say('');
    this.#sender.send(target.action, new FormData(target, submitter));
  }

  /** Opens a person's menu over the board; in a new tab it is a page. */
  #clicked(event: MouseEvent): void {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (target === this.#dialog) this.#dialog.close();
    const menu = target.closest<HTMLAnchorElement>('a.draft-menu');
    if (menu === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    this.#sender.open(menu.href);
  }

  #openMenu(menu: Element): void {
    const close = document.createElement('form');
    close.method = 'dialog';
    const button = document.createElement('button');
    button.className = 'btn o w';
    button.textContent = this.#heard.close;
    close.append(button);
    this.#dialog.replaceChildren(menu, close);
    const title = menu.querySelector('h1');
    if (title !== null) this.#dialog.setAttribute('aria-label', title.textContent);
    if (!this.#dialog.open) this.#dialog.showModal();
  }

  /** Undo and redo with the usual keys. */
  #shortcut(event: KeyboardEvent): void {
    if (!(event.ctrlKey || event.metaKey) || this.#isInHand || this.#dialog.open) return;
    if (event.target instanceof HTMLInputElement) return;
    const key = event.key.toLowerCase();
    const wanted =
      key === 'y' || (key === 'z' && event.shiftKey) ? 'redo' : key === 'z' ? 'undo' : '';
    const button = this.querySelector<HTMLButtonElement>(`.draft-acts [value="${wanted}"]`);
    if (wanted === '' || button === null) return;
    event.preventDefault();
    button.click();
  }

  /** Shows other coaches' changes, but never while somebody is being moved (DRFT-13). */
  async #poll(): Promise<void> {
    const board = this.#board();
    const cursor = board instanceof HTMLElement ? (board.dataset['cursor'] ?? '') : '';
    if (document.hidden || this.#sender.isBusy() || this.#dialog.open) return;
    const found = await this.#sender.news(this.dataset['path'] ?? '', cursor);
    this.#failures = found === null ? this.#failures + 1 : 0;
    if (this.#failures === MAX_FAILED_POLLS) this.#tell(this.#heard.away);
    if (found === null || this.#sender.isBusy() || board !== this.#board()) return;
    if (board instanceof HTMLElement) board.dataset['cursor'] = found.cursor;
    if (found.next === null) return;
    const news = found.said.join(' ');
    if (this.#isInHand) this.#held = { next: found.next, news };
    else this.#replace(found.next, news);
  }
}

customElements.define('draft-board', DraftBoard);
