import { setTimeout as sleep } from 'node:timers/promises';
import type { MailServer, Received } from '../test/mail-server.ts';

/** Emails arrive within seconds, but a busy machine may need longer. */
const TIMEOUT_MS = 60_000;

/** Everyone's email, as received by the mail server. */
export class LetterBox {
  readonly #server: MailServer;

  constructor(server: MailServer) {
    this.#server = server;
  }

  all(): readonly Received[] {
    return this.#server.received;
  }

  /** Waits for the newest email to an address with a matching subject. */
  async letter(address: string, subject: RegExp, after = 0): Promise<Received> {
    for (const end = performance.now() + TIMEOUT_MS; performance.now() < end;) {
      const found = this.#server.received
        .slice(after)
        .findLast((one) => one.recipient === address && subject.test(readSubject(one)));
      if (found !== undefined) return found;
      await sleep(100);
    }
    const had = this.#server.received.filter(({ recipient }) => recipient === address);
    throw new Error(
      `no letter ${subject} to ${address}; there were: ${had.map(readSubject).join(', ')}`,
    );
  }
}

function readSubject({ raw }: Received): string {
  const [, folded = ''] = /^Subject: ((?:.*)(?:\r?\n[ \t].*)*)/im.exec(raw) ?? [];
  const line = folded.replaceAll(/\r?\n[ \t]+/g, ' ').replaceAll(/\?= =\?/g, '?==?');
  return line.replaceAll(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, how: string, text: string) =>
    how.toUpperCase() === 'B'
      ? Buffer.from(text, 'base64').toString()
      : decodeQuotedPrintable(text.replaceAll('_', ' ')),
  );
}

/** The first matching address in the text. */
export function findLink(letter: Received, like: RegExp): string {
  const links = readText(letter).match(/https?:\/\/\S+/g) ?? [];
  const found = links.find((link) => like.test(link));
  if (found === undefined) throw new Error(`no link ${like} in: ${readText(letter)}`);
  return found;
}

/** The plain text of an email. */
function readText({ raw }: Received): string {
  const [, boundary = ''] = /boundary="?([^";\r\n]+)/i.exec(raw) ?? [];
  const parts = boundary === '' ? [raw] : raw.split(`--${boundary}`);
  const part = parts.find((one) => /^Content-Type: text\/plain/im.test(one)) ?? raw;
  const [headers = '', ...body] = part.split(/\r?\n\r?\n/);
  const text = body.join('\n\n');
  if (/base64/i.test(headers)) return Buffer.from(text, 'base64').toString();
  return /quoted-printable/i.test(headers) ? decodeQuotedPrintable(text) : text;
}

function decodeQuotedPrintable(text: string): string {
  const plain = text.replaceAll(/=\r?\n/g, '');
  const bytes = plain.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCodePoint(Number.parseInt(hex, 16)),
  );
  // Unencoded text is ASCII, so each character is a byte.
  return Buffer.from(bytes, 'latin1').toString();
}
