import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Reply } from './core/reply.ts';
import { endWithAnswer } from './end-with-answer.ts';

const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' };

export function setHeaders(
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

export function sendReply(response: ServerResponse, { status, headers, body }: Reply): void {
  setHeaders(response, headers);
  if (body !== null) {
    setHeaders(response, JSON_TYPE);
    response.setHeader('Content-Length', Buffer.byteLength(body));
  }
  response.writeHead(status).end(response.req.method === 'HEAD' ? undefined : body);
}

/** Answers and cuts a connection that becomes neither a request nor a WebSocket. */
export function endWithReply(socket: Duplex, { status, headers, body }: Reply): void {
  endWithAnswer(socket, { status, headers: { ...headers, ...JSON_TYPE }, body: body ?? '' });
}
