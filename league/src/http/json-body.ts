import { type Refusal, refuse } from '../shared/refusal.ts';
import { findJsonFault } from './json-scan.ts';

const decoder = new TextDecoder('utf-8', { fatal: true });
/** JSON escapes of NUL and surrogates are rare, so the text is searched only if they occur. */
const SUSPECT_ESCAPE = /\\u(?:0000|[dD][89a-fA-F])/;

/** Decodes a JSON body; refuses invalid UTF-8 or JSON. */
export function parseJsonBody(bytes: Buffer): { value: unknown } | Refusal<'invalid_request'> {
  let text: string;
  try {
    text = decoder.decode(bytes);
  } catch {
    return refuse('invalid_request', 'The body is not valid UTF-8.');
  }
  try {
    const value: unknown = JSON.parse(text);
    const fault = findJsonFault(text);
    if (fault !== null) return refuse('invalid_request', `The body ${fault}.`);
    if (SUSPECT_ESCAPE.test(text) && hasUnstorableText(value)) return refuseUnstorable();
    return { value };
  } catch {
    return refuse('invalid_request', 'The body is not valid JSON.');
  }
}

/** Whether a database can store the text: no NUL and no half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}

function refuseUnstorable(): Refusal<'invalid_request'> {
  return refuse('invalid_request', 'A string contains a NUL character or half a surrogate pair.');
}

function hasUnstorableText(value: unknown): boolean {
  if (typeof value === 'string') return !isStorable(value);
  if (Array.isArray(value)) return value.some(hasUnstorableText);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, one]) => !isStorable(name) || hasUnstorableText(one));
}
