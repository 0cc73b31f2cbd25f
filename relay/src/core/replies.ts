import type { RouteMatch } from '../gate.ts';
import type { Permit } from '../room/events.ts';
import { type Days, describeService, type LiveCounts, describeStats } from './answers.ts';
import type { KeyCheck } from './key-check.ts';
import type { Origin } from 'service/origin';
import { makeJsonReply, makePreflightReply, type Reply } from 'service/reply';
import { makeRefusalBody, type RefusalStatus } from './refusals.ts';
import type { Settings } from './settings.ts';
import { type Verification, judgeVerification } from './verify.ts';

const INFO_SECONDS = 60;
const NO_STORE = { 'Cache-Control': 'no-store' };

export function makeRefusalReply(
  status: RefusalStatus,
  headers: Readonly<Record<string, string>> = {},
): Reply {
  return { status, headers: { ...NO_STORE, ...headers }, body: makeRefusalBody(status) };
}

/** The response to requests the gate refused (GATE-1 to GATE-5). */
export function replyToRefusedRoute(match: Extract<RouteMatch, { to: 'refusal' }>): Reply {
  if (match.status === 405) return makeRefusalReply(405, { Allow: match.allow });
  return makeRefusalReply(match.status, match.status === 426 ? { Upgrade: 'websocket' } : {});
}

/** Refuses too many requests, and says how long to wait (INFO-5, CAP-4). */
export function refuseTooMany(waitMs: number): Reply {
  return makeRefusalReply(429, { 'Retry-After': String(Math.ceil(waitMs / 1000)) });
}

export const PREFLIGHT = makePreflightReply('GET, POST', 'authorization, content-type');

export function makeInfoReply(settings: Settings, origin: Origin): Reply {
  return makeJsonReply(200, describeService(settings, origin), {
    'Cache-Control': `max-age=${INFO_SECONDS}`,
  });
}

/** @param check null if no key was sent */
export function makeStatsReply(
  settings: Settings,
  days: Days,
  { check, live }: { readonly check: KeyCheck | null; readonly live: LiveCounts | null },
): Reply {
  if (check?.is === 'not looked at') return refuseTooMany(check.waitMs);
  if (check?.is === 'wrong') return makeRefusalReply(401, { 'WWW-Authenticate': 'Bearer' });
  return makeJsonReply(
    200,
    describeStats(settings, days, { isOwner: check?.is === 'right', live }),
    NO_STORE,
  );
}

interface VerdictBasis {
  readonly origin: Origin;
  readonly check: KeyCheck | null;
  readonly permit: Permit;
}

export function replyWithVerdict(
  settings: Settings,
  asked: Verification,
  { origin, check, permit }: VerdictBasis,
): Reply {
  if (check?.is === 'not looked at') return refuseTooMany(check.waitMs);
  const isOwner = check === null ? null : check.is === 'right';
  const checked = { originAllowed: origin.allowed, isOwner, permit };
  return makeJsonReply(200, judgeVerification(settings, asked, checked), NO_STORE);
}
