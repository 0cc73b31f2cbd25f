/** Counts down to an expiry. `data-seconds` is the time left when the page arrives. */
class TimeLeft extends HTMLElement {
  #timer: number | undefined;

  connectedCallback(): void {
    const until = performance.now() + Number(this.dataset['seconds']) * 1000;
    const tick = () => {
      const left = Math.max(0, Math.ceil((until - performance.now()) / 1000));
      this.textContent = left > 0 ? this.#said(left) : (this.dataset['over'] ?? '');
      if (left === 0) this.#stop();
    };
    this.#timer = window.setInterval(tick, 1000);
    tick();
  }

  disconnectedCallback(): void {
    this.#stop();
  }

  #stop(): void {
    window.clearInterval(this.#timer);
    this.closest('.desk-code')?.classList.toggle(
      'is-over',
      this.textContent === this.dataset['over'],
    );
  }

  #said(seconds: number): string {
    const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
    return (this.dataset['words'] ?? '').replace('{time}', time);
  }
}

customElements.define('time-left', TimeLeft);
