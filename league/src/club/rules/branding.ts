import { type Refusal, refuse } from '../../shared/refusal.ts';

/** Maximum depth of nested objects and lists, including the branding itself. */
const BRANDING_DEPTH_LIMIT = 32;
/** As JSON in UTF-8. */
const BRANDING_BYTES_LIMIT = 64 * 1024;

/** Checks the limits of a branding (CLUB-4). @param pointer its place in the body */
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

/** Iterates level by level, because recursion would overflow the stack on endless nesting. */
function isDeeperThan(value: unknown, limit: number): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    const containers = level.filter((one) => typeof one === 'object' && one !== null);
    if (containers.length > 0 && depth >= limit) return true;
    level = containers.flatMap((one) => Object.values(one) as unknown[]);
  }
  return false;
}
