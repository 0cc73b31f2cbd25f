/*
 * How mail programs mark the letter that is answered. Each pattern looks at one line of bounded length, or
 * at few lines joined, and repeats nothing within a repetition.
 */

const QUOTED = /^\s{0,3}[>|│]/;
/** `-----Original Message-----`, `---------- Forwarded message ---------`. */
const DIVIDER =
  /^[\s*_-]*(original message|original-nachricht|originalnachricht|ursprüngliche nachricht|ursprüngliche mail|ursprüngliche e-mail|forwarded message|weitergeleitete nachricht|original appointment|reply message|antwort-nachricht|message d'origine)[\s*_:-]*$/i;
const FORWARDED =
  /^(begin forwarded message|anfang der weitergeleiteten (nachricht|e-mail)|start of forwarded message|weitergeleitet von .{1,80}) ?:?$/i;
const RULE = /^\s*[_‗-]{20,}\s*$/;
/** A line of the header that Outlook, GMX and others put above: `Von: …`, `*Sent:* …`. */
const HEADER =
  /^[\s*]{0,4}(from|sent|date|to|cc|subject|reply-to|importance|von|gesendet|datum|an|kopie|betreff|antwort an|priorität|wichtigkeit|received|empfangen|absender|empfänger|organization)\s?:?\*?\s?:/i;
const FIRST_HEADER = /^[\s*]{0,4}(from|von|sent|gesendet|date|datum|absender|betreff|subject)\b/i;
const MIN_HEADERS = 3;
const MAX_HEADER_LINES = 8;

const MAX_ATTRIBUTION_LINES = 4;
const MAX_ATTRIBUTION_CHARS = 320;
/** Words by which a line that ends with a colon says that somebody wrote what follows. */
const WROTE =
  /(^|[\s>)\]"'\d])(wrote|writes|schrieb|schrieben|hat geschrieben|geschrieben|schreibt|schriebst du|said|sagte)([\s:,]|$)/i;
const WHEN =
  /\d{1,2}[:.]\d{2}|\d{4}|\d{1,2}\.\d{1,2}\.|\b(mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so)\b/i;
const ADDRESS = /<[^<>\s]{1,120}@[^<>\s]{1,120}>|\S{1,60}@\S{1,60}|mailto:/;
const BEGINS =
  /^\W{0,3}(on|am|at|in|an|den|der|vom|le|reply|quoting|zitat|zitiere|message from|nachricht von|\d)/i;
const QUOTING = /^(quoting|zitat von|zitiere|message from|nachricht von) .{1,200}:$/i;
/** `2026-11-26 18:02 GMT+01:00 Club <club@…>:` and `26.11.2026 18:02 "Club" <club@…>:` */
const BARE_ATTRIBUTION =
  /^([\d.:/-]{4,10},? .{0,160}<[^<>\s]{1,160}>|\d{1,2}\. \p{L}{3,9}\.? \d{4},? .{0,40}(von|by|from) \S{1,160})\s?:$/u;

export function isQuoted(line: string): boolean {
  return QUOTED.test(line);
}

/** How many lines from here on introduce a quoted letter; 0 where none do. */
export function attributionLines(lines: readonly string[], from: number): number {
  const first = lines[from] ?? '';
  if (DIVIDER.test(first) || FORWARDED.test(first.trim())) {
    return 1 + headerLines(lines, from + 1);
  }
  if (RULE.test(first)) {
    const headers = headerLines(lines, from + 1);
    return headers === 0 ? 0 : 1 + headers;
  }
  return headerLines(lines, from) || wroteLines(lines, from);
}

/** `Von: …`, `Gesendet: …`, `An: …` beneath each other, with what a program folded between them. */
function headerLines(lines: readonly string[], from: number): number {
  let start = from;
  while (start < from + 2 && start < lines.length && isBlank(lines[start])) start++;
  const first = lines[start] ?? '';
  if (!FIRST_HEADER.test(first) || !HEADER.test(first)) return 0;
  let [headers, end] = [0, start];
  for (let at = start; at < Math.min(lines.length, start + MAX_HEADER_LINES); at++) {
    if (!HEADER.test(lines[at] ?? '')) continue;
    headers++;
    end = at + 1;
  }
  return headers >= MIN_HEADERS ? end - from : 0;
}

/** `On Sat, 28 Nov 2026 at 18:30, Club <…> wrote:`, also where it is broken over lines. */
function wroteLines(lines: readonly string[], from: number): number {
  let joined = '';
  for (let count = 1; count <= MAX_ATTRIBUTION_LINES; count++) {
    const line = lines[from + count - 1];
    if (line === undefined || isBlank(line) || (count > 1 && isQuoted(line))) return 0;
    joined = `${joined} ${line.trim()}`.trim();
    if (joined.length > MAX_ATTRIBUTION_CHARS) return 0;
    if (count > 1 && !BEGINS.test(joined) && !ADDRESS.test(joined)) return 0;
    if (joined.endsWith(':') || /[-–]{3,}$/.test(joined)) {
      const isBeforeQuote = WROTE.test(joined) && isQuotedNext(lines, from + count);
      return isBeforeQuote || isAttribution(joined) ? count : 0;
    }
  }
  return 0;
}

/** Right above a quote neither a day nor an address is needed to know who wrote it. */
function isQuotedNext(lines: readonly string[], at: number): boolean {
  return isQuoted(lines[isBlank(lines[at]) ? at + 1 : at] ?? '');
}

function isAttribution(text: string): boolean {
  if (QUOTING.test(text) || BARE_ATTRIBUTION.test(text)) return true;
  return WROTE.test(text) && (WHEN.test(text) || ADDRESS.test(text));
}

export function isBlank(line: string | undefined): boolean {
  return line === undefined || line.trim() === '';
}
