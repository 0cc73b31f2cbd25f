import type { ServerResponse } from 'node:http';
import type { RefusalStatus } from '../../core/refusals.ts';
import { makeRefusalReply, type Reply } from '../../core/replies.ts';

export function setHeaders(
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

export function sendReply(response: ServerResponse, { status, headers, body }: Reply): void {
  setHeaders(response, headers);
  if (body !== null) {
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.setHeader('Content-Length', Buffer.byteLength(body));
  }
  response.writeHead(status).end(response.req.method === 'HEAD' ? undefined : body);
}

export function sendRefusal(response: ServerResponse, status: RefusalStatus): void {
  sendReply(response, makeRefusalReply(status));
}
