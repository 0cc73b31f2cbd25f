import {
  ENGINE_PATH,
  makeEngineHeaders,
  makeSecurityHeaders,
} from '../src/core/security-headers.ts';
import { FOR_EVER, HASHED } from '../src/core/site-caching.ts';

/**
 * Formats the headers of the site's files for the platform (SITE-1, SITE-3, ENG-1).
 * @param forwarderUrl the forwarder's origin, which the pages may call (FWD-10)
 */
export function formatHeadersFile(forwarderUrl: string | null): string {
  return [
    ...writeRule('/*', makeSecurityHeaders(true, forwarderUrl)),
    ...writeRule(`${HASHED}*`, { 'Cache-Control': FOR_EVER }),
    ...writeReplacingRule(`${ENGINE_PATH}*`, { ...makeEngineHeaders(), 'Cache-Control': FOR_EVER }),
  ].join('\n');
}

function writeRule(path: string, headers: Readonly<Record<string, string>>): string[] {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''];
}

/** Removes a header before replacing it, because the platform joins the values of several rules. */
function writeReplacingRule(path: string, headers: Readonly<Record<string, string>>): string[] {
  const [first = '', ...lines] = writeRule(path, headers);
  return [first, ...Object.keys(headers).map((name) => `  ! ${name}`), ...lines];
}
