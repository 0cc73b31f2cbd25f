import type { IncomingMessage } from 'node:http';
import { readArriving } from 'service/arriving-body';
import { hasBody } from 'service/body-memory';
import type { FormBounds } from './form-bounds.ts';
import { readPairs } from './pairs.ts';
import { isUpload, RefusedBody } from './request-head.ts';
import { NO_FORM, type SentForm } from './sent-form.ts';
import { readUpload } from './upload.ts';

/**
 * Reads a form's fields, and its files if the page accepts any (FACE-15), after `judgeHead`.
 * @throws RefusedBody if the body exceeds the page's limits or is not a form
 */
export async function readBody(raw: IncomingMessage, bounds: FormBounds): Promise<SentForm> {
  if (!hasBody(raw)) return NO_FORM;
  if (isUpload(raw)) return readUpload(raw, bounds);
  const body = await readArriving(raw, bounds.maxBytes);
  if (body === 'cut_off') throw new RefusedBody('notForm');
  const form = body === 'too_large' ? null : readPairs(body.toString(), bounds.maxFields);
  if (form === null) throw new RefusedBody('tooLarge');
  return { form: composeAccents(form), files: new Map() };
}

/** Some keyboards send accents as separate characters, which the league refuses in names. */
function composeAccents(form: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...form].map(([name, value]) => [name, value.normalize('NFC')]));
}
