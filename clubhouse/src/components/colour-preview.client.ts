import { makeLooks } from '../theme/contrasts.ts';

/**
 * Wraps a colour field and its preview. Updates the preview while the user types, and adds the
 * browser's colour picker. In `data-ratio`, `{ratio}` marks the place of the number.
 */
class ColourPreview extends HTMLElement {
  connectedCallback(): void {
    const field = this.querySelector<HTMLInputElement>('[name="colour"]');
    if (field === null || this.querySelector('[type="color"]') !== null) return;
    const picker = document.createElement('input');
    picker.type = 'color';
    picker.className = 'colour-picker';
    picker.ariaLabel = this.dataset['label'] ?? '';
    picker.value = field.value;
    // The live preview replaces the button that asks the server.
    this.querySelector('button[value="look"]')?.replaceWith(picker);
    field.addEventListener('input', () => {
      const typed = field.value.trim();
      const colour = /^[0-9a-f]{6}$/i.test(typed) ? `#${typed}` : typed;
      if (this.#show(colour)) picker.value = colour;
    });
    picker.addEventListener('input', () => {
      field.value = picker.value;
      this.#show(picker.value);
    });
  }

  /** @returns whether the text is a colour */
  #show(colour: string): boolean {
    const looks = makeLooks(colour);
    if (looks === null) return false;
    const numbers = new Intl.NumberFormat(document.documentElement.lang);
    for (const mode of ['light', 'dark'] as const) {
      const fills: Readonly<Record<string, unknown>> = { ...looks[mode] };
      const parts = this.querySelectorAll<SVGElement>(`[data-mode="${mode}"] [data-fill]`);
      for (const part of parts)
        part.setAttribute('fill', String(fills[part.dataset['fill'] ?? '']));
      for (const { name, ratio } of looks[mode].pairs) {
        const said = this.querySelector(`[data-ratio-of="${mode} ${name}"]`);
        const number = numbers.format(Math.round(ratio * 10) / 10);
        if (said !== null) {
          said.textContent = (this.dataset['ratio'] ?? '').replace('{ratio}', number);
        }
      }
    }
    return true;
  }
}

customElements.define('colour-preview', ColourPreview);
