import { readFields } from '@sealed-move/protocol/fields';
import { readRelayAddress } from '@sealed-move/client/invites';

/** The part of GET /v1/info that the site shows. */
export interface RelayInfo {
  readonly mode: 'public' | 'private';
  readonly quietDays: number;
  /** The limit of connections from one network; null if the relay does not say. */
  readonly socketsPerNetwork: number | null;
  /** The address that passes pushes on to closed apps; null if there is none (REACH-6). */
  readonly pushForwarder: string | null;
}

/** GET /v1/stats. */
export interface RelayStats {
  /** ISO 8601; when the day's budget restarts. */
  readonly resetsAt: string;
  /** Null from a private relay, except for its owner. */
  readonly games: GameCounts | null;
  /** Counts for the owner; null for everybody else. */
  readonly live: { readonly rooms: number; readonly sockets: number } | null;
}

export interface GameCounts {
  readonly today: number;
  readonly limit: number;
  readonly left: number;
  /** Seven numbers, today last. */
  readonly last7Days: readonly number[];
}

/** POST /v1/verify. */
export interface Verdict {
  readonly mode: 'public' | 'private';
  readonly originAllowed: boolean;
  readonly ownerKey: 'valid' | 'wrong' | 'missing' | 'not-needed';
  readonly reason: null | 'origin' | 'owner-key' | 'budget';
}

const KEY_VERDICTS: readonly unknown[] = ['valid', 'wrong', 'missing', 'not-needed'];
const REASONS: readonly unknown[] = [null, 'origin', 'owner-key', 'budget'];

/** @returns null if the answer is not a relay's; the other two functions do the same */
export function readInfo(answer: unknown): RelayInfo | null {
  const { service, proto, mode, limits, pushForwarder } = readFields(answer);
  if (service !== 'game-relay' || proto !== 1 || !isMode(mode)) return null;
  const { roomQuietDays: quietDays, socketsPerNetwork } = readFields(limits);
  return {
    mode,
    quietDays: isCount(quietDays) ? quietDays : 7,
    socketsPerNetwork: isCount(socketsPerNetwork) ? socketsPerNetwork : null,
    pushForwarder: typeof pushForwarder === 'string' ? readRelayAddress(pushForwarder) : null,
  };
}

export function readStats(answer: unknown): RelayStats | null {
  const { resetsAt, games, live } = readFields(answer);
  if (typeof resetsAt !== 'string' || Number.isNaN(Date.parse(resetsAt))) return null;
  const { rooms, sockets } = readFields(live);
  return {
    resetsAt,
    games: readCounts(games),
    live: isCount(rooms) && isCount(sockets) ? { rooms, sockets } : null,
  };
}

/** @param challenge the one sent: an answer that does not repeat it is not a relay's */
export function readVerdict(answer: unknown, challenge: string): Verdict | null {
  const given = readFields(answer);
  const { service, proto, mode, originAllowed, ownerKey, reason } = given;
  if (service !== 'game-relay' || proto !== 1 || given['challenge'] !== challenge) return null;
  if (!isMode(mode) || typeof originAllowed !== 'boolean') return null;
  if (!KEY_VERDICTS.includes(ownerKey) || !REASONS.includes(reason)) return null;
  return {
    mode,
    originAllowed,
    ownerKey: ownerKey as Verdict['ownerKey'],
    reason: reason as Verdict['reason'],
  };
}

function readCounts(games: unknown): GameCounts | null {
  const { today, limit, left, last7Days } = readFields(games);
  if (!isCount(today) || !isCount(limit) || !isCount(left)) return null;
  const days: readonly unknown[] = Array.isArray(last7Days) ? last7Days : [];
  return { today, limit, left, last7Days: days.filter(isCount).slice(-7) };
}

function isMode(value: unknown): value is 'public' | 'private' {
  return value === 'public' || value === 'private';
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
