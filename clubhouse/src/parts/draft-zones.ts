/** Somebody on the board. */
export type Card = HTMLElement;

/** What is heard and read while somebody is moved, with `{name}` and the like in it. */
export interface Heard {
  readonly taken: string;
  readonly over: string;
  readonly overOut: string;
  readonly back: string;
  readonly put: string;
  readonly close: string;
  readonly away: string;
}

/** What moves people works on, and tells of it. */
export interface Hand {
  readonly root: HTMLElement;
  readonly heard: Heard;
  readonly say: (text: string) => void;
  readonly becomes: (count: number) => string;
  /** Somebody is put down in a box, or beside them. */
  readonly put: (card: Card, zone: HTMLElement) => void;
  readonly released: () => void;
}

export function cardsIn(root: Element): Card[] {
  return [...root.querySelectorAll<HTMLElement>('.draft-card[data-side]')];
}

/** Where somebody can be put down: the boxes in order, and beside them. */
export function zonesIn(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('.draft-box[data-where], .draft-side')];
}

export function nameOf({ dataset }: HTMLElement): string {
  return dataset['name'] ?? '';
}

/** The box that somebody would come to is marked, and says how many it would have. */
export class Target {
  readonly #hand: Hand;
  #zone: HTMLElement | null = null;
  #before = '';

  constructor(hand: Hand) {
    this.#hand = hand;
  }

  get zone(): HTMLElement | null {
    return this.#zone;
  }

  /** @param from where the card is: nothing becomes more there */
  choose(zone: HTMLElement | null, from: string): void {
    if (zone === this.#zone) return;
    this.#leave();
    this.#zone = zone;
    if (zone === null) return;
    zone.classList.add('is-over');
    const count = zone.querySelector('.draft-count');
    if (count === null || zone.dataset['where'] === from) return;
    this.#before = count.textContent;
    count.textContent = this.#hand.becomes(Number(zone.dataset['count']));
  }

  #leave(): void {
    const zone = this.#zone;
    if (zone === null) return;
    zone.classList.remove('is-over');
    const count = zone.querySelector('.draft-count');
    if (count !== null && this.#before !== '') count.textContent = this.#before;
    this.#before = '';
  }
}
