const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes for text and for attributes in double quotes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);
}

/** `*words*` become bold. Scores do not wrap, and an address breaks only before its `@`. */
export function renderRichText(text: string): string {
  const parts = escapeHtml(text)
    .replaceAll('@', '<wbr>@')
    .replaceAll(KEPT_TOGETHER, (score) => `<span style="white-space:nowrap">${score}</span>`)
    .replaceAll('\u2060', '')
    .split('*');
  return parts.map((part, index) => (index % 2 === 1 ? `<b>${part}</b>` : part)).join('');
}

/** Words joined by U+2060, which pages use against wrapping; mail programs may show it as a box. */
const KEPT_TOGETHER = /[^\s*]*\u2060[^\s*]*/g;
