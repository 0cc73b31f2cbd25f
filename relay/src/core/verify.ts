import type { Permit } from '../room/events.ts';
import { PROTOCOL } from '@sealed-move/protocol/limits';
import { getMode, SERVICE } from './answers.ts';
import type { Settings } from './settings.ts';

export interface Verification {
  readonly challenge: string;
  readonly ownerKey: string | null;
}

export const VERIFY_BODY_BYTES = 1024;
const CHALLENGE = /^[\w-]{22}$/;

/** The body of POST /v1/verify; null if malformed (INFO-3). */
export function readVerification(text: string): Verification | null {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof body !== 'object' || body === null) return null;
  const { challenge, ownerKey = null } = body as Readonly<Record<string, unknown>>;
  if (typeof challenge !== 'string' || !CHALLENGE.test(challenge)) return null;
  if (ownerKey !== null && typeof ownerKey !== 'string') return null;
  return { challenge, ownerKey: ownerKey?.trim() ?? null };
}

export type KeyVerdict = 'valid' | 'wrong' | 'missing' | 'not-needed';

export interface VerificationResult {
  readonly originAllowed: boolean;
  /** Whether the sent key is the owner's; null if none was sent. */
  readonly isOwner: boolean | null;
  readonly permit: Permit;
}

/** Whether a client could make a game here, and what prevents it (INFO-4). */
export function judgeVerification(
  settings: Settings,
  { challenge }: Verification,
  checked: VerificationResult,
) {
  const { originAllowed, permit } = checked;
  const key = judgeKey(settings, checked.isOwner);
  const lacksKey = key === 'wrong' || key === 'missing';
  const isSpent = settings.isPublic && permit !== 'allowed';
  const reason = !originAllowed ? 'origin' : lacksKey ? 'owner-key' : isSpent ? 'budget' : null;
  return {
    ok: true,
    service: SERVICE,
    proto: PROTOCOL,
    challenge,
    mode: getMode(settings),
    originAllowed,
    ownerKey: key,
    canCreate: reason === null,
    reason,
  };
}

function judgeKey({ isPublic, ownerKey }: Settings, isOwner: boolean | null): KeyVerdict {
  if (isPublic && ownerKey === null) return 'not-needed';
  if (isOwner === null) return isPublic ? 'not-needed' : 'missing';
  return isOwner ? 'valid' : isPublic ? 'not-needed' : 'wrong';
}
