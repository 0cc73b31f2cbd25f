import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestIdFrom } from 'service/request-id';

export const REQUEST_ID = 'X-Request-Id';

/** By which a request is found in the log, and in those of others (OPS-11). */
export function requestIdOf({ headers }: IncomingMessage): string {
  return requestIdFrom(headers['x-request-id']);
}

/** Answers with it. @returns the id */
export function identify(request: IncomingMessage, response: ServerResponse): string {
  const id = requestIdOf(request);
  response.setHeader(REQUEST_ID, id);
  return id;
}
