/** A message as it came: plain text, HTML, or both. */
interface MessageText {
  readonly text: string | null;
  readonly html: string | null;
}

const QUOTE =
  /^(>|On .+ wrote:|Am .+ schrieb|-{2,} ?(Original|Ursprüng)|_{10,}|-- ?$|From: |Von: )/;

/** What its writer wrote: above what is quoted and signed. */
export function writtenText({ text, html }: MessageText): string {
  const lines = (text ?? withoutMarkup(html ?? '')).split(/\r?\n/);
  const end = lines.findIndex((line) => QUOTE.test(line.trim()));
  return (end < 0 ? lines : lines.slice(0, end)).join('\n').trim();
}

function withoutMarkup(html: string): string {
  return html
    .replaceAll(/<(blockquote|style|script)\b.*$/gis, '')
    .replaceAll(/<br\b[^>]*>|<\/(p|div)>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '');
}
