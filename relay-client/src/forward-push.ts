import { toBase64url } from '@sealed-move/protocol/base64url';
import { readFields } from '@sealed-move/protocol/fields';
import type { PushTarget } from './core/push-target.ts';
import { encryptPush } from './encrypt-push.ts';
import type { PushAnswer } from './pusher.ts';
import { authorizePush, makeClaims } from './sign-push.ts';

/** Push services keep a message for at most 28 days. */
const TTL_SECONDS = 2_419_200;
const TIMEOUT_MS = 20_000;
const MAX_RETRY_SECONDS = 86_400;

type ForwardInit = RequestInit & { readonly body: string };

export interface ForwarderOptions {
  readonly url: string;
  /** The site's origin, as the contact for push services. */
  readonly site: string;
  readonly now: () => number;
  readonly fetch: (url: string, init: ForwardInit) => Promise<Response>;
}

/**
 * Sends a frame to a closed app through the forwarder, because browsers may not call push services
 * (REACH-2).
 */
export async function forwardPush(
  target: PushTarget,
  frame: string,
  { url, site, now, fetch }: ForwarderOptions,
): Promise<PushAnswer> {
  const { endpoint, signer, topic } = target;
  const request = await makeRequest().catch(() => null);
  // The other app sent invalid keys.
  if (request === null) return { kind: 'gone' };
  try {
    const response = await fetch(`${url}/forward`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
      credentials: 'omit',
      redirect: 'error',
      // Players may close the page right after a move.
      keepalive: true,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // The forwarder reports its own refusals by status, the push service's answer in the body.
    if (!response.ok) {
      const asked = response.headers.get('Retry-After');
      return judgeStatus(response.status, asked, FORWARDER_REFUSALS);
    }
    const { status, retryAfter } = readFields(await response.json());
    return judgeStatus(Number(status), retryAfter, SERVICE_REFUSALS);
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

/** Refusals that a retry of the same message would meet again (REACH-5). */
type Refusals = Readonly<Record<number, 'gone' | 'refused'>>;

/**
 * Blames the address or keys from the other app, or the length of the message: nothing else can be
 * wrong.
 */
const FORWARDER_REFUSALS: Refusals = { 400: 'gone', 413: 'refused' };
/** For 404 and 410: the push service has forgotten the subscription. */
const SERVICE_REFUSALS: Refusals = {
  400: 'refused',
  401: 'refused',
  403: 'refused',
  404: 'gone',
  410: 'gone',
  413: 'refused',
};

function judgeStatus(status: number, retryAfter: unknown, refusals: Refusals): PushAnswer {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  const kind = refusals[status];
  if (kind !== undefined) return { kind };
  const asked = Number(retryAfter ?? 0) || 0;
  return { kind: 'later', waitMs: Math.min(MAX_RETRY_SECONDS, asked) * 1000 };
}
