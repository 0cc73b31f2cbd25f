/** An email being answered, as a mail program sees it. */
export interface QuotedLetter {
  readonly text: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly subject: string;
}

/** The two parts of a message, as returned by a mail parser. */
export interface MessageParts {
  readonly text: string | null;
  readonly html: string | null;
}

/**
 * The layout of a reply in one mail program. Placeholders in its pattern: `{own}`, the author's
 * text; `{>}`, the marked email; `{>1}` and `{>2}`, its halves; `{raw}`, the unmarked email;
 * `{name}`, `{at}` and `{subject}` of the email.
 */
export interface ReplyShape {
  readonly name: string;
  readonly pattern: string;
  readonly kind: 'text' | 'html';
  /** The text is below the quoted email or between its lines, which leads to a question. */
  readonly isMixed: boolean;
}

export function textShape(name: string, pattern: string): ReplyShape {
  return { name, pattern, kind: 'text', isMixed: isBelow(pattern) };
}

export function htmlShape(name: string, pattern: string): ReplyShape {
  return { name, pattern, kind: 'html', isMixed: isBelow(pattern) };
}

function isBelow(pattern: string): boolean {
  const quote = pattern.search(/\{(>[12>]?|\||raw)\}/);
  return quote >= 0 && quote < pattern.search(/\{(own|flowed)\}/);
}

/** Lays out a reply in that shape. */
export function layOut(shape: ReplyShape, own: string, letter: QuotedLetter): MessageParts {
  const lines = letter.text.split('\n');
  const half = Math.ceil(lines.length / 2);
  const isHtml = shape.kind === 'html';
  const plain = (some: readonly string[]) => (isHtml ? toHtml(some) : some.join('\n'));
  const marked = (some: readonly string[]) =>
    isHtml ? toHtml(some) : some.map((line) => `> ${line}`.trimEnd()).join('\n');
  const parts: Readonly<Record<string, string>> = {
    own: isHtml ? toHtml(own.split('\n')) : own,
    flowed: flowed(own),
    '>': marked(lines),
    '>1': marked(lines.slice(0, half)),
    '>2': marked(lines.slice(half)),
    '>>': lines.map((line) => `>> ${line}`).join('\n'),
    '|': lines.map((line) => `| ${line}`).join('\n'),
    raw: plain(lines),
    name: letter.from.name,
    at: letter.from.address,
    subject: letter.subject,
  };
  const body = shape.pattern.replaceAll(
    /\{([^{}\s]{1,8})\}/g,
    (all, key: string) => parts[key] ?? all,
  );
  return isHtml ? { text: null, html: body } : { text: body, html: null };
}

function toHtml(lines: readonly string[]): string {
  return lines.map((line) => line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')).join('<br>\n');
}

/** Wrapped as format=flowed: a trailing space marks a continued line (RFC 3676). */
function flowed(text: string): string {
  const broken = (line: string) => line.replaceAll(/(.{40,60}?) (?=\S)/g, '$1 \n');
  return text.split('\n').map(broken).join('\n');
}
