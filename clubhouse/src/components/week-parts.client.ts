/** Wraps the weeks of free evenings: the name of a part becomes a button for its whole week. */
class WeekParts extends HTMLElement {
  connectedCallback(): void {
    for (const week of this.querySelectorAll('fieldset')) {
      for (const name of week.querySelectorAll<HTMLElement>('[data-letter]')) {
        if (name.querySelector('button') !== null) continue;
        const letter = name.dataset['letter'] ?? '';
        const button = document.createElement('button');
        button.type = 'button';
        button.title = this.dataset['choose'] ?? '';
        button.append(...name.childNodes);
        button.addEventListener('click', () => {
          const boxes = [...week.querySelectorAll<HTMLInputElement>(`[value$="${letter}"]`)];
          const isAll = boxes.every((box) => box.checked);
          for (const box of boxes) box.checked = !isAll;
        });
        name.append(button);
      }
    }
  }
}

customElements.define('week-parts', WeekParts);
