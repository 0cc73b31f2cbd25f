const WAIT_MS = 180;

class MemberList extends HTMLElement {
  #timer: number | undefined;
  #asked = 0;

  connectedCallback(): void {
    const form = this.querySelector('form[role="search"]');
    if (!(form instanceof HTMLFormElement)) return;
    this.addEventListener('change', (event) => this.#choose(event.target));
    this.#offerAll();
    form.addEventListener('input', () => {
      window.clearTimeout(this.#timer);
      this.#timer = window.setTimeout(() => void this.#find(form), WAIT_MS);
    });
  }

  disconnectedCallback(): void {
    window.clearTimeout(this.#timer);
  }

  /** Adds a checkbox that selects all visible members. */
  #offerAll(): void {
    const place = this.querySelector<HTMLElement>('[data-all]');
    if (place === null) return;
    const box = document.createElement('input');
    box.type = 'checkbox';
    const label = document.createElement('label');
    label.className = 'row choose-all';
    label.append(box, place.dataset['all'] ?? '');
    place.replaceChildren(label);
  }

  #choose(target: EventTarget | null): void {
    const boxes = [...this.querySelectorAll<HTMLInputElement>('[name="member"]')];
    if (target instanceof HTMLInputElement && target.closest('[data-all]') !== null) {
      for (const box of boxes) box.checked = target.checked;
    }
    const count = boxes.filter((box) => box.checked).length;
    const told = this.querySelector<HTMLElement>('[data-count]');
    if (told !== null) {
      told.textContent = (told.dataset['count'] ?? '').replace('{count}', String(count));
    }
  }

  /** Takes the list from the page that the form would open; only the latest request counts. */
  async #find(form: HTMLFormElement): Promise<void> {
    const turn = (this.#asked += 1);
    const fields = [...new FormData(form)].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : '',
    ]);
    const query = new URLSearchParams(fields.filter(([, value]) => value !== '')).toString();
    const address = form.action + (query === '' ? '' : `?${query}`);
    try {
      const answer = await fetch(address, { headers: { accept: 'text/html' } });
      if (!answer.ok || answer.redirected) return;
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      const found = page.querySelector('#found');
      const filters = page.querySelector('.member-views');
      if (turn !== this.#asked || found === null) return;
      this.querySelector('#found')?.replaceWith(found);
      if (filters !== null) this.querySelector('.member-views')?.replaceWith(filters);
      history.replaceState(null, '', address);
      this.#offerAll();
    } catch {
      // Without a connection the list stays as it is; submitting the form shows the error.
    }
  }
}

customElements.define('member-list', MemberList);
