import type { Origin } from 'service/origin';

/** Whether an owner key is right, or how long the relay accepts none (INFO-5). */
export type KeyCheck =
  | { readonly is: 'right' | 'wrong' }
  | { readonly is: 'not looked at'; readonly waitMs: number };

const BEARER = /^Bearer (.+)$/i;

/** The key of an Authorization header; null if there is none. */
export function readBearer(header: string | null | undefined): string | null {
  return BEARER.exec(header ?? '')?.[1]?.trim() ?? null;
}

/**
 * A page from a disallowed origin could try keys for a visitor and lock them out (INFO-5). A
 * request without an origin does not come from a page.
 */
export function mayShowKey({ sent, allowed }: Origin): boolean {
  return sent === null || allowed;
}
