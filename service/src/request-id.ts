import { randomUUID } from 'node:crypto';

const SANE_ID = /^[A-Za-z0-9._-]{1,128}$/;

/**
 * Identifies a request in the logs of every service it passes (OPS-11): the caller's own id if
 * well-formed, otherwise a new one.
 * @param sent the value of `X-Request-Id`
 */
export function chooseRequestId(sent: string | readonly string[] | undefined): string {
  return typeof sent === 'string' && SANE_ID.test(sent) ? sent : randomUUID();
}
