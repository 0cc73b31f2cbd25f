class CopyButton extends HTMLElement {
  connectedCallback(): void {
    const field = this.querySelector('input');
    if (field === null) return;
    const button = document.createElement('button');
    button.className = 'btn w';
    button.type = 'button';
    button.textContent = this.dataset['label'] ?? '';
    const said = document.createElement('span');
    said.className = 'sr';
    said.role = 'status';
    const copy = async () => {
      field.select();
      // Without access to the clipboard, the selected text is one key away from being copied.
      const isCopied = await navigator.clipboard.writeText(field.value).then(
        () => true,
        () => false,
      );
      if (isCopied) button.textContent = said.textContent = this.dataset['done'] ?? '';
    };
    button.addEventListener('click', () => void copy());
    this.append(button, said);
  }
}

customElements.define('copy-button', CopyButton);
