class CopyButton extends HTMLElement {
  connectedCallback(): void {
    const field = this.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
    if (field === null) return;
    const said = document.createElement('span');
    said.className = 'sr';
    said.role = 'status';
    const copy = async (button: HTMLButtonElement) => {
      field.select();
      // Without access to the clipboard, the selected text is one key away from being copied.
      const isCopied = await navigator.clipboard.writeText(field.value).then(
        () => true,
        () => false,
      );
      if (isCopied) button.textContent = said.textContent = this.dataset['done'] ?? '';
    };
    const { share } = this.dataset;
    if (share !== undefined && 'share' in navigator) {
      // The promise is rejected if nobody is chosen, which is no fault.
      const open = () => navigator.share({ text: field.value }).catch(() => undefined);
      this.append(makeButton(share, open));
    }
    this.append(makeButton(this.dataset['label'] ?? '', copy), said);
  }
}

function makeButton(
  label: string,
  onClick: (button: HTMLButtonElement) => Promise<unknown>,
): HTMLButtonElement {
  const button = document.createElement('button');
  button.className = 'btn w';
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', () => void onClick(button));
  return button;
}

customElements.define('copy-button', CopyButton);
