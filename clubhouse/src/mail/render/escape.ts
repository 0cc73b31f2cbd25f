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

/** A sentence with `*words*` of weight in it. An address that has to break does so before its `@`. */
export function richHtml(text: string): string {
  const parts = escapeHtml(text.replaceAll('\u2060', '')).replaceAll('@', '<wbr>@').split('*');
  return parts.map((part, index) => (index % 2 === 1 ? `<b>${part}</b>` : part)).join('');
}
