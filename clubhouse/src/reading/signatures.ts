import { isAboutMatch } from './quotes.ts';

/**
 * Text that mail programs, phones and companies add below a message. Each pattern looks at one line
 * of bounded length. A line about the match never counts as such (REPLY-2).
 */

const MAX_FOOTER_CHARS = 160;
/** Footers such as `Sent from my iPhone` or `Von meinem Telefon gesendet`, with any device name. */
const FOOTERS: readonly RegExp[] = [
  /^(sent|gesendet|versendet|geschrieben|written) (from|with|via|using|by|von|mit|aus|über|per) \S/i,
  /^(von|mit|aus) (meinem|meiner|meinem\/meiner|der|dem|mein|\S{1,20} mail|iphone|ipad) ?.{0,80}(gesendet|verschickt|geschrieben)\b/i,
  /^diese (nachricht|e-mail|mail) wurde (von|mit|über) .{1,100}(gesendet|verschickt|geschrieben)/i,
  /^(get|download|holen sie sich|hol dir) (outlook|yahoo mail|the \S{1,20} app)\b/i,
  /^(please )?(excuse|forgive|entschuldige|verzeih).{0,60}(brevity|typos|kürze|tippfehler)/i,
  /^(virenfrei|virus-free)\b/i,
  /^please consider the environment before printing\b/i,
];
/** A company's email disclaimer: `Diese E-Mail enthält vertrauliche Informationen …` */
const DISCLAIMER =
  /\b(e-?mail|message|nachricht|communication)\b.{0,120}\b(confidential|vertraulich\w*|privileged|intended|recipients? only|virus)/i;
const DISCLAIMER_HEAD =
  /^[\s*_]*(confidential|disclaimer|legal notice|vertraulich|haftungsausschluss)/i;

/** The closings of a message. Not `best` and `yours` alone: `the win was yours`. */
export const CLOSINGS = String.raw`(with |mit )?(viele|liebe|beste|schöne|herzliche|freundliche|freundlichen|besten|sportliche|sportlichen|lieben|herzlichen|vielen|kind|best|warm|kindest|many)( und \p{L}{3,12})? (grüße|grüßen|gruß|gruss|grüsse|gruesse|regards|wishes)|grüße|gruß|gruss|gruesse|regards|cheers|sincerely|yours (sincerely|truly|faithfully)|all the best|take care|vg|lg|mfg|bg|ciao|bye|tschüss|servus|(einen )?schöne[ns] (\p{L}{3,7}tag|tag|abend|wochenende)( noch)?`;
const SIGN_OFF = new RegExp(String.raw`^\W{0,2}(${CLOSINGS}|best|yours)(?=[\s,.!:–-]|$)`, 'iu');
const SIGNING =
  /^[\s,.!:–-]{0,4}((dein|deine|euer|eure|ihr|ihre|your|von|from|aus|aus dem|aus der) ){0,2}/iu;
/** The rest of a closing line: the sender's name, or nothing. */
const SIGNED = /^([\p{Lu}][\p{L}.'-]{0,30}[ ,/&]{0,2}){0,4}[^\p{L}\d]{0,8}$/u;
const MAX_CONTACT_WORDS = 8;
const POSTSCRIPT = /^p\.? ?s\b/i;
const CONTACT =
  /@|www\.|https?:|\+\d{2}|\d{5}|\b(tel|telefon|phone|mobil|mobile|handy|fax|gmbh|e\.? ?v\.?|ltd|inc|ag|kg)\b|(straße|strasse|str\.|platz|allee|road|street|avenue)\b/i;
const NAME = /^[\p{Lu}][\p{L}.'-]*([ ,]+[\p{Lu}][\p{L}.'-]*){0,4}\.?$/u;
const LINE = /^\W*$/;

/** The line that begins a signature (RFC 3676). */
export function isDelimiter(line: string): boolean {
  return line === '-- ';
}

/** A delimiter whose spaces or dashes a program changed; the sender may also have typed it. */
export function isLikelyDelimiter(line: string): boolean {
  return /^\s?(--|—|––|__)\s*$/.test(line);
}

export function isFooter(line: string): boolean {
  const bare = line.trim().replace(/^[\s*_<[(-]{0,4}/, '');
  if (bare.length > MAX_FOOTER_CHARS || FOOTERS.every((pattern) => !pattern.test(bare)))
    return false;
  return !isAboutMatch(bare.replaceAll(/\bmy\b/gi, ''));
}

/** A long line with a company's disclaimer; players do not write such lines. */
export function isDisclaimer(line: string): boolean {
  if (line.length < 60 || !(DISCLAIMER.test(line) || DISCLAIMER_HEAD.test(line))) return false;
  return !/\b(i|we|ich|wir|won|lost|gewonnen|verloren|falsch|wrong)\b/i.test(line);
}

/** A closing line: `Viele Grüße`, `Best regards, Tom`. */
export function isSignOff(line: string): boolean {
  const bare = line.trim();
  const said = SIGN_OFF.exec(bare)?.[0];
  return said !== undefined && SIGNED.test(bare.slice(said.length).replace(SIGNING, ''));
}

/** Whether words begin as a closing line does, even if more follows: `best, anna`. */
export function hasSignOff(words: string): boolean {
  return SIGN_OFF.test(words);
}

/** `Tom` of `Best regards, Tom!` */
export function readNameBeside(signOff: string): string {
  const bare = signOff.trim();
  return bare
    .slice(SIGN_OFF.exec(bare)?.[0].length)
    .replace(SIGNING, '')
    .replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
}

/** Whether a line below a closing is a name and no contact detail. */
export function isName(line: string): boolean {
  return NAME.test(line) && !CONTACT.test(line);
}

/** Whether a line below a closing is a name or contact detail. Others are the sender's text. */
export function isSignatureLine(line: string): boolean {
  const bare = line.trim();
  if (POSTSCRIPT.test(bare) || bare.split(/\s+/).length > MAX_CONTACT_WORDS || isAboutMatch(bare))
    return false;
  return LINE.test(bare) || CONTACT.test(bare) || NAME.test(bare);
}
