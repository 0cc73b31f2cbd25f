/*
 * What mail programs and their servers put beneath what somebody wrote. Each pattern looks at one line of
 * bounded length.
 */

/** The line that begins a signature (RFC 3676), also where a program ate its last space. */
const DELIMITER = /^\s?(--|—|––|__)\s*$/;

const DEVICE =
  '(iphone|ipad|ipod|apple|samsung|galaxy|android|huawei|xiaomi|pixel|smartphone|handy|mobil|phone|tablet|blackberry|nokia|sony|outlook|mail|yahoo|gmx|web\\.de|freemail|proton|tuta|k-9|thunderbird|fairemail|spark|telekom|t-online|magenta|windows|hotmail|gmail|app|gerät|device|watch|nine|bluemail|aqua|airmail|edison)';
/** `Sent from my iPhone`, `Von meinem Samsung Galaxy Smartphone gesendet.`, `Get Outlook for iOS`. */
const FOOTERS: readonly RegExp[] = [
  new RegExp(
    `^(sent|gesendet|versendet|verschickt|geschrieben|written) (from|with|via|using|by|von|mit|aus|über|per|auf|on) .{0,80}${DEVICE}`,
    'i',
  ),
  new RegExp(
    `^(von|mit|aus) (meinem|meiner|meinem/meiner|der|dem|mein) .{0,60}${DEVICE}.{0,40} (gesendet|verschickt|geschrieben|versendet)\\b`,
    'i',
  ),
  new RegExp(
    `^diese (nachricht|e-mail|mail) wurde (von|mit|über) .{0,80}${DEVICE}.{0,40} (gesendet|verschickt|geschrieben)`,
    'i',
  ),
  /^(von) (iphone|ipad|samsung mobile|outlook|yahoo mail)\b.{0,40} gesendet/i,
  /^(get|holen sie sich|hol dir|laden sie|download|outlook für|outlook for) .{0,30}(outlook|app|ios|android|herunter)\b/i,
  /^yahoo mail:? .{0,80}(search, organi[sz]e|suchen, organisieren|stress)/i,
  /^(please )?(excuse|forgive|entschuldige|verzeih).{0,60}(brevity|typos|kürze|tippfehler)/i,
];
const MAX_FOOTER_CHARS = 160;

/** From here on to the end, or to what is quoted, a company or a scanner speaks. */
const DISCLAIMERS: readonly RegExp[] = [
  /^[\s*_]*(confidentiality|disclaimer|confidential|legal notice|vertraulichkeit|haftungsausschluss|rechtlicher hinweis|wichtiger hinweis|vertraulich|privileged)\b.{0,40}[:*!]/i,
  /^[\s*_]*(this|the information in this|the contents of this) (e-?mail|message|communication|transmission)\b.{0,120}(confidential|privileged|intended|checked|scanned|virus)/i,
  /^[\s*_]*(diese|der inhalt dieser|die information(en)? in dieser) (e-?mail|nachricht|mail)\b.{0,120}(vertraulich|bestimmt|enthält|geprüft|viren)/i,
  /^[\s*_]*(please consider the environment|bitte (prüfen|denken) sie .{0,60}(umwelt|ausdruck|drucken))/i,
  /^[\s*_]*(virenfrei|virus-free|virus free|scanned by|geprüft (von|mit)|no virus found|es wurden keine viren)\b/i,
  /^[\s*_]*(you (are receiving|received) this|sie erhalten diese (e-?mail|nachricht)|to unsubscribe|zum abmelden)\b/i,
  /^\s*_{20,}\s*$/,
];

const SIGN_OFF =
  /^\W{0,2}((with |mit )?(viele|liebe|beste|schöne|herzliche|freundliche|freundlichen|besten|sportliche|sportlichen|lieben|herzlichen|vielen|kind|best|warm|warmest|kindest|many)( und \p{L}{3,12})? (grüße|grüßen|gruß|gruss|grüsse|gruesse|grüssen|regards|wishes)|grüße|gruß|gruss|gruesse|grüsse|regards|cheers|best|sincerely|yours( sincerely| truly| faithfully)?|all the best|take care|vg|lg|mfg|bg|hg|kr|br|ciao|bye|tschüss|servus)(?=[\s,.!:–-]|$)/iu;
/** What follows it on its line: whose it is, or nothing. */
const SIGNED =
  /^[\s,.!:–-]{0,4}((dein|deine|euer|eure|ihr|ihre|your|von|aus|from|to you|to all|nochmal) ){0,2}([\p{Lu}][\p{L}.'-]{0,30}[ ,/&]{0,2}){0,4}[^\p{L}\d]{0,8}$/u;
const MAX_CONTACT_WORDS = 8;
const POSTSCRIPT = /^p\.? ?s\b/i;
/** What a signature has of how to reach somebody. */
const CONTACT =
  /@|www\.|https?:|\+\d{2}|\d{5}|\b(tel|telefon|fon|phone|mobil|mobile|handy|fax|cell|gmbh|e\.? ?v\.?|ltd|inc|ag|kg)\b|(straße|strasse|str\.|weg|platz|allee|road|street|avenue|lane)\b/i;
const NAME = /^[\p{Lu}][\p{L}.'-]*([ ,]+[\p{Lu}][\p{L}.'-]*){0,4}\.?$/u;
const LINE = /^\W*$/;

export function isDelimiter(line: string): boolean {
  return DELIMITER.test(line);
}

export function isFooter(line: string): boolean {
  const bare = line.trim().replace(/^[\s*_<[(-]{0,4}/, '');
  return bare.length <= MAX_FOOTER_CHARS && FOOTERS.some((pattern) => pattern.test(bare));
}

export function isDisclaimer(line: string): boolean {
  return DISCLAIMERS.some((pattern) => pattern.test(line));
}

/** `Viele Grüße`, `Best regards, Tom`: a line with which somebody ends. */
export function isSignOff(line: string): boolean {
  const bare = line.trim();
  const said = SIGN_OFF.exec(bare)?.[0];
  return said !== undefined && SIGNED.test(bare.slice(said.length));
}

/** Whether a line beneath a sign-off is a name, or how to reach somebody; anything else was written. */
export function isOfSignature(line: string): boolean {
  const bare = line.trim();
  if (POSTSCRIPT.test(bare) || bare.split(/\s+/).length > MAX_CONTACT_WORDS) return false;
  return LINE.test(bare) || CONTACT.test(bare) || NAME.test(bare);
}
