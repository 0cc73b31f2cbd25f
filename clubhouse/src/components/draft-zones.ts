/** Somebody on the board. */
export type Card = HTMLElement;

/** What is heard and read while somebody is moved, with `{name}` and the like in it. */
export interface SpokenTexts {
  readonly taken: string;
  readonly over: string;
  readonly overOut: string;
  readonly back: string;
  readonly put: string;
  readonly close: string;
  readonly away: string;
}

/** What the drag code and the keys need from the board. */
export interface DragContext {
  readonly root: HTMLElement;
  readonly heard: SpokenTexts;
  readonly say: (text: string) => void;
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

/**
 * Marks the box that somebody would come to, which then shows how many it would have. It does so by
 * classes alone, which draw and lay out again nothing but the box itself.
 */
export class Target {
  #zone: HTMLElement | null = null;

  get zone(): HTMLElement | null {
    return this.#zone;
  }

  /** @param from where the card is: nothing becomes more there */
  choose(zone: HTMLElement | null, from: string): void {
    if (zone === this.#zone) return;
    this.#zone?.classList.remove('is-over', 'is-gaining');
    this.#zone = zone;
    zone?.classList.add('is-over');
    if (zone !== null && zone.dataset['where'] !== from) zone.classList.add('is-gaining');
  }
}
