const HOLD_MS = 60_000;

/** Disables the button for another link for a minute after one was sent, with a countdown. */
class ResendButton extends HTMLElement {
  #timer: number | undefined;

  connectedCallback(): void {
    const button = this.querySelector('button');
    if (button === null) return;
    const [text, until] = [button.textContent, performance.now() + HOLD_MS];
    const tick = () => {
      const left = Math.ceil((until - performance.now()) / 1000);
      button.disabled = left > 0;
      button.textContent = left > 0 ? this.#said(left) : text;
      if (left <= 0) window.clearInterval(this.#timer);
    };
    this.#timer = window.setInterval(tick, 1000);
    tick();
  }

  disconnectedCallback(): void {
    window.clearInterval(this.#timer);
  }

  #said(seconds: number): string {
    const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
    return (this.dataset['words'] ?? '').replace('{time}', time);
  }
}

customElements.define('resend-button', ResendButton);
