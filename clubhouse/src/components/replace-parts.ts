/**
 * Copies each `data-part` that differs from another version of an element. A part with the focus is
 * only replaced once it loses it (WORK-6).
 */
export function replaceParts(element: HTMLElement, next: HTMLElement): void {
  for (const part of element.querySelectorAll<HTMLElement>('[data-part]')) {
    const name = part.dataset['part'];
    const other = next.querySelector<HTMLElement>(`[data-part="${name}"]`);
    if (other !== null && other.innerHTML !== part.innerHTML) replaceContent(part, other);
  }
}

function replaceContent(part: HTMLElement, other: HTMLElement): void {
  const replace = () => part.replaceChildren(...other.childNodes);
  if (part.contains(document.activeElement)) {
    part.addEventListener('focusout', replace, { once: true });
  } else replace();
}
