import type { KeptReport } from '../offline/kept-reports.ts';
import type { QueueWords } from '../offline/queue-words.ts';

export type CardAction = 'again' | 'discard';

/** The contents of `report-queue`: the connection, and a card for each stored report. */
export class ReportCards {
  readonly words: QueueWords;
  readonly #host: HTMLElement;
  readonly #act: (report: KeptReport, action: CardAction) => void;
  #isSignedOut = false;

  constructor(host: HTMLElement, act: (report: KeptReport, action: CardAction) => void) {
    this.#host = host;
    this.#act = act;
    this.words = JSON.parse(host.dataset['words'] ?? '{}') as QueueWords;
  }

  show(reports: readonly KeptReport[]): void {
    const list = this.#host.querySelector('.kept');
    const cards = reports.map((report) => this.#card(report));
    list?.replaceChildren(...cards.filter((card) => card !== null));
    for (const { match, state } of reports) if (state !== 'sent') this.#renameLinks(match);
  }

  /** Relabels links to the report, because the page is older than the report that is waiting. */
  #renameLinks(match: string): void {
    const links = document.querySelectorAll(`main a.btn[href^="/matches/${match}/report"]`);
    for (const link of links) link.textContent = this.words.change;
  }

  /** Notes whether a waiting report's author is no longer signed in here. */
  saySignedOut(isSignedOut: boolean): void {
    this.#isSignedOut = isSignedOut;
  }

  sayOthersWait(): void {
    this.#line(this.words.others);
  }

  sayNothingIsKept(): void {
    if (document.querySelector('form#report') !== null) this.#line(this.words.nothingKept);
  }

  /** Says that there is no connection, or how old the stored page is. */
  saySignal(isThere: boolean): void {
    const note = this.#host.querySelector<HTMLElement>('.no-signal');
    const text = note?.querySelector('p');
    if (note === null || !text) return;
    // The offline page already says so itself.
    const isSaid = document.querySelector('.net') !== null;
    note.hidden = isThere || isSaid;
    text.textContent = note.hidden ? '' : this.#noSignal();
  }

  #noSignal(): string {
    const { noSignal, noSignalNow, noSignalForm } = this.words;
    if (document.querySelector('form#report') !== null) return noSignalForm;
    const { kept } = document.documentElement.dataset;
    return kept === undefined ? noSignalNow : noSignal.replace('{time}', this.#time(Number(kept)));
  }

  #time(instant: number): string {
    const options = {
      timeZone: this.#host.dataset['zone'],
      hour: '2-digit',
      minute: '2-digit',
      ...(Date.now() - instant < 12 * 3_600_000
        ? {}
        : ({ weekday: 'short', day: 'numeric', month: 'short' } as const)),
    } as const;
    return new Intl.DateTimeFormat(readPageLocale(), options).format(instant);
  }

  #line(text: string): void {
    const line = document.createElement('p');
    line.className = 'note';
    line.textContent = text;
    this.#host.querySelector('.kept')?.replaceChildren(line);
  }

  #card(report: KeptReport): HTMLElement | null {
    const made = this.#host.querySelector('template')?.content.firstElementChild?.cloneNode(true);
    if (!(made instanceof HTMLElement)) return null;
    const { words } = this;
    const { state, match, sentence } = report;
    const isWaiting = state === 'waiting';
    fillPlace(made, 'h2', words[state]);
    fillPlace(made, '.pill', words[`${state}Pill`]);
    made.querySelector('.pill')?.classList.add(state === 'refused' ? 'warn' : 'club');
    fillPlace(made, '.said', sentence);
    fillPlace(made, '.about', this.#about(report));
    const change = made.querySelector('a');
    if (change !== null) {
      change.href = `/matches/${match}/report`;
      change.textContent = words.change;
      change.hidden = state === 'sent' || window.location.pathname.endsWith('/report');
    }
    this.#button(made, 'again', words.again, isWaiting, () => this.#act(report, 'again'));
    this.#button(made, 'discard', words.discard, state !== 'sent', (button) => {
      // Asks twice, because a discarded report cannot be restored.
      if (button.textContent === words.discardSure) this.#act(report, 'discard');
      else button.textContent = words.discardSure;
    });
    return made;
  }

  #about({ state, faults }: KeptReport): string {
    if (state === 'refused') return Object.values(faults).join(' ');
    if (state === 'sent') return '';
    return this.#isSignedOut ? this.words.signedOut : this.words.waitingAbout;
  }

  #button(
    card: HTMLElement,
    action: CardAction,
    text: string,
    isShown: boolean,
    press: (button: HTMLButtonElement) => void,
  ): void {
    const button = card.querySelector<HTMLButtonElement>(`[data-action=${action}]`);
    if (button === null) return;
    button.textContent = text;
    button.hidden = !isShown;
    button.addEventListener('click', () => press(button));
  }
}

function fillPlace(card: HTMLElement, place: string, text: string): void {
  const element = card.querySelector<HTMLElement>(place);
  if (element === null) return;
  element.textContent = text;
  element.hidden = text === '';
}

function readPageLocale(): string {
  return document.documentElement.lang === 'de' ? 'de-DE' : 'en-GB';
}
