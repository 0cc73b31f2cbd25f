import { hash } from 'node:crypto';
import PostalMime, { type Email } from 'postal-mime';
import { MAX_WRITTEN_CHARS } from '../reading/read-reply.ts';
import { readWrittenText } from '../reading/written-text.ts';
import { type Bounce, readBounce } from './bounce.ts';
import { isForged } from './authentication.ts';
import {
  isAutomatic,
  isReport,
  readRecipients,
  readSender,
  readValue,
  readValues,
} from './message-headers.ts';

/** Larger messages are not read (REPLY-18). */
export const MAX_MESSAGE_BYTES = 1_048_576;
const MAX_MIME_DEPTH = 10;
const MAX_HEADER_BYTES = 131_072;
/** The most lines that may start a part: each takes memory, however short it is. */
const MAX_PARTS = 200;
/**
 * Parsing takes some 20 microseconds a line, so a megabyte of empty lines would block the site. A
 * megabyte of ordinary email has some 13,800.
 */
const MAX_LINES = 16_384;
/** Strangers can send reports too (REPLY-20). A report encloses at most one whole email. */
const MAX_REPORT_LINES = 4096;
const MAX_HEADER_LINES = 2048;

export interface MessageHead {
  readonly messageHash: string;
  readonly recipients: readonly string[];
  /** The sender's address as stated; empty if there are none or several. */
  readonly sender: string;
  readonly isAutomatic: boolean;
  readonly isForged: boolean;
  /** Whether the message is a mail server's report about an email, such as a bounce. */
  readonly isReport: boolean;
}

interface MessageContent {
  /** The text above the quote. */
  readonly written: string;
  /** The undelivered email; null if the message is not a bounce. */
  readonly bounce: Bounce | null;
}

/**
 * @param bytes a message or its beginning
 * @param ownHost the host of our own Message-IDs
 * @returns null if the bytes are not a message, or the header is made to be expensive (REPLY-18)
 */
export async function readHead(bytes: Uint8Array, ownHost: string): Promise<MessageHead | null> {
  const text = decodeLatin1(bytes.subarray(0, MAX_HEADER_BYTES));
  const end = /\r?\n\r?\n/.exec(text)?.index ?? text.length;
  const head = Buffer.from(`${text.slice(0, end)}\r\n\r\n`, 'latin1');
  if (countOccurrences('\n', head) > MAX_HEADER_LINES) return null;
  const headers = (await parseEmail(head))?.headers;
  if (headers === undefined) return null;
  const sender = readSender(headers);
  const id = readValue(headers, 'message-id').trim();
  return {
    messageHash: hash('sha256', id === '' ? decodeLatin1(bytes) : id),
    recipients: readRecipients(headers),
    sender,
    isAutomatic: isAutomatic(headers, ownHost),
    isForged: isForged(
      readValues(headers, 'authentication-results'),
      sender.slice(sender.indexOf('@') + 1),
    ),
    isReport: isReport(headers),
  };
}

/**
 * @param head of the same message
 * @returns null if the bytes are not a message, or are made to be expensive to read (REPLY-18)
 */
export async function readContent(
  raw: Uint8Array,
  head: MessageHead,
): Promise<MessageContent | null> {
  if (raw.length > MAX_MESSAGE_BYTES || countOccurrences('\n--', raw) > MAX_PARTS) return null;
  if (countOccurrences('\n', raw) > (head.isReport ? MAX_REPORT_LINES : MAX_LINES)) return null;
  const email = await parseEmail(raw);
  if (email === null) return null;
  const written = readWrittenText({ text: email.text ?? null, html: email.html ?? null });
  return {
    // A truncated text could have another meaning.
    written: written.length > MAX_WRITTEN_CHARS ? '' : written,
    bounce: await readBounce(email),
  };
}

async function parseEmail(raw: Uint8Array): Promise<Email | null> {
  try {
    return await PostalMime.parse(raw, {
      maxNestingDepth: MAX_MIME_DEPTH,
      maxHeadersSize: MAX_HEADER_BYTES,
      forceRfc822Attachments: true,
    });
  } catch {
    return null;
  }
}

function decodeLatin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}

function countOccurrences(piece: string, raw: Uint8Array): number {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
  let count = 0;
  for (let at = bytes.indexOf(piece); at >= 0; at = bytes.indexOf(piece, at + piece.length)) {
    count += 1;
  }
  return count;
}
