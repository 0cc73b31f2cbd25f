import type { JsonObject } from './json.ts';

const HEADERS = {
  XRequestId: {
    description: 'Identifies the request, also in the logs.',
    schema: { type: 'string' },
  },
  ETag: { description: 'A strong validator for this response.', schema: { type: 'string' } },
  Location: { description: 'The address of the created resource.', schema: { type: 'string' } },
  CacheControl: { description: 'Always `no-store`.', schema: { type: 'string' } },
  WWWAuthenticate: { description: 'Always `Bearer`.', schema: { type: 'string' } },
  Allow: { description: 'The methods this path supports.', schema: { type: 'string' } },
  RateLimit: {
    description: 'Requests left, and seconds until the count resets.',
    schema: { type: 'string' },
  },
  RateLimitPolicy: {
    description: 'The number of requests allowed per minute.',
    schema: { type: 'string' },
  },
  WebsiteKeyFile: {
    description: 'The file that the website key was written to, if the operator has set one.',
    schema: { type: 'string' },
  },
  PreferenceApplied: {
    description: 'The requested handling, if there was one.',
    schema: { type: 'string' },
  },
  RetryAfter: { description: 'Seconds to wait.', schema: { type: 'integer' } },
} as const;

const NAMES = {
  XRequestId: 'X-Request-Id',
  ETag: 'ETag',
  Location: 'Location',
  CacheControl: 'Cache-Control',
  WWWAuthenticate: 'WWW-Authenticate',
  Allow: 'Allow',
  RateLimit: 'RateLimit',
  RateLimitPolicy: 'RateLimit-Policy',
  WebsiteKeyFile: 'Website-Key-File',
  PreferenceApplied: 'Preference-Applied',
  RetryAfter: 'Retry-After',
} as const satisfies Record<keyof typeof HEADERS, string>;

export const HEADER_COMPONENTS: JsonObject = HEADERS;

export type HeaderName = keyof typeof HEADERS;

export function referToHeaders(...names: readonly HeaderName[]): JsonObject {
  return Object.fromEntries(
    names.map((name) => [NAMES[name], { $ref: `#/components/headers/${name}` }]),
  );
}
