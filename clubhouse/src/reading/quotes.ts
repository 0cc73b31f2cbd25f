/**
 * Finds the start of the quoted email. Each pattern looks at one line of bounded length, or at a
 * few joined lines. Text that may be the sender's own is never treated as a quote (REPLY-1).
 */

/** Words and figures about a match; a line that contains one is the sender's own. */
const SPEAKS =
  /\b(i|we|me|us|my|ich|wir|mir|mich|uns|won|wins?|lost|lose|beat|beaten|no|not|nein|nicht|yes|ja|falsch|wrong|sorry|correction|korrektur|sondern|aber|but|gewonnen|verloren|sieg|niederlage|walkover|kampflos|retired|aufgegeben|played|gespielt)\b/i;
const FIGURES = /(?<![\d.])\d{1,2} ?[-–:/] ?\d{1,2}(?![\d.])/;

const QUOTED = /^\s{0,3}[>|│]/;
/** `-----Original Message-----`, `---------- Forwarded message ---------`. */
const DIVIDER =
  /^[\s*_-]*(original message|original-nachricht|originalnachricht|ursprüngliche nachricht|ursprüngliche mail|ursprüngliche e-mail|forwarded message|weitergeleitete nachricht|begin forwarded message|anfang der weitergeleiteten nachricht|original appointment|reply message|antwort-nachricht)[\s*_:-]*$/i;
/** A header line that Outlook, GMX and others put above a quote: `Von: …`, `*Sent:* …`. */
const HEADER =
  /^[\s*]{0,4}(from|sent|date|to|cc|subject|reply-to|importance|von|gesendet|datum|an|kopie|betreff|antwort an|priorität|wichtigkeit|absender|empfänger)\s?:?\*?\s?:/i;
const FIRST_HEADER = /^[\s*]{0,4}(from|von|sent|gesendet|date|datum|absender|betreff|subject)\b/i;
const MIN_HEADERS = 3;
const MAX_HEADER_LINES = 8;

const MAX_ATTRIBUTION_LINES = 4;
const MAX_ATTRIBUTION_CHARS = 320;
const ATTRIBUTION_END = /(:|-{3,})$/;
const WROTE = /(^|[\s>)\]"'\d])(wrote|writes|schrieb|geschrieben|schreibt|said|sagte)([\s:,]|$)/i;
const ON_DATE_WROTE = /^(on .{0,200} wrote|am .{0,100} schrieb .{1,200}):$/i;
const ADDRESS = /[^\s<>]{1,100}@[^\s<>]{1,100}/;
const FULL_DATE = /\b\d{4}\b|\d{1,2}[./]\d{1,2}[./]\d{2}\b/;
const QUOTING = /^(quoting|zitat von|zitiere|message from|nachricht von) .{1,200}:$/i;
/** The first line of a wrapped attribution: `On Thu, Nov 26, 2026 at 6:02 PM`. */
const DATE_LINE = /^(on|am) .{0,30}\d/i;
/** Directly above a quote, a name is enough: `The club wrote:`, `SC am Park schrieb:`. */
const BARE_WROTE =
  /^((\p{Lu}[\p{L}\p{N}&'’.-]{0,30}|the|am|an|im|in|of|for|von|vom|der|die|des|für|und|and|club) ){1,7}(wrote|writes|schrieb|schreibt):$/u;
/** A date, one clock time and its zone, as any attribution may contain. */
const DATES = /\b\d{1,4}[-./]\d{1,2}[-./]\d{2,4}\b/g;
const CLOCK = /\b\d{1,2}:\d{2}(:\d{2})?/;
const ZONE = /[+-]\d{2}:?\d{2}\b/;

/** Whether a line is about the match. If so, it is neither a quote nor a signature. */
export function isAboutMatch(line: string): boolean {
  return SPEAKS.test(line) || FIGURES.test(line);
}

/** Words of an afterthought below a signature; a company's footer contains none of them. */
const AFTERTHOUGHT =
  /\b(won|lost|lose|gewonnen|verloren|wrong|falsch|true|stimmt|correction|korrektur|walkover|kampflos|nein|doch|sorry|oops|ups|sondern|actually|eigentlich|wait|warte|ich meine|i mean|p\.? ?s)\b/i;

/** Whether the line reports the result; below a signature it may be an afterthought. */
export function isAboutOutcome(line: string): boolean {
  return AFTERTHOUGHT.test(line);
}

/** The position of a quoted email, with the lines that introduce it. */
export interface Quote {
  readonly start: number;
  /** The index of the first line after the introduction. */
  readonly body: number;
  /** Whether each quoted line is marked. If not, the quote continues to the end. */
  readonly isMarked: boolean;
}

/** @returns null if nothing is quoted; `unclear` if the introduction is ambiguous */
export function findQuote(lines: readonly string[]): Quote | 'unclear' | null {
  for (let at = 0; at < lines.length; at++) {
    if (isQuoted(lines[at])) {
      const above = lines.slice(0, at).findLast((line) => !isBlank(line)) ?? '';
      return above.endsWith(':') ? 'unclear' : { start: at, body: at, isMarked: true };
    }
    const attribution = countAttributionLines(lines, at);
    const body = attribution > 0 ? at + 1 : at + countHeaderLines(lines, at);
    if (body === at) continue;
    const start = attribution > 0 ? at + 1 - attribution : at;
    return { start, body, isMarked: isQuotedNext(lines, body) };
  }
  return null;
}

/** Counts the fewest lines that form an attribution, because lines above are the sender's. */
function countAttributionLines(lines: readonly string[], end: number): number {
  if (!ATTRIBUTION_END.test(lines[end]?.trim() ?? '')) return 0;
  const isAboveQuote = isQuotedNext(lines, end + 1);
  for (let count = 1; count <= Math.min(MAX_ATTRIBUTION_LINES, end + 1); count++) {
    const own = lines.slice(end + 1 - count, end + 1);
    if (own.some(isBlank)) return 0;
    const joined = own.map((line) => line.trim()).join(' ');
    if (joined.length > MAX_ATTRIBUTION_CHARS) return 0;
    if (!isAttribution(joined) && !(isAboveQuote && isBareAttribution(joined))) continue;
    const above = lines[end - count]?.trim() ?? '';
    return DATE_LINE.test(above) && FULL_DATE.test(above) && !isAboutMatchBesideDates(above)
      ? count + 1
      : count;
  }
  return 0;
}

function isAttribution(text: string): boolean {
  if (isAboutMatchBesideDates(text)) return false;
  if (QUOTING.test(text)) return true;
  if (text.startsWith('<') || (text.match(/</g) ?? []).length !== (text.match(/>/g) ?? []).length)
    return false;
  const isDated = FULL_DATE.test(text);
  if (/<[^<>]*@[^<>]*>/.test(text)) return isDated || WROTE.test(text);
  // Without an address in brackets, "in 2025 Anna wrote otherwise:" may be the sender's own line.
  return isDated && (ADDRESS.test(text) ? /^(\d|on |am )/i.test(text) : ON_DATE_WROTE.test(text));
}

function isBareAttribution(text: string): boolean {
  return BARE_WROTE.test(text) && !isAboutMatch(text);
}

function isAboutMatchBesideDates(text: string): boolean {
  const addressless = text.replaceAll(/<[^<>]*>/g, ' ');
  return isAboutMatch(addressless.replaceAll(DATES, ' ').replace(CLOCK, ' ').replace(ZONE, ' '));
}

/** `-----Original Message-----`, or consecutive lines `Von: …`, `Gesendet: …`, `An: …`. */
function countHeaderLines(lines: readonly string[], from: number): number {
  const isDivided = DIVIDER.test(lines[from] ?? '') || isRule(lines[from]);
  let start = isDivided ? from + 1 : from;
  if (isDivided) while (start < from + 3 && isBlank(lines[start])) start++;
  const first = lines[start] ?? '';
  let [headers, end] = [0, start];
  if (FIRST_HEADER.test(first) && HEADER.test(first)) {
    for (let at = start; at < Math.min(lines.length, start + MAX_HEADER_LINES); at++) {
      if (!HEADER.test(lines[at] ?? '')) continue;
      headers++;
      end = at + 1;
    }
  }
  if (headers >= MIN_HEADERS) return end - from;
  return DIVIDER.test(lines[from] ?? '') ? 1 : 0;
}

export function isQuoted(line: string | undefined): boolean {
  return line !== undefined && QUOTED.test(line);
}

function isQuotedNext(lines: readonly string[], from: number): boolean {
  let at = from;
  while (at < from + 3 && at < lines.length && isBlank(lines[at])) at++;
  return isQuoted(lines[at]);
}

/** The line of underscores above a header, or above a mailing list's footer. */
export function isRule(line: string | undefined): boolean {
  return /^\s*[_‗]{20,}\s*$/.test(line ?? '');
}

export function isBlank(line: string | undefined): boolean {
  return line === undefined || line.trim() === '';
}
