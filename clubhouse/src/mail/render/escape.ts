const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For texts and for attributes in double quotes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);
}

/**
 * A sentence with `*words*` of weight in it. A score stays on its line, and an address that has to
 * break does so before its `@`.
 */
export function richHtml(text: string): string {
  const parts = escapeHtml(text)
    .replaceAll('@', '<wbr>@')
    .replaceAll(KEPT_TOGETHER, (score) => `<span style="white-space:nowrap">${score}</span>`)
    .replaceAll('\u2060', '')
    .split('*');
  return parts.map((part, index) => (index % 2 === 1 ? `<b>${part}</b>` : part)).join('');
}

/** By the joiner, which pages keep it together with, and which mail programs may show as a box. */
const KEPT_TOGETHER = /[^\s*]*\u2060[^\s*]*/g;
