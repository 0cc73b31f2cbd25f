import type { Reply } from 'service/reply';
import { toResponse as makeResponse } from 'service/worker-http';
import { makeSecurityHeaders } from '../../core/security-headers.ts';

/** @param more headers in addition to its own and the common ones */
export function toResponse(reply: Reply, more: Readonly<Record<string, string>> = {}): Response {
  // The platform speaks TLS to every client.
  return makeResponse(reply, { ...makeSecurityHeaders(true), ...more });
}
