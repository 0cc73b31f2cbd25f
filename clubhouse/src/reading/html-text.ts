import { Parser } from 'htmlparser2';

/** Deeper than any mail program nests. The limit bounds the cost of a stray end tag. */
const MAX_DEPTH = 400;
/** A long Outlook email has some 5,000 tags, each of which costs microseconds (REPLY-9). */
const MAX_MARKS = 20_000;
const BATCH_CHARS = 2_000;

/** Classes that mail programs put around the quoted email. */
const QUOTE_CLASSES =
  /(^|\s)(gmail_attr|yahoo_quoted|moz-cite-prefix|protonmail_quote|tutanota_quote)(\s|$)/;
const SIGNATURE_CLASSES =
  /(^|\s)(moz-signature|gmail_signature|protonmail_signature_block|k9mail-signature|samsung_signature)(\s|$)/;
/** GMX and Web.de quote in a box that only its name identifies. */
const QUOTE_NAMES = /^quote$/i;
/** Ids of elements with which Outlook and others put the quoted email beside the new text. */
const LAST_IDS =
  /^(x_)*(divrplyfwdmsg|appendonsend|mail-editor-reference-message-container|orimsghtmlseperator|replysplit)$/i;
/** The top border with which Outlook begins the quoted email. */
const LAST_STYLES = /border:\s?none;\s?border-top:\s?solid/i;
const HIDDEN = /display:\s?none/i;
/** Struck words are taken back, but nothing tells how much of the rest still counts. */
const STRUCK = new Set('s strike del'.split(' '));
const STRUCK_STYLES = /line-through/i;
const UNREAD = new Set('head style script title template noscript select'.split(' '));
const BLOCKS = new Set(
  'p div tr td li ul ol table h1 h2 h3 h4 h5 h6 br hr section article header footer pre blockquote'.split(
    ' ',
  ),
);
/** Elements without an end tag. */
const VOID = new Set(
  'br hr img input meta link area base col embed source track wbr param basefont frame command keygen isindex bgsound'.split(
    ' ',
  ),
);
/** Marks the place of a quote, as in plain text. */
const QUOTE = '\n>\n';

type Attributes = Readonly<Record<string, string>>;

/**
 * Converts HTML to the lines a reply reader needs, which differ from a browser's. A single `>`
 * marks content that the markup quotes. Null for nesting deeper than in real email, and for words
 * that the sender struck out.
 */
export function convertHtmlToText(html: string): string | null {
  if (html.split(/[<=]/, MAX_MARKS + 2).length > MAX_MARKS + 1) return null;
  const writer = new TextWriter();
  const parser = new Parser({
    onopentag: (name, attributes) => writer.open(name, attributes),
    onclosetag: (name) => writer.close(name),
    ontext: (text) => writer.write(text),
  });
  for (let at = 0; at < html.length; at += BATCH_CHARS) {
    parser.write(html.slice(at, at + BATCH_CHARS));
    if (writer.depth > MAX_DEPTH) return null;
  }
  parser.end();
  return writer.hasStruck ? null : writer.text();
}

export function mayHaveStruckWords(html: string): boolean {
  return /<(s|strike|del)\b|line-through/i.test(html);
}

class TextWriter {
  depth = 0;
  hasStruck = false;
  readonly #parts: string[] = [];
  /** The depth of the element whose content the reader skips. */
  #unreadFrom = Infinity;
  #hasEnded = false;

  open(name: string, attributes: Attributes): void {
    if (isLast(attributes)) {
      this.#add(QUOTE);
      this.#hasEnded = true;
    }
    if (BLOCKS.has(name)) this.#add('\n');
    if (VOID.has(name)) return;
    this.depth++;
    const isRead = !this.#hasEnded && this.#unreadFrom === Infinity;
    this.hasStruck ||=
      isRead && (STRUCK.has(name) || STRUCK_STYLES.test(attributes['style'] ?? ''));
    const isQuote = isQuotation(name, attributes);
    if (isQuote) this.#add(QUOTE);
    if (!isQuote && !isUnread(name, attributes)) return;
    this.#unreadFrom = Math.min(this.#unreadFrom, this.depth);
  }

  close(name: string): void {
    if (VOID.has(name)) return;
    if (this.#unreadFrom === this.depth) this.#unreadFrom = Infinity;
    this.depth--;
    if (BLOCKS.has(name)) this.#add(name === 'p' ? '\n\n' : '\n');
  }

  write(text: string): void {
    this.#add(text.replaceAll(/[\r\n\t ]+/g, ' '));
  }

  #add(part: string): void {
    if (!this.#hasEnded && this.#unreadFrom === Infinity) this.#parts.push(part);
  }

  text(): string {
    return this.#parts.join('');
  }
}

function isQuotation(name: string, { class: classes = '', name: title = '' }: Attributes): boolean {
  return name === 'blockquote' || QUOTE_CLASSES.test(classes) || QUOTE_NAMES.test(title);
}

function isUnread(name: string, { class: classes = '', style = '' }: Attributes): boolean {
  return UNREAD.has(name) || HIDDEN.test(style) || SIGNATURE_CLASSES.test(classes);
}

function isLast({ id = '', style = '' }: Attributes): boolean {
  return LAST_IDS.test(id) || LAST_STYLES.test(style);
}
