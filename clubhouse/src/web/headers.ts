import type { FastifyReply } from 'fastify';

/** All that a page may load is the site's own, and nothing in it is inline (WEB-4). */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** For a page that stands in a frame of the site's own, and refreshes itself. @param after seconds; null: not */
export function addFrameHeaders(reply: FastifyReply, after: number | null): void {
  void reply.header('content-security-policy', POLICY.replace(/'none'$/, "'self'"));
  if (after !== null) void reply.header('refresh', String(after));
}

export function addSecurityHeaders(reply: FastifyReply, isSecure: boolean): void {
  void reply.headers({
    'content-security-policy': POLICY,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    // The address of a sign-in link is a secret; without any referrer a form would name no origin.
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    ...(isSecure ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  });
}
