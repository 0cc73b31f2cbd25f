import { toBase64url } from '@sealed-move/protocol/base64url';
import {
  readInfo,
  readStats,
  readVerdict,
  type RelayInfo,
  type RelayStats,
  type Verdict,
} from './core/relay-answers.ts';
import type { NoAnswer } from './relay-sentences.ts';

export type RelayAnswer<T> = { readonly kind: 'answer'; readonly value: T } | NoAnswer;

const TIMEOUT_MS = 10_000;
const CHALLENGE_BYTES = 16;

export async function askInfo(): Promise<RelayAnswer<RelayInfo>> {
  return ask('/v1/info', {}, readInfo);
}

/** @param ownerKey reveals more to the owner; null for the public answer */
export async function askStats(ownerKey: string | null): Promise<RelayAnswer<RelayStats>> {
  const headers: HeadersInit = ownerKey === null ? {} : { Authorization: `Bearer ${ownerKey}` };
  return ask('/v1/stats', { headers }, readStats);
}

/** Asks whether this site may create a game there, with a new challenge each time (KEEP-5). */
export async function askVerdict(ownerKey: string | null): Promise<RelayAnswer<Verdict>> {
  const challenge = toBase64url(crypto.getRandomValues(new Uint8Array(CHALLENGE_BYTES)));
  const body = JSON.stringify(ownerKey === null ? { challenge } : { challenge, ownerKey });
  const headers = { 'Content-Type': 'application/json' };
  return ask('/v1/verify', { method: 'POST', headers, body }, (answer) =>
    readVerdict(answer, challenge),
  );
}

async function ask<T>(
  url: string,
  init: RequestInit,
  read: (answer: unknown) => T | null,
): Promise<RelayAnswer<T>> {
  try {
    const response = await fetch(url, {
      ...init,
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return await readResponse(response, read);
  } catch {
    return { kind: navigator.onLine ? 'unreachable' : 'offline' };
  }
}

async function readResponse<T>(
  response: Response,
  read: (answer: unknown) => T | null,
): Promise<RelayAnswer<T>> {
  if (response.status === 429) {
    const seconds = Number(response.headers.get('Retry-After') ?? 60);
    return { kind: 'locked', seconds: Number.isFinite(seconds) ? seconds : 60 };
  }
  if (response.status === 401) return { kind: 'wrong-key' };
  const value = response.ok ? read(await response.json().catch(() => null)) : null;
  return value === null ? { kind: 'foreign' } : { kind: 'answer', value };
}
