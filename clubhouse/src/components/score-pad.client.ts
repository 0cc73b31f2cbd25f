import { type ScoreEntry, type JudgedEntry, getShownPoints } from '../score/entry.ts';
import { OTHER, readEntry, readMark } from '../score/entry-form.ts';
import type { Format } from '../score/format.ts';
import { isOver, isRefused, judgeEntry } from '../score/judge.ts';
import { readLine } from '../score/line.ts';
import { fill } from '../messages/fill.ts';
import { showDay } from './played-day.ts';
import { findFirstField, findNextField } from './set-focus.ts';
import { describeDraftEntry, type EntrySentences } from './entry-sentence.ts';

/**
 * Wraps a report's form. Shows one set at a time, fills in the tiles, and moves on after each set.
 * Also states the report to be sent. The form sends the same with or without this element.
 */
class ScorePad extends HTMLElement {
  #set = 0;
  /** The key being held. Arrow keys only browse the scores, so they must not choose one. */
  #key = '';

  connectedCallback(): void {
    const form = this.#form();
    if (form === null) return;
    this.classList.add('ready');
    form.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLInputElement && target.name === 'on') showDay(target);
      this.#show();
    });
    form.addEventListener('input', () => this.#show());
    form.addEventListener('keydown', (event) => this.#pressed(event));
    form.addEventListener('keyup', () => {
      this.#key = '';
    });
    form.addEventListener('click', (event) => this.#clicked(event));
    const first = this.#sets().findIndex((set) => set.querySelector('.fault') !== null);
    const { sets } = this.#entry();
    this.#choose(first >= 0 ? first : Math.max(0, sets.length - 1));
  }

  /** Enter moves on to the next missing input (KEYS-2). */
  #pressed(event: KeyboardEvent): void {
    this.#key = event.key;
    const { target } = event;
    if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
    const set = target.closest('.set');
    if (set === null) return;
    event.preventDefault();
    if (target.type === 'radio') target.checked = true;
    this.#show();
    const next = findNextField(set, target);
    if (next === null) this.#goOn(true);
    else next.focus();
  }

  /** Moves on after a common score, unless the user may add its tiebreak. */
  #chose({ value, dataset }: HTMLInputElement): void {
    const isOpen = value === OTHER || dataset['tiebreak'] !== undefined;
    if (!isOpen && this.#entry().ending === 'completed') this.#goOn(false);
  }

  /** Moves on to the next set or, if the match is decided and `toButton` is set, to the button. */
  #goOn(toButton: boolean): void {
    const { sets } = this.#entry();
    const isLast = this.#set + 1 >= this.#format().bestOf;
    if (!isLast && !isOver(this.#format(), sets)) {
      if (sets.length > this.#set) this.#choose(this.#set + 1);
    } else if (toButton) sendButton()?.focus();
  }

  #clicked(event: MouseEvent): void {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const tile = target.closest('td[data-set]');
    const step = target.closest<HTMLButtonElement>('button[data-step]');
    if (tile instanceof HTMLElement) {
      event.preventDefault();
      this.#choose(Number(tile.dataset['set']));
      // Only for keyboard clicks; touch has no use for the focus.
      if (event.detail === 0) findFirstField(this.#sets()[this.#set])?.focus();
    }
    if (step !== null) this.#step(step);
    const isScore = target instanceof HTMLInputElement && target.name === `s${this.#set + 1}`;
    if (isScore && !this.#key.startsWith('Arrow')) this.#chose(target);
  }

  #step({ dataset }: HTMLButtonElement): void {
    const field = this.querySelector<HTMLInputElement>(`#${dataset['for'] ?? ''}`);
    if (field === null) return;
    const next = Number(field.value) + Number(dataset['step']);
    field.value = String(Math.min(99, Math.max(0, next)));
    // If one number is set, the other should not stay empty.
    for (const other of field.closest('.steppers')?.querySelectorAll('input') ?? []) {
      if (other.value === '') other.value = '0';
    }
    this.#show();
    const said = this.querySelector('#stepped');
    if (said !== null) said.textContent = `${field.ariaLabel ?? ''}: ${field.value}`;
  }

  /** Shows a set and takes the focus along if the hidden set had it. */
  #choose(index: number): void {
    const sets = this.#sets();
    const hadFocus = sets.some((set) => set.contains(document.activeElement));
    this.#set = index;
    for (const [at, set] of sets.entries()) set.hidden = at !== index;
    if (hadFocus) findFirstField(sets[index])?.focus({ preventScroll: true });
    this.#show();
  }

  /** Updates the tiles, the sentence and the button from the form. */
  #show(): void {
    const entry = this.#entry();
    for (const tile of this.querySelectorAll<HTMLElement>('td[data-set]')) this.#fill(tile, entry);
    const format = this.#format();
    const judged = this.#judged(entry);
    const isWhole = typeof judged !== 'string';
    const sentence = isWhole
      ? describeDraftEntry(judged, format, this.dataset['name'] ?? '', this.#sentences())
      : null;
    const said = document.querySelector('#sentence');
    const text = sentence ?? this.dataset['hint'] ?? '';
    if (said !== null && said.textContent !== text) {
      said.textContent = text;
      said.className = sentence === null ? 'meta' : 'serif';
    }
    const button = sendButton();
    // A button that is sending keeps its text.
    if (button !== null && button.ariaBusy !== 'true') {
      // The page explains faults other than gaps next to their field after sending.
      button.disabled = judged === 'incomplete';
      const says = this.dataset['send'] ?? '';
      // WebKit loses a click if the button's text is replaced while it is pressed.
      if (button.textContent !== says) button.textContent = says;
    }
    const read = this.querySelector<HTMLInputElement>('input[name="read"]');
    if (read === null) return;
    read.value = isWhole ? readMark(judged, this.#value('on')) : '';
  }

  #fill(tile: HTMLElement, { sets }: ScoreEntry): void {
    const [index, own] = [Number(tile.dataset['set']), Number(tile.dataset['own'])];
    const set = sets[index];
    const points = set === undefined ? null : getShownPoints(set);
    const [mine, theirs] = points ?? [0, 0];
    const isWon = own === 0 ? mine > theirs : theirs > mine;
    const link = tile.querySelector('a') ?? tile;
    const text = points === null ? '–' : String(own === 0 ? mine : theirs);
    if (link.textContent !== text) {
      link.textContent = text;
      link.ariaLabel = fill(tile.dataset['says'] ?? '', { points: text });
      tile.classList.add('fresh');
    }
    tile.classList.toggle('none', points === null);
    tile.classList.toggle('won', points !== null && isWon);
    tile.classList.toggle('on', index === this.#set);
    link.ariaCurrent = index === this.#set ? 'true' : null;
  }

  /** A readable line takes precedence over the tapped scores, as it does on the server. */
  #entry(): ScoreEntry {
    const line = this.#value('line').trim();
    const reading = line === '' ? null : readLine(line, this.#format());
    if (reading?.kind === 'result') return reading.entry;
    const form = this.#form();
    const values = form === null ? new FormData() : new FormData(form);
    const get = (name: string) => {
      const value = values.get(name);
      return typeof value === 'string' ? value : null;
    };
    return readEntry({ get }, this.#format());
  }

  /** The entry to send; `fault` means that a line or a set is impossible. */
  #judged(entry: ScoreEntry): JudgedEntry | 'incomplete' | 'fault' {
    const line = this.#value('line').trim();
    if (line !== '' && readLine(line, this.#format()).kind !== 'result') return 'fault';
    const judged = judgeEntry(entry, this.#format());
    if (!isRefused(judged)) return judged;
    const isGap = ['undecided', 'sets_missing', 'required'].includes(judged.code);
    return isGap ? 'incomplete' : 'fault';
  }

  #value(name: string): string {
    return this.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? '';
  }

  #form(): HTMLFormElement | null {
    return this.querySelector('form');
  }

  #sets(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>('.set')];
  }

  #format(): Format {
    return JSON.parse(this.dataset['format'] ?? '') as Format;
  }

  #sentences(): EntrySentences {
    return JSON.parse(this.dataset['sentences'] ?? '') as EntrySentences;
  }
}

function sendButton(): HTMLButtonElement | null {
  return document.querySelector('button[form="report"]');
}

customElements.define('score-pad', ScorePad);
