class PrintButton extends HTMLElement {
  connectedCallback(): void {
    const button = document.createElement('button');
    button.className = 'btn p';
    button.type = 'button';
    button.textContent = this.dataset['label'] ?? '';
    button.addEventListener('click', () => {
      window.print();
    });
    this.prepend(button);
  }
}

customElements.define('print-button', PrintButton);
