/** Pixels a pointer moves before it counts as a drag. */
const SLACK = 5;

interface Point {
  readonly x: number;
  readonly y: number;
}

interface PressedRow {
  readonly row: HTMLElement;
  readonly at: Point;
  readonly id: number;
}

/** A level of the bar and its position, so that nothing is measured during a drag. */
interface LevelTarget {
  readonly target: HTMLElement;
  readonly rect: DOMRect;
}

interface DraggedRow {
  readonly row: HTMLElement;
  readonly ghost: HTMLElement;
  readonly places: readonly LevelTarget[];
}

/**
 * Wraps the levels of members. A name follows a mouse, or a finger on its handle, to a level of the
 * bar that appears meanwhile. The element then types that level (MEMB-18) and saves nothing.
 * `data-put` and `data-none` are the announcements, with `{name}` and `{level}`.
 */
class LevelDrag extends HTMLElement {
  #pressed: PressedRow | null = null;
  #held: DraggedRow | null = null;

  connectedCallback(): void {
    this.addEventListener('pointerdown', (event) => this.#down(event));
    this.addEventListener('dragstart', (event) => event.preventDefault());
    this.addEventListener('input', ({ target }) => {
      if (target instanceof HTMLInputElement) markUnsaved(target);
    });
    addEventListener('pointermove', (event) => this.#move(event));
    addEventListener('pointerup', (event) => this.#up(event));
    for (const kind of ['pointercancel', 'blur']) addEventListener(kind, () => this.#letGo());
    addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') this.#letGo();
    });
  }

  get #bar(): HTMLElement | null {
    return this.querySelector('.level-bar');
  }

  #down(event: PointerEvent): void {
    const { target, button, pointerType, pointerId: id, clientX: x, clientY: y } = event;
    if (button !== 0 || !(target instanceof Element) || target.closest('input') !== null) return;
    const row = target.closest<HTMLElement>('.level-of');
    // A finger outside the handle scrolls the page.
    if (row === null || (pointerType !== 'mouse' && target.closest('.level-grip') === null)) return;
    // Otherwise the mouse would select text.
    event.preventDefault();
    this.#pressed = { row, at: { x, y }, id };
  }

  #move({ clientX: x, clientY: y, pointerId }: PointerEvent): void {
    const pressed = this.#pressed;
    if (pressed === null || pressed.id !== pointerId) return;
    if (this.#held === null) {
      if (Math.hypot(x - pressed.at.x, y - pressed.at.y) <= SLACK) return;
      this.#held = this.#take(pressed.row);
    }
    const { ghost, places } = this.#held;
    const over = findTargetAt(places, { x, y });
    ghost.style.transform = `translate3d(${x}px, ${y}px, 0)`;
    for (const { target } of places) target.classList.toggle('is-over', target === over);
  }

  #take(row: HTMLElement): DraggedRow {
    const ghost = document.createElement('div');
    ghost.className = 'level-ghost';
    ghost.textContent = row.dataset['name'] ?? '';
    this.append(ghost);
    row.classList.add('is-taken');
    const bar = this.#bar;
    bar?.removeAttribute('hidden');
    const targets = [...(bar?.querySelectorAll<HTMLElement>('[data-level]') ?? [])];
    const places = targets.map((target) => ({ target, rect: target.getBoundingClientRect() }));
    return { row, ghost, places };
  }

  #up({ clientX: x, clientY: y, pointerId }: PointerEvent): void {
    if (this.#pressed?.id !== pointerId) return;
    const held = this.#held;
    const target = held === null ? null : findTargetAt(held.places, { x, y });
    this.#letGo();
    if (held !== null && target !== null) this.#put(held.row, target.dataset['level'] ?? '');
  }

  #put(row: HTMLElement, level: string): void {
    const input = row.querySelector('input');
    if (input === null) return;
    input.value = level;
    markUnsaved(input);
    const words = level === '' ? this.dataset['none'] : this.dataset['put'];
    const said = this.querySelector('[role="status"]');
    if (said === null) return;
    const name = row.dataset['name'] ?? '';
    said.textContent = (words ?? '').replace('{name}', () => name).replace('{level}', level);
  }

  /** Ends the drag without typing a level. */
  #letGo(): void {
    this.#pressed = null;
    const held = this.#held;
    if (held === null) return;
    this.#held = null;
    held.ghost.remove();
    held.row.classList.remove('is-taken');
    for (const { target } of held.places) target.classList.remove('is-over');
    this.#bar?.setAttribute('hidden', '');
  }
}

/** Shows that a level is typed but not saved. */
function markUnsaved(input: HTMLInputElement): void {
  const isNew = input.value.trim() !== input.defaultValue;
  input.closest('.level-of')?.classList.toggle('is-new', isNew);
}

function findTargetAt(places: readonly LevelTarget[], { x, y }: Point): HTMLElement | null {
  const found = places.find(
    ({ rect }) => x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom,
  );
  return found?.target ?? null;
}

customElements.define('level-drag', LevelDrag);
