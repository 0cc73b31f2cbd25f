import { hash } from 'node:crypto';
import PostalMime, { type Email } from 'postal-mime';
import { MAX_WRITTEN_CHARS } from '../reading/read-reply.ts';
import { writtenText } from '../reading/written-text.ts';
import { type Bounce, bounceIn } from './bounce.ts';
import { isForged } from './authentication.ts';
import {
  isAutomatic,
  isReport,
  recipientsOf,
  senderOf,
  valueOf,
  valuesOf,
} from './message-headers.ts';

/** Larger ones are not read (REPLY-18). */
export const MAX_MESSAGE_BYTES = 1_048_576;
const MAX_MIME_DEPTH = 10;
const MAX_HEADER_BYTES = 131_072;
/** Lines that may begin a part: each takes some memory, however little is in it. */
const MAX_PARTS = 200;
/**
 * Reading takes some 20 microseconds a line: a megabyte of empty ones would hold everybody up. A
 * megabyte of mail as people send it has some 13,800.
 */
const MAX_LINES = 16_384;
/** Strangers may send reports too (REPLY-20). One has the letter that came back, at most whole. */
const MAX_REPORT_LINES = 4096;
const MAX_HEADER_LINES = 2048;

/** What is known of a message by its head alone. */
export interface MessageHead {
  readonly messageHash: string;
  /** The addresses that it came to. */
  readonly recipients: readonly string[];
  /** The address that it says it is from; empty where it says none, or several. */
  readonly sender: string;
  readonly isAutomatic: boolean;
  readonly isForged: boolean;
  /** What mail servers say of a letter, as that it came back. */
  readonly isReport: boolean;
}

/** What a message says. */
interface MessageContent {
  /** What was written above what is quoted. */
  readonly written: string;
  /** A letter that did not arrive; null where it is about none. */
  readonly bounce: Bounce | null;
}

/**
 * @param bytes of a message, or the beginning of one
 * @param ownHost the host of our own Message-IDs
 * @returns null where it is no message, or its head is made to be dear to read (REPLY-18)
 */
export async function readHead(bytes: Uint8Array, ownHost: string): Promise<MessageHead | null> {
  const text = latin1(bytes.subarray(0, MAX_HEADER_BYTES));
  const end = /\r?\n\r?\n/.exec(text)?.index ?? text.length;
  const head = Buffer.from(`${text.slice(0, end)}\r\n\r\n`, 'latin1');
  if (countOf('\n', head) > MAX_HEADER_LINES) return null;
  const headers = (await parsed(head))?.headers;
  if (headers === undefined) return null;
  const sender = senderOf(headers);
  const id = valueOf(headers, 'message-id').trim();
  return {
    messageHash: hash('sha256', id === '' ? latin1(bytes) : id),
    recipients: recipientsOf(headers),
    sender,
    isAutomatic: isAutomatic(headers, ownHost),
    isForged: isForged(
      valuesOf(headers, 'authentication-results'),
      sender.slice(sender.indexOf('@') + 1),
    ),
    isReport: isReport(headers),
  };
}

/**
 * @param head of the same message
 * @returns null where it is no message, or one that is made to be dear to read (REPLY-18)
 */
export async function readContent(
  raw: Uint8Array,
  head: MessageHead,
): Promise<MessageContent | null> {
  if (raw.length > MAX_MESSAGE_BYTES || countOf('\n--', raw) > MAX_PARTS) return null;
  if (countOf('\n', raw) > (head.isReport ? MAX_REPORT_LINES : MAX_LINES)) return null;
  const email = await parsed(raw);
  if (email === null) return null;
  const written = writtenText({ text: email.text ?? null, html: email.html ?? null });
  return {
    // Cut short it could say what it does not say whole.
    written: written.length > MAX_WRITTEN_CHARS ? '' : written,
    bounce: await bounceIn(email),
  };
}

async function parsed(raw: Uint8Array): Promise<Email | null> {
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

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}

function countOf(piece: string, raw: Uint8Array): number {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
  let count = 0;
  for (let at = bytes.indexOf(piece); at >= 0; at = bytes.indexOf(piece, at + piece.length)) {
    count += 1;
  }
  return count;
}
