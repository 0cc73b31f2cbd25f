import type { IncomingMessage, ServerResponse } from 'node:http';

/** Why a request is turned away, as `{ error, message }` (INFO-6). */
export const REFUSALS = {
  400: ['malformed', 'The request is not well formed.'],
  401: ['wrong_key', 'That is not the owner key.'],
  403: ['origin_not_allowed', 'This origin may not open games here.'],
  404: ['not_found', 'There is nothing at this path.'],
  405: ['method_not_allowed', 'This path does not take that method.'],
  413: ['too_large', 'The body is larger than 1 KiB.'],
  426: ['upgrade_required', 'A room is reached by WebSocket.'],
  429: ['too_many', 'Too many from this network: try again later.'],
  500: ['failed', 'The relay could not do it: try again later.'],
  503: ['relay_full', 'The relay holds as many sockets as it can.'],
} as const;
export type RefusalStatus = keyof typeof REFUSALS;

export function refusalBody(status: RefusalStatus): string {
  const [error, message] = REFUSALS[status];
  return JSON.stringify({ error, message });
}

export function sendJson(response: ServerResponse, status: number, body: string): void {
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(body));
  response.writeHead(status).end(response.req.method === 'HEAD' ? undefined : body);
}

export function refuse(response: ServerResponse, status: RefusalStatus): void {
  response.setHeader('Cache-Control', 'no-store');
  sendJson(response, status, refusalBody(status));
}

/** A body as text; null where it is larger than allowed or ends before its time. */
export async function readBody(request: IncomingMessage, limit: number): Promise<string | null> {
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const part of request as AsyncIterable<Buffer>) {
      bytes += part.length;
      if (bytes > limit) return null;
      parts.push(part);
    }
  } catch {
    return null;
  }
  return Buffer.concat(parts).toString();
}
