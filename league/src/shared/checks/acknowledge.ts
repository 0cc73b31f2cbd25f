import type { ChangeOptions, Warning } from './check.ts';
import { type Refusal, refuse } from '../refusal.ts';

/** The refusal lists every warning that is not acknowledged (CHK-3). */
export function refuseUnacknowledged(
  { acknowledged }: ChangeOptions,
  warnings: readonly Warning[],
): Refusal<'needs_acknowledgement'> | null {
  const open = warnings.filter(({ code }) => !acknowledged.includes(code));
  if (open.length === 0) return null;
  const codes = [...new Set(open.map(({ code }) => code))].join(', ');
  return refuse('needs_acknowledgement', `Acknowledge ${codes}.`, undefined, { checks: warnings });
}
