import type { IncomingMessage } from 'node:http';
import { countAnnouncedBytes, hasBody } from 'service/body-memory';
import type { FormBounds } from './form-bounds.ts';

const FORM_TYPE = 'application/x-www-form-urlencoded';
const UPLOAD_TYPE = 'multipart/form-data';

export type BodyFault = 'tooLarge' | 'notForm' | 'busy';

export class RefusedBody extends Error {
  readonly fault: BodyFault;

  constructor(fault: BodyFault) {
    super(fault);
    this.fault = fault;
  }
}

type Head = Pick<IncomingMessage, 'headers'>;

export function isUpload({ headers }: Head): boolean {
  return readMediaType(headers['content-type']) === UPLOAD_TYPE;
}

/**
 * Checks a body before reading any of it (BODY-1). Without `bounds`, the page accepts no body.
 * @throws RefusedBody
 */
export function judgeHead(head: Head, bounds: FormBounds | null): void {
  if (bounds === null) {
    if (hasBody(head)) throw new RefusedBody('tooLarge');
    return;
  }
  if (!hasBody(head) && head.headers['content-type'] === undefined) return;
  const isForm = readMediaType(head.headers['content-type']) === FORM_TYPE;
  const isTaken = isForm || (bounds.maxFileBytes !== null && isUpload(head));
  const coding = head.headers['content-encoding'] ?? 'identity';
  if (!isTaken || coding !== 'identity') throw new RefusedBody('notForm');
  if (countAnnouncedBytes(head, bounds.maxBytes) > bounds.maxBytes)
    throw new RefusedBody('tooLarge');
}

function readMediaType(header: string | undefined): string {
  return (header ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}
