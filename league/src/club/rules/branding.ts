import { type Refusal, refuse } from '../../shared/refusal.ts';

/** Objects and lists within each other, the branding itself included. */
const BRANDING_DEPTH_LIMIT = 32;
/** As JSON in UTF-8. */
const BRANDING_BYTES_LIMIT = 64 * 1024;

/** Branding is stored as given, and given in measure (CLUB-4). @param pointer where it stands */
export function refuseBranding(
  branding: unknown,
  pointer: string,
): Refusal<'invalid_request'> | null {
  if (branding === undefined) return null;
  if (isDeeperThan(branding, BRANDING_DEPTH_LIMIT)) {
    const message = `must not nest deeper than ${BRANDING_DEPTH_LIMIT} levels`;
    return refuse('invalid_request', undefined, [{ pointer, message }]);
  }
  if (new TextEncoder().encode(JSON.stringify(branding)).length <= BRANDING_BYTES_LIMIT)
    return null;
  const message = `must not be larger than ${BRANDING_BYTES_LIMIT} bytes of JSON`;
  return refuse('invalid_request', undefined, [{ pointer, message }]);
}

/** Level by level, not by calling itself: what is nested without end would end the stack. */
function isDeeperThan(value: unknown, limit: number): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    const containers = level.filter((one) => typeof one === 'object' && one !== null);
    if (containers.length > 0 && depth >= limit) return true;
    level = containers.flatMap((one) => Object.values(one) as unknown[]);
  }
  return false;
}
