import type { FastifyReply } from 'fastify';

/** A page may load only files of the site and contains nothing inline (WEB-4). */
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

/** Adds headers for a page in a frame, which reloads after some seconds, or never (null). */
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
    // Sign-in links are secret; without any referrer, a form would have no origin.
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    ...(isSecure ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  });
}
