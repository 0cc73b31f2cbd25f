import type { KeptReport } from '../offline/kept-reports.ts';
import type { QueueWords } from '../offline/queue-words.ts';

/** A report's form, which `report-queue` reads and fills in. */
export class ReportForm {
  readonly #form: HTMLFormElement;
  readonly #words: QueueWords;
  readonly #sendWords: string;
  #isTouched = false;

  constructor(form: HTMLFormElement, words: QueueWords) {
    this.#form = form;
    this.#words = words;
    this.#sendWords = this.#pad?.dataset['send'] ?? '';
    this.#setDay();
    form.addEventListener('input', ({ isTrusted }) => (this.#isTouched ||= isTrusted));
  }

  /** Starts with the stored report, unless the user has already typed something. */
  begin(report: KeptReport | null): void {
    if (!this.#isTouched) this.fill(report);
  }

  /** Whether the page has shown the sentence that describes the entry. */
  isRead(): boolean {
    return this.#value('read') !== '';
  }

  read(member: string, match: string): KeptReport {
    const fields = [...new FormData(this.#form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    );
    return {
      member,
      match,
      fields,
      id: crypto.randomUUID(),
      sentence: document.querySelector('#sentence')?.textContent ?? '',
      sentBefore: [],
      madeAt: Date.now(),
      state: 'waiting',
      faults: {},
      isTold: false,
    };
  }

  /** Restores the earlier input, with each error next to its field. */
  fill(report: KeptReport | null): void {
    if (report === null || report.state === 'sent') return;
    const fields = new Map(report.fields);
    for (const input of this.#form.querySelectorAll('input')) {
      const value = fields.get(input.name);
      if (input.type === 'radio') input.checked = input.value === value;
      else if (value !== undefined && !KEEPS.includes(input.name)) input.value = value;
    }
    this.#unfold('.line', (fields.get('line') ?? '') !== '');
    this.#unfold('.differently', (fields.get('ending') ?? 'completed') !== 'completed');
    for (const old of this.#form.querySelectorAll('.fault')) old.remove();
    for (const [place, text] of Object.entries(report.faults)) this.#sayFault(place, text);
    this.#changed();
    // Opens the set with the error by clicking its tile.
    const set = this.#form.querySelector<HTMLElement>('.set:has(.fault)')?.dataset['set'];
    this.#form.querySelector<HTMLElement>(`td[data-set="${set ?? ''}"]`)?.click();
  }

  #unfold(name: string, isOpen: boolean): void {
    const fold = this.#form.querySelector<HTMLDetailsElement>(`details${name}`);
    if (fold !== null && isOpen) fold.open = true;
  }

  saySignal(isThere: boolean): void {
    if (this.#pad !== null) {
      this.#pad.dataset['send'] = isThere ? this.#sendWords : this.#words.keep;
    }
    this.#changed();
  }

  saySending(isSending: boolean): void {
    const button = document.querySelector<HTMLButtonElement>('button[form="report"]');
    if (button === null) return;
    button.ariaBusy = String(isSending);
    if (!isSending) return this.#changed();
    button.disabled = true;
    button.textContent = this.#words.sending;
  }

  #sayFault(place: string, text: string): void {
    const field = PLACES[place] ?? `#${place}`;
    const said = document.createElement('p');
    said.className = 'fault';
    said.role = 'alert';
    said.textContent = text;
    const beside = place === 'all' ? null : this.#form.querySelector(field);
    if (beside === null) return;
    const fold = beside.closest('details');
    if (fold !== null) fold.open = true;
    beside.append(said);
  }

  /** Changes the default match date to today on a page stored some days ago. */
  #setDay(): void {
    const day = this.#form.querySelector<HTMLInputElement>('#on');
    const { kept } = document.documentElement.dataset;
    if (day === null || kept === undefined) return;
    const zone = document.querySelector<HTMLElement>('report-queue')?.dataset['zone'];
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(Date.now());
    const isDefault = day.value === day.max && this.#value('since') === 'none';
    day.max = today;
    if (!isDefault || day.value === today || window.location.search !== '') return;
    day.value = today;
    this.#form.dispatchEvent(new Event('change', { bubbles: true }));
  }

  #changed(): void {
    this.#form.dispatchEvent(new Event('input', { bubbles: true }));
  }

  #value(name: string): string {
    return this.#form.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? '';
  }

  get #pad(): HTMLElement | null {
    return this.#form.closest<HTMLElement>('score-pad');
  }
}

/** Fields that keep the page's value, which is newer than the stored one. */
const KEEPS = ['read', 'since'];
/** Places for errors that concern no single set. */
const PLACES: Readonly<Record<string, string>> = {
  line: '.line > .field',
  day: '.played > .field',
  who: '.who',
  sets: '.pad',
};
