import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

const SANE_ID = /^[A-Za-z0-9._-]{1,128}$/;
export const REQUEST_ID = 'X-Request-Id';

/** The caller's own id if well-formed, else a new one, for the logs of all services (OPS-11). */
export function chooseRequestId(sent: string | readonly string[] | undefined): string {
  return typeof sent === 'string' && SANE_ID.test(sent) ? sent : randomUUID();
}

export function readRequestId({ headers }: IncomingMessage): string {
  return chooseRequestId(headers['x-request-id']);
}

export function sendRequestId(request: IncomingMessage, response: ServerResponse): string {
  const id = readRequestId(request);
  response.setHeader(REQUEST_ID, id);
  return id;
}
