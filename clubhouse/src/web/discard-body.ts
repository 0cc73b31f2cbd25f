import type { IncomingMessage } from 'node:http';
import { hasBody } from 'service/body-memory';

/** More than any picture from a phone: its sender still reads why it was not taken. */
const MAX_DISCARDED_BYTES = 32 * 1024 * 1024;

/**
 * Lets the rest of a body pass by unread, so that its sender gets the answer and can go on using
 * the connection; of one that does not end, the connection is cut (BODY-3).
 */
export function discardBody(raw: IncomingMessage, maxBytes = MAX_DISCARDED_BYTES): void {
  if (!hasBody(raw) || raw.readableEnded || raw.destroyed) return;
  let bytes = 0;
  raw.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxBytes) raw.destroy();
  });
  // Whoever was reading it has stopped, and hears nothing of its end.
  raw.on('error', () => undefined);
  raw.resume();
}
