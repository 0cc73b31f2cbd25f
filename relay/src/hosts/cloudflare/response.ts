import type { Reply } from '../../core/replies.ts';
import { makeSecurityHeaders } from '../../core/security-headers.ts';

/** @param more headers in addition to its own and the common ones */
export function toResponse(
  { status, headers, body }: Reply,
  more: Readonly<Record<string, string>> = {},
): Response {
  // The platform speaks TLS to every client.
  const all = { ...makeSecurityHeaders(true), ...more, ...headers };
  const type = body === null ? {} : { 'Content-Type': 'application/json; charset=utf-8' };
  return new Response(body, { status, headers: { ...all, ...type } });
}
