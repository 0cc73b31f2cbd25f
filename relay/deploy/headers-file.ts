import { securityHeaders } from '../src/core/security-headers.ts';
import { FOR_EVER, HASHED } from '../src/core/site-caching.ts';

/** The headers of the site's files, in the form in which the platform reads them (SITE-1, SITE-3). */
export function headersFile(): string {
  return [
    ...rule('/*', securityHeaders(true)),
    ...rule(`${HASHED}*`, { 'Cache-Control': FOR_EVER }),
  ].join('\n');
}

function rule(path: string, headers: Readonly<Record<string, string>>): string[] {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''];
}
