import { addressParser, decodeWords } from 'postal-mime';
import { isEmailAddress } from '../addresses/address.ts';

/** A header of a message, unchanged except for its lower-case name. */
interface MessageHeader {
  readonly key: string;
  readonly value: string;
}

type Headers = readonly MessageHeader[];

export function readValues(headers: Headers, name: string): string[] {
  return headers.filter(({ key }) => key === name).map(({ value }) => value);
}

export function readValue(headers: Headers, name: string): string {
  return readValues(headers, name)[0] ?? '';
}

/** Headers with the recipient, the original delivery first. */
const RECIPIENTS = ['x-original-to', 'delivered-to', 'envelope-to', 'to', 'cc'];
const ADDRESS = /[^\s<>@,;:"()[\]]+@[^\s<>@,;:"()[\]]+/g;
/** A message to more recipients is not a reply. */
const MAX_RECIPIENTS = 50;

export function readRecipients(headers: Headers): string[] {
  const found = RECIPIENTS.flatMap((name) =>
    readValues(headers, name).flatMap((value) => findAddresses(value)),
  );
  return [...new Set(found)].slice(0, MAX_RECIPIENTS);
}

export function findAddresses(text: string): string[] {
  return text.slice(0, 10_000).match(ADDRESS) ?? [];
}

const MAX_FROM_CHARS = 1000;
/** `Ann <ann@mail.example>` or `ann@mail.example`, after removing quoted names and comments. */
const ONE_MAILBOX = /^(?:[^<>]*<([^<>\s]+)>|([^<>\s]+))$/;

/**
 * The sender's only address in lower case. Empty if there are none or several, or if programs could
 * read the header differently (REPLY-16). An address in the display name must be the same.
 */
export function readSender(headers: Headers): string {
  const [value, ...others] = readValues(headers, 'from');
  if (value === undefined || others.length > 0 || value.length > MAX_FROM_CHARS) return '';
  if (/\p{Cc}/u.test(value.replaceAll('\t', ' '))) return '';
  const [mailbox, ...more] = addressParser(value);
  if (mailbox === undefined || more.length > 0 || mailbox.group !== undefined) return '';
  const { address } = mailbox;
  const [, angled, bare] = ONE_MAILBOX.exec(removeNames(value).trim()) ?? [];
  if ((angled ?? bare) !== address || !isEmailAddress(address)) return '';
  // A look-alike of an ASCII letter may fold into it.
  if (!/^[!-~]+$/.test(address)) return '';
  const seen = `${value} ${decodeWords(value)}`.toLowerCase();
  return seen.replaceAll(address.toLowerCase(), '').includes('@') ? '' : address.toLowerCase();
}

/** Removes quoted strings and comments. Unclosed ones stay, and so match no address. */
function removeNames(value: string): string {
  const quoteless = value.replaceAll(/"(?:[^"\\]|\\.)*"(?=[\s<]|$)/g, ' ');
  return quoteless.replaceAll(/\([^()"\\]*\)/g, ' ');
}

/** A mail server's report of an undelivered email (RFC 6522). */
export function isReport(headers: Headers): boolean {
  return /^multipart\/report\b/i.test(readValue(headers, 'content-type').trim());
}

/** Headers that only programs write, whatever their value. */
const AUTOMATIC_NAMES =
  /^list-|auto(?:matic)?[-_]?(?:repl(?:y|ied)|respon[ds]|generated)|vacation|out-?of-?office|holidayreply|^(?:x-loop|x-ms-exchange-inbox-rules-loop|x-ms-exchange-generated-message-source|x-cron-env|x-failed-recipients|feedback-id|mailing-list)$/;
/** Headers that people's email also has, with the values that programs write. */
const AUTOMATIC_VALUES: readonly (readonly [string, RegExp])[] = [
  ['auto-submitted', /^(?!no\b)./i],
  ['x-auto-submitted', /^(?!no\b)./i],
  ['precedence', /^(auto[_-]?reply|bulk|list|junk)\b/i],
  ['x-precedence', /^(auto[_-]?reply|bulk|list|junk)\b/i],
  ['preference', /^auto[_-]?reply\b/i],
  ['x-fc-machinegenerated', /^true\b/i],
  ['x-post-messageclass', /autoresponder/i],
  ['x-uv-mailing', /auto/i],
  ['x-mailer', /auto[-_ ]?(repl|respon)|vacation/i],
  ['delivered-to', /^autoresponder\b/i],
  ['return-path', /^<\s*>$|^<?mailer-daemon\b/i],
  ['from', /(mailer[-_]?daemon|post[-_]?master|(no|do[-_]?not)[-_]?reply)@/i],
  [
    'subject',
    /^(auto(matic)?[ -]?(reply|response|antwort|:)|out[ -]of[ -](the )?office|autoreply|autosvar|automatisk svar|automatisch antwoord|automatische antwort|abwesenheit|abwesend:|réponse automatique|respuesta automática|risposta automatica)/i,
  ],
];

/**
 * Automatic messages get no answer (RFC 3834, REPLY-17). These are the headers that closeio,
 * FreeScout, IPS and multi_mail check, except X-Auto-Response-Suppress, which Exchange adds to
 * people's email (REPLY-24).
 */
export function isAutomatic(headers: Headers, ownHost: string): boolean {
  const says = (name: string, pattern: RegExp) =>
    readValues(headers, name).some((value) => pattern.test(decodeWords(value).trim()));
  return (
    headers.some(({ key }) => key !== 'x-auto-response-suppress' && AUTOMATIC_NAMES.test(key)) ||
    AUTOMATIC_VALUES.some(([name, pattern]) => says(name, pattern)) ||
    isReport(headers) ||
    says('message-id', new RegExp(`^<[0-9a-f]{40}@${RegExp.escape(ownHost)}>$`, 'i'))
  );
}
