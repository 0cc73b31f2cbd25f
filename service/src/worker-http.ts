import type { Reply } from './core/reply.ts';

/* The parts of HTTP on Cloudflare's Workers that its services share. */

/** The address that the platform saw (NET-3); it replaces anything a client writes there. */
export function readAddress(request: Request): string {
  return request.headers.get('CF-Connecting-IP') ?? '';
}

/** The body; null if it is too large. */
export async function readBody(request: Request, maxBytes: number): Promise<Buffer | null> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of request.body ?? []) {
    bytes += part.length;
    if (bytes > maxBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** @param more headers in addition to its own */
export function toResponse(
  { status, headers, body }: Reply,
  more: Readonly<Record<string, string>>,
): Response {
  const type = body === null ? {} : { 'Content-Type': 'application/json; charset=utf-8' };
  return new Response(body, { status, headers: { ...more, ...headers, ...type } });
}
