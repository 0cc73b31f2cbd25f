import { type Entry, isComplete, shownPoints } from '../score/entry.ts';
import { OTHER, readEntry, readMark } from '../score/entry-form.ts';
import { type Format, isDecided } from '../score/format.ts';
import { isFault, readLine } from '../score/line.ts';
import { type EntrySentences, entrySentence } from './entry-sentence.ts';

/**
 * Around the form of a report: shows one set at a time, fills the tiles as scores are chosen, goes
 * on to the next set, and says what will be sent. The form itself is what is sent, as without it.
 */
class ScorePad extends HTMLElement {
  #set = 0;

  connectedCallback(): void {
    const form = this.#form();
    if (form === null) return;
    this.classList.add('ready');
    form.addEventListener('change', (event) => this.#changed(event.target));
    form.addEventListener('input', () => this.#show());
    form.addEventListener('click', (event) => this.#clicked(event));
    const first = this.#sets().findIndex((set) => set.querySelector('.fault') !== null);
    const { sets } = this.#entry();
    this.#choose(first >= 0 ? first : Math.max(0, sets.length - 1));
  }

  #changed(target: EventTarget | null): void {
    if (
      target instanceof HTMLInputElement &&
      target.type === 'radio' &&
      target.name === `s${this.#set + 1}`
    ) {
      this.#chose(target);
    }
    this.#show();
  }

  /** A common score goes on to the next set by itself, unless its tiebreak can be told. */
  #chose({ value, dataset }: HTMLInputElement): void {
    const { sets, ending } = this.#entry();
    if (value === OTHER || dataset['tiebreak'] !== undefined || ending !== 'completed') return;
    const isLast = this.#set + 1 >= this.#format().bestOf;
    if (!isLast && !isDecided(this.#format(), sets)) this.#choose(this.#set + 1);
  }

  #clicked(event: Event): void {
    if (!(event.target instanceof Element)) return;
    const tile = event.target.closest('td[data-set]');
    const step = event.target.closest<HTMLButtonElement>('button[data-step]');
    if (tile instanceof HTMLElement) {
      event.preventDefault();
      this.#choose(Number(tile.dataset['set']));
    }
    if (step !== null) this.#step(step);
  }

  #step({ dataset }: HTMLButtonElement): void {
    const field = this.querySelector<HTMLInputElement>(`#${dataset['for'] ?? ''}`);
    if (field === null) return;
    const next = Number(field.value) + Number(dataset['step']);
    field.value = String(Math.min(99, Math.max(0, next)));
    // With one number given, the other is not left empty.
    for (const other of field.closest('.steppers')?.querySelectorAll('input') ?? []) {
      if (other.value === '') other.value = '0';
    }
    this.#show();
  }

  #choose(index: number): void {
    this.#set = index;
    for (const [at, set] of this.#sets().entries()) set.hidden = at !== index;
    this.#show();
  }

  /** Tiles, sentence and button, as the form stands now. */
  #show(): void {
    const entry = this.#entry();
    for (const tile of this.querySelectorAll<HTMLElement>('td[data-set]')) this.#fill(tile, entry);
    const isReady = isComplete(entry, this.#format());
    const sentence = isReady
      ? entrySentence(entry, this.dataset['name'] ?? '', this.#sentences())
      : null;
    const said = document.querySelector('#sentence');
    const text = sentence ?? this.dataset['hint'] ?? '';
    if (said !== null && said.textContent !== text) {
      said.textContent = text;
      said.className = sentence === null ? 'meta' : 'serif';
    }
    const button = document.querySelector<HTMLButtonElement>('button[form="report"]');
    if (button !== null) {
      button.disabled = sentence === null;
      button.textContent = this.dataset['send'] ?? '';
    }
    const read = this.querySelector<HTMLInputElement>('input[name="read"]');
    if (read !== null) read.value = sentence === null ? '' : readMark(entry, this.#value('on'));
  }

  #fill(tile: HTMLElement, { sets }: Entry): void {
    const [index, own] = [Number(tile.dataset['set']), Number(tile.dataset['own'])];
    const set = sets[index];
    const points = set === undefined ? null : shownPoints(set);
    const [mine, theirs] = points ?? [0, 0];
    const isWon = own === 0 ? mine > theirs : theirs > mine;
    const link = tile.querySelector('a') ?? tile;
    const text = points === null ? '–' : String(own === 0 ? mine : theirs);
    if (link.textContent !== text) {
      link.textContent = text;
      tile.classList.add('fresh');
    }
    tile.classList.toggle('none', points === null);
    tile.classList.toggle('won', points !== null && isWon);
    tile.classList.toggle('on', index === this.#set);
  }

  /** A line that can be read goes before what was tapped, as it does when it is sent. */
  #entry(): Entry {
    const line = this.#value('line').trim();
    const typed = line === '' ? null : readLine(line);
    if (typed !== null && !isFault(typed)) return typed;
    const form = this.#form();
    const values = form === null ? new FormData() : new FormData(form);
    const get = (name: string) => {
      const value = values.get(name);
      return typeof value === 'string' ? value : null;
    };
    return readEntry({ get }, this.#format());
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

customElements.define('score-pad', ScorePad);
