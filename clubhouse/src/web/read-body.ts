import type { IncomingMessage } from 'node:http';
import { hasBody } from 'service/body-memory';
import type { FormBounds } from './form-bounds.ts';
import { readPairs } from './pairs.ts';
import { isUpload, RefusedBody } from './request-head.ts';
import { NO_FORM, type SentForm } from './sent-form.ts';
import { readUpload } from './upload.ts';

/**
 * The fields of a form, and its files where its page takes some (FACE-15). Its head has been
 * judged before.
 * @throws RefusedBody where it turns out to be more than its page takes, or no form
 */
export async function readBody(raw: IncomingMessage, bounds: FormBounds): Promise<SentForm> {
  if (!hasBody(raw)) return NO_FORM;
  if (isUpload(raw)) return readUpload(raw, bounds);
  const form = readPairs(await readText(raw, bounds.maxBytes), bounds.maxFields);
  if (form === null) throw new RefusedBody('tooLarge');
  return { form, files: new Map() };
}

/** By its events: to leave an iteration early would destroy the connection, and the answer with it. */
function readText(raw: IncomingMessage, maxBytes: number): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const chunks: Buffer[] = [];
  let bytes = 0;
  const onData = (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes <= maxBytes) chunks.push(chunk);
    else {
      raw.off('data', onData);
      reject(new RefusedBody('tooLarge'));
    }
  };
  raw.on('data', onData);
  raw.once('end', () => resolve(Buffer.concat(chunks).toString()));
  const cutOff = () => reject(new RefusedBody('notForm'));
  raw.once('error', cutOff);
  raw.once('close', cutOff);
  return promise;
}
