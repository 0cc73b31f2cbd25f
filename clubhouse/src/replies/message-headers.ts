/** A header of a message, as it came: its name in small letters. */
interface MessageHeader {
  readonly key: string;
  readonly value: string;
}

type Headers = readonly MessageHeader[];

function valuesOf(headers: Headers, name: string): string[] {
  return headers.filter(({ key }) => key === name).map(({ value }) => value);
}

export function valueOf(headers: Headers, name: string): string {
  return valuesOf(headers, name)[0] ?? '';
}

/** Where a message was for, by who delivered it first of all. */
const RECIPIENTS = ['x-original-to', 'delivered-to', 'envelope-to', 'to', 'cc'];
const ADDRESS = /[^\s<>@,;:"()[\]]+@[^\s<>@,;:"()[\]]+/g;
/** Further ones are nobody's reply. */
const MAX_RECIPIENTS = 50;

export function recipientsOf(headers: Headers): string[] {
  const found = RECIPIENTS.flatMap((name) =>
    valuesOf(headers, name).flatMap((value) => addressesIn(value)),
  );
  return [...new Set(found)].slice(0, MAX_RECIPIENTS);
}

export function addressesIn(text: string): string[] {
  return text.slice(0, 10_000).match(ADDRESS) ?? [];
}

/** What mail servers say of a letter (RFC 6522). */
export function isReport(headers: Headers): boolean {
  return /^multipart\/report\b/i.test(valueOf(headers, 'content-type').trim());
}

/** What programs write in answer is answered by nothing (RFC 3834, REPLY-17). */
export function isAutomatic(headers: Headers, ownHost: string): boolean {
  const says = (name: string, pattern: RegExp) =>
    valuesOf(headers, name).some((value) => pattern.test(value.trim()));
  return (
    headers.some(({ key }) => key.startsWith('list-') || AUTOMATIC_HEADERS.has(key)) ||
    says('auto-submitted', /^(?!no\b)./i) ||
    says('precedence', /^(bulk|list|junk)\b/i) ||
    says('return-path', /^<\s*>$/) ||
    isReport(headers) ||
    says('from', /\b(mailer-daemon|postmaster)@/i) ||
    says('message-id', new RegExp(`^<[0-9a-f]{40}@${RegExp.escape(ownHost)}>$`, 'i'))
  );
}

/** Not X-Auto-Response-Suppress, by which people's mail asks for no automatic answers (REPLY-24). */
const AUTOMATIC_HEADERS = new Set(['x-autoreply', 'x-autorespond']);

/**
 * Whether one's own mail server says that a message is not from where it says (RFC 8601). Servers put
 * what they found on top, each line with their name: what stands below another name is not theirs.
 * Nothing is believed that speaks for a message: anybody can write that.
 */
export function isForged(headers: Headers, domain: string): boolean {
  const [first = '', ...more] = valuesOf(headers, 'authentication-results').map(plain);
  const server = serverOf(first);
  const results = [first, ...more.filter((line) => serverOf(line) === server)]
    .flatMap((line) => line.split(';').slice(1))
    .map((one) => one.trim());
  const failed = (method: string, property: string) =>
    results.some((one) => {
      if (!new RegExp(`^${method}\\s*=\\s*(fail|hardfail|permerror)\\b`).test(one)) return false;
      const about = new RegExp(`\\b${property}\\s*=\\s*"?([^\\s;"]+)`).exec(one)?.[1];
      return about === undefined || about.slice(about.indexOf('@') + 1) === domain;
    });
  const passes = results.some((one) => /^dmarc\s*=\s*pass\b/.test(one));
  if (passes) return false;
  return (
    failed('dmarc', 'header\\.from') ||
    failed('spf', 'smtp\\.(?:mailfrom|helo)') ||
    failed('dkim', 'header\\.[di]')
  );
}

function plain(value: string): string {
  return value
    .toLowerCase()
    .replaceAll(/\([^()]*\)/g, ' ')
    .slice(0, 10_000);
}

function serverOf(line: string): string {
  return (line.split(';')[0] ?? '').trim().split(/\s/)[0] ?? '';
}
