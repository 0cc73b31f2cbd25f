import { toClosingReason } from './closing-reason.ts';
import { CLOSING_SENTENCES } from './closing-sentences.ts';
import type { Role } from './role.ts';

/** Tells a player why the connection ended, and what to do, in English (CONN-6). */
export function explainClosing(code: number, role: Role): string {
  const sentence = CLOSING_SENTENCES[toClosingReason(code)];
  return typeof sentence === 'string' ? sentence : sentence[role];
}
