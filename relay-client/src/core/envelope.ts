import type { Role } from './role.ts';

export interface Envelope {
  readonly v: 1;
  readonly from: Role;
  /** Always increases, even across reloads; in microseconds if the clock allows it. */
  readonly n: number;
  /** Not validated yet. */
  readonly body: unknown;
}

/** The highest accepted number, which leaves half of the safe integers for counting on. */
export const MAX_NUMBER = 2 ** 52;

/** Frame lengths differ only in steps of this size, so they reveal little (SEAL-6). */
export const STEP_BYTES = 512;

/** The text to seal, padded with blanks, which every JSON parser skips. */
export function writeEnvelope(from: Role, n: number, body: unknown): string {
  const text = JSON.stringify({ v: 1, from, n, body } satisfies Envelope);
  const { length } = new TextEncoder().encode(text);
  return text + ' '.repeat(-length & (STEP_BYTES - 1));
}

/** Reads an opened frame; null if it is not an envelope from that sender (ENV-1). */
export function readEnvelope(text: string, from: Role): Envelope | null {
  const value = readObject(text);
  if (value === null || value['v'] !== 1 || value['from'] !== from) return null;
  const { n, body } = value;
  if (typeof n !== 'number' || !Number.isSafeInteger(n) || n < 1 || n > MAX_NUMBER) return null;
  return { v: 1, from, n, body };
}

/**
 * The number of the next message (ENV-2). Based on the clock, so that a device restored from a
 * backup does not reuse old numbers. Based on the saved number if the clock went back.
 * @param saved the last number used, or 0
 */
export function getNextNumber(saved: number, now: number): number {
  return Math.max(saved + 1, Math.trunc(now * 1000));
}

function readObject(text: string): Readonly<Record<string, unknown>> | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
}
