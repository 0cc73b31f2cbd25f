import type { Allowance, WindowLimitOptions } from 'service/window-limit';

const WINDOW_MS = 60_000;

/** Limits per minute (LIM-2). */
export function makeMinuteLimit(most: number): WindowLimitOptions {
  return { most, windowMs: WINDOW_MS };
}

/** Whole seconds until the window ends. */
export function resetSeconds({ resetMs }: Allowance): number {
  return Math.ceil(resetMs / 1000);
}

/** The caller's remaining requests, in the headers of the IETF's RateLimit draft. */
export function makeRateLimitHeaders(allowance: Allowance): Record<string, string> {
  const { limit, remaining, isAllowed } = allowance;
  const seconds = resetSeconds(allowance);
  return {
    'ratelimit-policy': `"minute";q=${limit};w=${WINDOW_MS / 1000}`,
    ratelimit: `"minute";r=${remaining};t=${seconds}`,
    ...(isAllowed ? {} : { 'retry-after': String(seconds) }),
  };
}
