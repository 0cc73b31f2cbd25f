import { type Card, type DragContext, Target, listZones } from './draft-zones.ts';

/** Pixels a pointer moves before it counts as a drag. */
const SLACK = 5;
/** Pixels from the window's edge within which the page scrolls, and its maximum speed per frame. */
const EDGE = 72;
const FASTEST = 26;

/** A zone's position on the page when the drag began, so that nothing is measured during it. */
interface ZoneRect {
  readonly zone: HTMLElement;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface PressedCard {
  readonly card: Card;
  readonly at: Point;
  readonly id: number;
}

interface DraggedCard {
  readonly card: Card;
  readonly ghost: HTMLElement;
  readonly places: readonly ZoneRect[];
  /** Offset of the pointer from the card's corner. */
  readonly grip: Point;
  readonly target: Target;
}

/**
 * Drags cards by mouse, or by finger on their handle. To avoid layout, each frame only transforms
 * one element and compares numbers.
 */
export class DraftDrag {
  readonly #context: DragContext;
  #pressed: PressedCard | null = null;
  #held: DraggedCard | null = null;
  #at: Point = { x: 0, y: 0 };
  #frame = 0;

  constructor(context: DragContext) {
    this.#context = context;
  }

  get isDragging(): boolean {
    return this.#held !== null;
  }

  start(): void {
    const { root } = this.#context;
    root.addEventListener('pointerdown', (event) => this.#down(event));
    root.addEventListener('dragstart', (event) => event.preventDefault());
    addEventListener('pointermove', (event) => this.#move(event));
    addEventListener('pointerup', (event) => this.#up(event));
    addEventListener('pointercancel', () => this.#end());
    addEventListener('blur', () => this.#end());
    addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && this.#held !== null) this.#end();
    });
  }

  #down(event: PointerEvent): void {
    const { target, button, pointerType, pointerId: id, clientX: x, clientY: y } = event;
    if (button !== 0 || !(target instanceof Element)) return;
    const card = target.closest<HTMLElement>('.draft-card:not([data-fixed])');
    const isGrip = target.closest('.draft-grip') !== null;
    if (card === null || (!isGrip && target.closest('a, button') !== null)) return;
    // A finger outside the handle scrolls the page.
    if (pointerType !== 'mouse' && !isGrip) return;
    // Otherwise the mouse would select text.
    if (!isGrip) event.preventDefault();
    this.#pressed = { card, at: { x, y }, id };
  }

  #move({ clientX: x, clientY: y, pointerId }: PointerEvent): void {
    const pressed = this.#pressed;
    if (pressed === null || pressed.id !== pointerId) return;
    this.#at = { x, y };
    if (this.#held !== null) return;
    if (Math.hypot(x - pressed.at.x, y - pressed.at.y) > SLACK) this.#begin(pressed);
  }

  #begin({ card, at, id }: PressedCard): void {
    const { root } = this.#context;
    const rect = card.getBoundingClientRect();
    const places = listZones(root).map(measureZone);
    const ghost = document.createElement('div');
    ghost.className = 'draft-card draft-ghost';
    ghost.setAttribute('aria-hidden', 'true');
    ghost.append(...[...card.children].map((child) => child.cloneNode(true)));
    ghost.style.width = `${rect.width}px`;
    root.append(ghost);
    card.classList.add('is-taken');
    // Otherwise the browser would look up the element under the pointer on every move.
    root.setPointerCapture(id);
    root.classList.add('is-dragging');
    const grip = { x: at.x - rect.left, y: at.y - rect.top };
    this.#held = { card, ghost, places, grip, target: new Target() };
    this.#frame = requestAnimationFrame(() => this.#draw());
  }

  #draw(): void {
    const held = this.#held;
    if (held === null) return;
    const { x, y } = this.#at;
    const by = scrollSpeed(y);
    if (by !== 0) scrollBy({ top: by, behavior: 'instant' });
    const { ghost, grip, target, card, places } = held;
    // Reads come before writes; otherwise the browser would compute styles twice per frame.
    const zone = findZoneAt(places, { x: x + scrollX, y: y + scrollY });
    ghost.style.transform = `translate3d(${x - grip.x}px, ${y - grip.y}px, 0)`;
    target.choose(zone, card.dataset['where'] ?? '');
    this.#frame = requestAnimationFrame(() => this.#draw());
  }

  #up({ clientX: x, clientY: y, pointerId }: PointerEvent): void {
    if (this.#pressed?.id !== pointerId) return;
    const held = this.#held;
    this.#at = { x, y };
    const zone = held === null ? null : findZoneAt(held.places, { x: x + scrollX, y: y + scrollY });
    this.#letGo();
    if (held !== null && zone !== null) this.#context.put(held.card, zone);
    if (held !== null) this.#context.released();
  }

  /** Cancels the drag; the player stays in place. */
  #end(): void {
    const wasHeld = this.#held !== null;
    this.#letGo();
    if (wasHeld) this.#context.released();
  }

  #letGo(): void {
    cancelAnimationFrame(this.#frame);
    this.#pressed = null;
    this.#held?.target.choose(null, '');
    this.#held?.ghost.remove();
    this.#held?.card.classList.remove('is-taken');
    this.#context.root.classList.remove('is-dragging');
    this.#held = null;
  }
}

function measureZone(zone: HTMLElement): ZoneRect {
  const rect = zone.getBoundingClientRect();
  // The area beside the boxes stays in the window while they scroll, so it counts as full height.
  const isBeside = getComputedStyle(zone).position === 'sticky';
  return {
    zone,
    left: rect.left + scrollX,
    right: isBeside ? Infinity : rect.right + scrollX,
    top: isBeside ? -Infinity : rect.top + scrollY,
    bottom: isBeside ? Infinity : rect.bottom + scrollY,
  };
}

function findZoneAt(places: readonly ZoneRect[], { x, y }: Point): HTMLElement | null {
  const found = places.find(
    ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  );
  return found?.zone ?? null;
}

/** How far the page scrolls per frame for a pointer at this height of the window. */
function scrollSpeed(y: number): number {
  const below = y - (innerHeight - EDGE);
  const beyond = y < EDGE ? y - EDGE : Math.max(0, below);
  return Math.round((Math.max(-EDGE, Math.min(EDGE, beyond)) / EDGE) * FASTEST);
}
