import { readEndpoint } from 'service/push-endpoint';
import { findPushHost } from './push-hosts.ts';

export interface ForwardRequest {
  readonly endpoint: string;
  /** The entry of the list that covers its host. */
  readonly pushHost: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export type BadForwardRequest = 'malformed' | 'endpoint_not_allowed' | 'message_too_large';

/** Push services need not accept more (RFC 8030, section 7.2). */
const MAX_MESSAGE_BYTES = 4096;
/** The longest message in base64url, the longest endpoint and the headers fit in. */
export const MAX_REQUEST_BYTES = 8192;
/** 28 days, as push services limit it. */
const MAX_TTL_SECONDS = 2_419_200;

const BASE64URL = /^[\w-]+$/;
/** A token signed with ES256, and the key of 65 bytes that checks it (RFC 8292). */
const VAPID = /^vapid t=[\w-]{1,128}\.[\w-]{1,512}\.[\w-]{86}, ?k=[\w-]{87}$/;

/** Every header that is passed on; each is required. */
const HEADERS: Readonly<Record<string, (value: string) => boolean>> = {
  authorization: (value) => VAPID.test(value),
  ttl: (value) => /^\d{1,7}$/.test(value) && Number(value) <= MAX_TTL_SECONDS,
  topic: (value) => BASE64URL.test(value) && value.length <= 32,
  urgency: (value) => ['very-low', 'low', 'normal', 'high'].includes(value),
  'content-encoding': (value) => value === 'aes128gcm',
};
const HEADER_NAMES = Object.keys(HEADERS);

/** The body of `POST /forward` (FWD-3 to FWD-5). @param hosts the list of push services */
export function readForwardRequest(
  text: string,
  hosts: readonly string[],
): ForwardRequest | BadForwardRequest {
  const { endpoint, headers, body } = readObject(text);
  if (typeof endpoint !== 'string' || typeof body !== 'string' || !BASE64URL.test(body))
    return 'malformed';
  const passed = readHeaders(headers);
  if (passed === null) return 'malformed';
  const href = readEndpoint(endpoint);
  const pushHost = href === null ? undefined : findPushHost(hosts, new URL(href).hostname);
  if (href === null || pushHost === undefined) return 'endpoint_not_allowed';
  const message = Buffer.from(body, 'base64url');
  // Node skips what it cannot decode, so a single character would be an empty message.
  if (message.toString('base64url') !== body) return 'malformed';
  if (message.length > MAX_MESSAGE_BYTES) return 'message_too_large';
  return { endpoint: href, pushHost, headers: passed, body: message };
}

function readObject(text: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text)) as Readonly<Record<string, unknown>>;
  } catch {
    return {};
  }
}

function readHeaders(value: unknown): Readonly<Record<string, string>> | null {
  const given = Object.entries<unknown>(Object(value));
  const isValid = ([name, text]: [string, unknown]) =>
    HEADER_NAMES.includes(name) && typeof text === 'string' && HEADERS[name]?.(text) === true;
  if (given.length !== HEADER_NAMES.length || !given.every(isValid)) return null;
  return Object.fromEntries(given) as Readonly<Record<string, string>>;
}
