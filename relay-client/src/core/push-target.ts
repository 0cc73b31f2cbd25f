import { fromBase64url } from '@sealed-move/protocol/base64url';
import { readFields } from '@sealed-move/protocol/fields';

/**
 * Where a closed app is reached: a Web Push subscription for one player of one game, and the key
 * that may send to it. The receiver makes all of it and tells only the other player (REACH-1).
 */
export interface PushTarget {
  /** An address at the push service, https. */
  readonly endpoint: string;
  /** The subscription's public key, P-256, 65 bytes, and its secret, 16 bytes; both base64url. */
  readonly p256dh: string;
  readonly auth: string;
  /** The key pair that signs for this subscription (RFC 8292): 65 and 32 bytes, base64url. */
  readonly signer: { readonly public: string; readonly private: string };
  /** Random; the push service keeps only the newest message of a topic. */
  readonly topic: string;
}

/** Saved with the game; undefined there until a player uses it. */
export interface PushState {
  /** How this app is reached; null if the player did not switch it on. */
  readonly own: PushTarget | null;
  readonly theirs: PushTarget | null;
  /** Whether the other app holds `own`. */
  readonly isTold: boolean;
  /** The push service forgot this app's subscription, says the other app. */
  readonly isOwnGone: boolean;
  /** The topic of a target of the other's that the push service forgot; null: none. */
  readonly gone: string | null;
  /** The other app lacks something that was done here, and is to get it by a push. */
  readonly isOwed: boolean;
}

interface WithPush {
  readonly push?: PushState;
}

/** What the push service said of a message. */
export type PushResult = 'sent' | 'gone';

/** The forwarder takes no longer ones (FWD-3). */
const MAX_ENDPOINT_LENGTH = 1000;
const PUBLIC_BYTES = 65;
const PRIVATE_BYTES = 32;
const AUTH_BYTES = 16;
/** RFC 8030 allows 32 characters of the base64url alphabet. */
const TOPIC = /^[\w-]{1,32}$/;

/** Null if the value is not one; the other player sent it. */
export function readPushTarget(value: unknown): PushTarget | null {
  const { endpoint, p256dh, auth, signer, topic } = readFields(value);
  const { public: shown, private: secret } = readFields(signer);
  const isWhole =
    isEndpoint(endpoint) &&
    isBytes(p256dh, PUBLIC_BYTES) &&
    isBytes(auth, AUTH_BYTES) &&
    isBytes(shown, PUBLIC_BYTES) &&
    isBytes(secret, PRIVATE_BYTES) &&
    isTopic(topic);
  return isWhole
    ? { endpoint, p256dh, auth, signer: { public: shown, private: secret }, topic }
    : null;
}

/** Somebody else may hold the other seat now: they tell how they are reached (REACH-1). */
export function forgetTheirTarget({ push }: WithPush): WithPush {
  if (push === undefined) return {};
  return { push: { ...push, theirs: null, isTold: false, gone: null, isOwed: false } };
}

/** Null if the value is not what this app saved; undefined if it never was. */
export function readPushState(value: unknown): PushState | null | undefined {
  if (value === undefined) return undefined;
  const { own, theirs, isTold, isOwnGone, gone, isOwed } = readFields(value);
  const targets = [own, theirs].map((one) => (one === null ? null : readPushTarget(one)));
  const isWhole =
    (own === null) === (targets[0] === null) &&
    (theirs === null) === (targets[1] === null) &&
    [isTold, isOwnGone, isOwed].every((flag) => typeof flag === 'boolean') &&
    (gone === null || isTopic(gone));
  return isWhole ? (value as PushState) : null;
}

export function isTopic(value: unknown): value is string {
  return typeof value === 'string' && TOPIC.test(value);
}

function isEndpoint(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > MAX_ENDPOINT_LENGTH) return false;
  return URL.canParse(value) && new URL(value).protocol === 'https:';
}

function isBytes(value: unknown, count: number): value is string {
  return typeof value === 'string' && fromBase64url(value)?.length === count;
}
