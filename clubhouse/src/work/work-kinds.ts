import { ANNOUNCING } from './announcing.ts';
import { IMPORTING } from './importing.ts';
import { INVITING } from './inviting.ts';
import { REMINDING } from './reminding.ts';
import { SETTLING } from './settling.ts';
import type { AnyWorkKind } from './work-kind.ts';

/** Every kind of long work; a missing one is not resumed after a restart. */
export const WORK_KINDS: readonly AnyWorkKind[] = [
  ANNOUNCING,
  IMPORTING,
  INVITING,
  REMINDING,
  SETTLING,
];
