import { toBase64url } from '@sealed-move/protocol/base64url';
import { readFields } from '@sealed-move/protocol/fields';
import type { PushTarget } from './core/push-target.ts';
import { encryptPush } from './encrypt-push.ts';
import type { PushAnswer } from './pusher.ts';
import { authorizePush, makeClaims } from './sign-push.ts';

/** The most that push services keep a message for (28 days). */
const TTL_SECONDS = 2_419_200;
const TIMEOUT_MS = 20_000;
/** The push service's answers about a subscription that it no longer knows. */
const GONE: readonly number[] = [404, 410];
const MAX_RETRY_SECONDS = 86_400;

type ForwardInit = RequestInit & { readonly body: string };

export interface ForwarderOptions {
  /** The forwarder's address, as the relay names it. */
  readonly url: string;
  /** The site's origin, which push services may want to know. */
  readonly site: string;
  readonly now: () => number;
  readonly fetch: (url: string, init: ForwardInit) => Promise<Response>;
}

/** Sends a frame to a closed app: no browser may call a push service itself (REACH-2). */
export async function forwardPush(
  target: PushTarget,
  frame: string,
  { url, site, now, fetch }: ForwarderOptions,
): Promise<PushAnswer> {
  const { endpoint, signer, topic } = target;
  const request = await makeRequest().catch(() => null);
  // The other app told keys that are none.
  if (request === null) return { kind: 'gone' };
  try {
    const response = await fetch(`${url}/forward`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
      credentials: 'omit',
      redirect: 'error',
      // A player may close the page right after a move.
      keepalive: true,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) return waitFor(response.headers.get('Retry-After'));
    // The forwarder's own refusals have other statuses than the push service's answer, inside.
    const { status, retryAfter } = readFields(await response.json());
    const code = Number(status);
    if (code >= 200 && code < 300) return { kind: 'sent' };
    return GONE.includes(code) ? { kind: 'gone' } : waitFor(retryAfter);
  } catch {
    return { kind: 'later', waitMs: 0 };
  }

  async function makeRequest() {
    return {
      endpoint,
      headers: {
        authorization: await authorizePush(signer, makeClaims(endpoint, site, now())),
        ttl: String(TTL_SECONDS),
        topic,
        urgency: 'normal',
        'content-encoding': 'aes128gcm',
      },
      body: toBase64url(await encryptPush(target, new TextEncoder().encode(frame))),
    };
  }
}

function waitFor(seconds: unknown): PushAnswer {
  const asked = Number(seconds ?? 0) || 0;
  return { kind: 'later', waitMs: Math.min(MAX_RETRY_SECONDS, asked) * 1000 };
}
