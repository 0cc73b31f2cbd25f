/**
 * Wraps rows that have a checkbox each. Adds a checkbox for all of them and shows the number chosen
 * on the button. In `data-words`, `{count}` marks the place of the number.
 */
class ChooseRows extends HTMLElement {
  connectedCallback(): void {
    const place = this.querySelector('[data-part="all"]');
    if (place === null || place.firstChild !== null) return;
    const all = document.createElement('input');
    all.type = 'checkbox';
    const text = document.createElement('span');
    text.textContent = this.dataset['all'] ?? '';
    const label = document.createElement('label');
    label.append(all, text);
    place.append(label);
    all.addEventListener('change', () => {
      for (const box of this.#boxes()) box.checked = all.checked;
      this.#say(all);
    });
    this.addEventListener('change', () => this.#say(all));
    this.#say(all);
  }

  #boxes(): HTMLInputElement[] {
    return [...this.querySelectorAll<HTMLInputElement>('tbody [type="checkbox"]:enabled')];
  }

  #say(all: HTMLInputElement): void {
    const boxes = this.#boxes();
    const count = boxes.filter((box) => box.checked).length;
    all.checked = count > 0 && count === boxes.length;
    all.indeterminate = count > 0 && count < boxes.length;
    const button = this.querySelector<HTMLButtonElement>('[value="chosen"]');
    if (button === null) return;
    button.disabled = count === 0;
    button.textContent = (this.dataset['words'] ?? '').replace('{count}', String(count));
  }
}

customElements.define('choose-rows', ChooseRows);
