import type { ServerResponse } from 'node:http';

const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

const PERMISSIONS_POLICY = [
  'camera=()',
  'geolocation=()',
  'microphone=()',
  'payment=()',
  'usb=()',
  'clipboard-write=(self)',
  'web-share=(self)',
  'screen-wake-lock=(self)',
].join(', ');

const YEAR_SECONDS = 31_536_000;

/** The headers of every answer (SITE-3). @param isSecure whether the client came by TLS */
export function setSecurityHeaders(response: ServerResponse, isSecure: boolean): void {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('Content-Security-Policy', CONTENT_SECURITY_POLICY);
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  response.setHeader('Permissions-Policy', PERMISSIONS_POLICY);
  if (isSecure) response.setHeader('Strict-Transport-Security', `max-age=${YEAR_SECONDS}`);
}
