import { foldAddress } from '../addresses/address.ts';
import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { findAddresses, readValue } from './message-headers.ts';

const MAX_BYTES = 65_536;

/** A mail server's report of an undelivered email. */
export interface Bounce {
  readonly replyTo: readonly string[];
  /** The part of the undelivered email's Message-ID before the @. */
  readonly messageName: string;
  readonly recipient: string;
}

/**
 * Reads a report of permanent non-delivery (RFC 3464). The enclosed header of the undelivered email
 * identifies it. Null for anything else.
 */
export async function readBounce(email: Email): Promise<Bounce | null> {
  const type = readValue(email.headers, 'content-type');
  if (!/^multipart\/report\b.*delivery-status/is.test(type)) return null;
  const status = readAttachment(email.attachments, /^message\/delivery-status$/i);
  const original = readAttachment(email.attachments, /^(message\/rfc822|text\/rfc822-headers)$/i);
  if (status === null || original === null || !/^action:\s*failed\b/im.test(status)) return null;
  const head = await PostalMime.parse(`${original.split(/\r?\n\r?\n/)[0] ?? ''}\r\n\r\n`).catch(
    () => null,
  );
  if (head === null) return null;
  const messageName = /^<([0-9a-f]{40})@/.exec(readValue(head.headers, 'message-id').trim())?.[1];
  const final = /^(?:original|final)-recipient:\s*[\w-]+;\s*(.+)$/im.exec(status)?.[1] ?? '';
  const [recipient] = findAddresses(final);
  if (messageName === undefined || recipient === undefined) return null;
  return {
    replyTo: findAddresses(readValue(head.headers, 'reply-to')),
    messageName,
    recipient: foldAddress(recipient),
  };
}

function readAttachment(attachments: readonly Attachment[], type: RegExp): string | null {
  const found = attachments.find(({ mimeType }) => type.test(mimeType));
  if (found === undefined) return null;
  const { content } = found;
  if (typeof content === 'string') return content.slice(0, MAX_BYTES);
  return Buffer.from(content as ArrayBuffer)
    .subarray(0, MAX_BYTES)
    .toString('utf8');
}
