import type { Json } from './json.ts';

const HEADERS = {
  XRequestId: { description: 'Names the request, also in the logs.', schema: { type: 'string' } },
  ETag: { description: 'A strong validator of this answer.', schema: { type: 'string' } },
  Location: { description: 'Where to find what was created.', schema: { type: 'string' } },
  RateLimit: { description: 'What is left in this minute.', schema: { type: 'string' } },
  PreferenceApplied: {
    description: 'The handling that was preferred, where one was.',
    schema: { type: 'string' },
  },
  RetryAfter: { description: 'Seconds to wait.', schema: { type: 'integer' } },
} as const;

const NAMES = {
  XRequestId: 'X-Request-Id',
  ETag: 'ETag',
  Location: 'Location',
  RateLimit: 'RateLimit',
  PreferenceApplied: 'Preference-Applied',
  RetryAfter: 'Retry-After',
} as const satisfies Record<keyof typeof HEADERS, string>;

/** The headers of the document's components. */
export const HEADER_COMPONENTS: Json = HEADERS;

/** The headers of a response, each a reference. */
export function headers(...names: readonly (keyof typeof HEADERS)[]): Json {
  return Object.fromEntries(
    names.map((name) => [NAMES[name], { $ref: `#/components/headers/${name}` }]),
  );
}
