const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "manifest-src 'self'",
  "worker-src 'self'",
  // The document of an engine, which has no origin: all other pages refuse to be framed.
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types service-worker',
].join('; ');

/** The page in which a player's own engine runs (ENG-1). */
export const ENGINE_PATH = '/engine/';

/** The hash of that page's inline script; a test keeps both in step. */
const ENGINE_SCRIPT = 'sha256-fV8Bf58T2A4nLcIv1VRN8e/vYZ7yFN1QPbiOgI4oI6I=';

/**
 * No origin, so no storage or keys; no network; only its own script and code that arrives as bytes.
 * `'self'` would let an engine tell the relay something through an import address.
 */
const ENGINE_POLICY = [
  'sandbox allow-scripts',
  "default-src 'none'",
  `script-src '${ENGINE_SCRIPT}' blob: 'wasm-unsafe-eval'`,
  'worker-src blob:',
  'connect-src blob:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

const PERMISSIONS_POLICY = [
  // Reads the code of an invite, within the page, once its player presses a button.
  'camera=(self)',
  'geolocation=()',
  'microphone=()',
  'payment=()',
  'usb=()',
  'clipboard-write=(self)',
  'screen-wake-lock=(self)',
].join(', ');

const YEAR_SECONDS = 31_536_000;

/**
 * Headers of every response (SITE-3).
 * @param isSecure the client used TLS
 * @param forwarderUrl the forwarder's origin, which the pages may call (FWD-10)
 */
export function makeSecurityHeaders(
  isSecure: boolean,
  forwarderUrl: string | null = null,
): Readonly<Record<string, string>> {
  const forwarder = forwarderUrl === null ? '' : ` ${forwarderUrl}`;
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Content-Security-Policy': `${CONTENT_SECURITY_POLICY}; connect-src 'self'${forwarder}`,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': PERMISSIONS_POLICY,
    ...(isSecure ? { 'Strict-Transport-Security': `max-age=${YEAR_SECONDS}` } : {}),
  };
}

/** Headers that replace the usual ones for the engine's page (ENG-1). */
export function makeEngineHeaders(): Readonly<Record<string, string>> {
  return { 'Content-Security-Policy': ENGINE_POLICY };
}
