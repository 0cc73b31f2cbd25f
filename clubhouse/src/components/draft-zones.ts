export type Card = HTMLElement;

/** Texts for screen readers and notes during a move, with placeholders such as `{name}`. */
export interface SpokenTexts {
  readonly taken: string;
  readonly over: string;
  readonly overOut: string;
  readonly back: string;
  readonly put: string;
  readonly close: string;
  readonly away: string;
}

export interface DragContext {
  readonly root: HTMLElement;
  readonly heard: SpokenTexts;
  readonly say: (text: string) => void;
  /** Drops a player into a box, or into the area beside the boxes. */
  readonly put: (card: Card, zone: HTMLElement) => void;
  readonly released: () => void;
}

export function listCards(root: Element): Card[] {
  return [...root.querySelectorAll<HTMLElement>('.draft-card[data-side]')];
}

/** Finds the places where a player can be dropped: the boxes in order, and the area beside them. */
export function listZones(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('.draft-box[data-where], .draft-side')];
}

export function readCardName({ dataset }: HTMLElement): string {
  return dataset['name'] ?? '';
}

/**
 * Marks the box that a player would join, which then shows its new count. It only sets classes, so
 * that the browser redraws nothing but that box.
 */
export class Target {
  #zone: HTMLElement | null = null;

  get zone(): HTMLElement | null {
    return this.#zone;
  }

  /** @param from the card's current box, whose count stays the same */
  choose(zone: HTMLElement | null, from: string): void {
    if (zone === this.#zone) return;
    this.#zone?.classList.remove('is-over', 'is-gaining');
    this.#zone = zone;
    zone?.classList.add('is-over');
    if (zone !== null && zone.dataset['where'] !== from) zone.classList.add('is-gaining');
  }
}
