import { fill } from '../messages/fill.ts';
import {
  type Card,
  listCards,
  type DragContext,
  readCardName,
  Target,
  listZones,
} from './draft-zones.ts';

const STEPS: Readonly<Record<string, -1 | 1>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

/**
 * Space or Enter picks up a card, arrows choose a box. Space or Enter drops it, and Escape puts it
 * back. Otherwise arrows move between cards, so the board is a single tab stop.
 */
export class DraftKeys {
  readonly #context: DragContext;
  #current: Card | null = null;
  #lifted: { readonly card: Card; readonly target: Target } | null = null;

  constructor(context: DragContext) {
    this.#context = context;
  }

  get isLifted(): boolean {
    return this.#lifted !== null;
  }

  start(): void {
    const { root } = this.#context;
    this.renew();
    root.addEventListener('keydown', (event) => this.#pressed(event));
    root.addEventListener('focusin', ({ target }) => {
      const card = target instanceof Element ? target.closest<HTMLElement>('.draft-card') : null;
      if (card !== null) this.#makeCurrent(card);
    });
    root.addEventListener('focusout', ({ relatedTarget: next }) => {
      const isInside = next instanceof Node && this.#lifted?.card.contains(next) === true;
      if (this.#lifted !== null && !isInside) this.#putBack();
    });
  }

  /** @param focused the id of the card that was the tab stop */
  renew(focused?: string): void {
    this.#lifted = null;
    this.#current = null;
    const cards = listCards(this.#context.root);
    for (const card of cards) setStop(card, false);
    const current = cards.find(({ id }) => id === focused) ?? cards[0];
    if (current !== undefined) this.#makeCurrent(current);
  }

  #makeCurrent(card: Card): void {
    if (this.#current === card) return;
    if (this.#current !== null) setStop(this.#current, false);
    setStop(card, true);
    this.#current = card;
  }

  #pressed(event: KeyboardEvent): void {
    const { key, target } = event;
    if (!(target instanceof Element) || event.ctrlKey || event.metaKey || event.altKey) return;
    const card = target.closest<HTMLElement>('.draft-card');
    if (card === null) return;
    const isGrip = target.closest('.draft-grip') !== null;
    const isTake = key === 'Enter' || key === ' ';
    if (this.#lifted === null) {
      if (isGrip && isTake) this.#take(card);
      else if (key in STEPS) this.#go(card, key);
      else return;
    } else if (isTake) this.#putDown();
    else if (key === 'Escape') this.#putBack();
    else if (key in STEPS || key === 'Home' || key === 'End') this.#choose(key);
    else return;
    event.preventDefault();
  }

  #take(card: Card): void {
    const target = new Target();
    this.#lifted = { card, target };
    card.classList.add('is-taken');
    const zone = findZone(card);
    target.choose(zone, card.dataset['where'] ?? '');
    const values = { name: readCardName(card), box: zone === null ? '' : readCardName(zone) };
    this.#context.say(fill(this.#context.heard.taken, values));
  }

  #choose(key: string): void {
    if (this.#lifted === null) return;
    const { card, target } = this.#lifted;
    const zones = listZones(this.#context.root);
    const at = target.zone === null ? -1 : zones.indexOf(target.zone);
    const next = key === 'Home' ? 0 : key === 'End' ? zones.length - 1 : at + (STEPS[key] ?? 0);
    const zone = zones[Math.max(0, Math.min(zones.length - 1, next))];
    if (zone === undefined) return;
    target.choose(zone, card.dataset['where'] ?? '');
    zone.scrollIntoView({ block: 'nearest' });
    this.#context.say(this.#over(zone, card));
  }

  #over({ dataset }: HTMLElement, card: Card): string {
    const { heard } = this.#context;
    const { where, name: box = '', count = '' } = dataset;
    if (where === 'out') return heard.overOut;
    const isHere = where === card.dataset['where'];
    const next = String(Number(count) + (isHere ? 0 : 1));
    return fill(heard.over, { box, count, next });
  }

  #putDown(): void {
    if (this.#lifted === null) return;
    const { card, target } = this.#lifted;
    const { zone } = target;
    this.#letGo();
    if (zone !== null) this.#context.put(card, zone);
    card.querySelector<HTMLElement>('.draft-grip')?.focus();
    this.#context.released();
  }

  #putBack(): void {
    if (this.#lifted === null) return;
    const { card } = this.#lifted;
    const zone = findZone(card);
    this.#letGo();
    const values = { name: readCardName(card), box: zone === null ? '' : readCardName(zone) };
    this.#context.say(fill(this.#context.heard.back, values));
    this.#context.released();
  }

  #letGo(): void {
    this.#lifted?.target.choose(null, '');
    this.#lifted?.card.classList.remove('is-taken');
    this.#lifted = null;
  }

  /** Up and down move within a box; left and right move to the next box at the same height. */
  #go(card: Card, key: string): void {
    const step = STEPS[key] ?? 1;
    const lists = [...this.#context.root.querySelectorAll('.draft-list')]
      .map((list) => listCards(list))
      .filter((cards) => cards.length > 0);
    const at = lists.findIndex((cards) => cards.includes(card));
    const list = lists[at] ?? [];
    const row = list.indexOf(card);
    const isAcross = key === 'ArrowLeft' || key === 'ArrowRight';
    const beside = lists[at + step] ?? [];
    const next = isAcross
      ? beside[Math.min(row, beside.length - 1)]
      : (list[row + step] ?? (step > 0 ? beside[0] : beside.at(-1)));
    const stop = next?.querySelector<HTMLElement>('.draft-grip') ?? next?.querySelector('a');
    stop?.focus();
  }
}

function findZone(card: Card): HTMLElement | null {
  return card.closest<HTMLElement>('.draft-box, .draft-side');
}

function setStop(card: Card, isStop: boolean): void {
  for (const one of card.querySelectorAll<HTMLElement>('.draft-grip, .draft-menu')) {
    one.tabIndex = isStop ? 0 : -1;
  }
}
