import { hash } from 'node:crypto';
import PostalMime, { type Email } from 'postal-mime';
import { MAX_WRITTEN_CHARS } from './core/read-reply.ts';
import { writtenText } from './core/written-text.ts';
import { type Bounce, bounceIn } from './bounce.ts';
import {
  addressesIn,
  isAutomatic,
  isForged,
  type MessageHeader,
  recipientsOf,
  valueOf,
} from './message-headers.ts';

/** Larger ones are not read (REPLY-18). */
export const MAX_MESSAGE_BYTES = 1_048_576;
const MAX_MIME_DEPTH = 10;
const MAX_HEADER_BYTES = 131_072;
/** Lines that may begin a part: each takes some memory, however little is in it. */
const MAX_PARTS = 200;
/** Reading takes some ten microseconds a line: a megabyte of empty ones would hold everybody up. */
const MAX_LINES = 32_768;

/** What is known of a message by its head alone. */
export interface MessageHead {
  readonly messageHash: string;
  /** The addresses that it came to. */
  readonly recipients: readonly string[];
  /** The address that it says it is from; empty where it says none, or several. */
  readonly sender: string;
  readonly isAutomatic: boolean;
  readonly isForged: boolean;
}

/** A message, read. */
export interface ReadMessage extends MessageHead {
  /** What was written above what is quoted. */
  readonly written: string;
  /** A letter that did not arrive; null where it is about none. */
  readonly bounce: Bounce | null;
}

/** @param ownHost the host of our own Message-IDs */
export function readHead(
  headers: readonly MessageHeader[],
  fallback: () => string,
  ownHost: string,
): MessageHead {
  const senders = [...new Set(addressesIn(valueOf(headers, 'from')).map(fold))];
  const [sender = ''] = senders.length === 1 ? senders : [];
  const id = valueOf(headers, 'message-id').trim();
  return {
    messageHash: hash('sha256', id === '' ? fallback() : id),
    recipients: recipientsOf(headers),
    sender,
    isAutomatic: isAutomatic(headers, ownHost),
    isForged: isForged(headers, sender.slice(sender.indexOf('@') + 1)),
  };
}

/** @returns null where it is no message, or one that is made to be dear to read (REPLY-18) */
export async function readMessage(raw: Uint8Array, ownHost: string): Promise<ReadMessage | null> {
  if (raw.length > MAX_MESSAGE_BYTES) return null;
  if (countOf('\n--', raw) > MAX_PARTS || countOf('\n', raw) > MAX_LINES) return null;
  const email = await parsed(raw);
  if (email === null) return null;
  const head = readHead(email.headers, () => Buffer.from(raw).toString('latin1'), ownHost);
  const written = writtenText({ text: email.text ?? null, html: email.html ?? null });
  return {
    ...head,
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

function countOf(piece: string, raw: Uint8Array): number {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
  let count = 0;
  for (let at = bytes.indexOf(piece); at >= 0; at = bytes.indexOf(piece, at + piece.length)) {
    count += 1;
  }
  return count;
}

function fold(address: string): string {
  return address.toLowerCase();
}
