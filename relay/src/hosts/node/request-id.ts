import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseRequestId } from 'service/request-id';

export const REQUEST_ID = 'X-Request-Id';

/** Identifies a request in this log and others (OPS-11). */
export function readRequestId({ headers }: IncomingMessage): string {
  return chooseRequestId(headers['x-request-id']);
}

export function sendRequestId(request: IncomingMessage, response: ServerResponse): string {
  const id = readRequestId(request);
  response.setHeader(REQUEST_ID, id);
  return id;
}
