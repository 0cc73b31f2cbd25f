import { randomUUID } from 'node:crypto';

const SANE_ID = /^[A-Za-z0-9._-]{1,128}$/;

/**
 * By which a request is found in the logs of every service that has to do with it (OPS-11): the
 * caller's own id where it is well formed, else a new one.
 * @param sent the value of `X-Request-Id`
 */
export function requestIdFrom(sent: string | readonly string[] | undefined): string {
  return typeof sent === 'string' && SANE_ID.test(sent) ? sent : randomUUID();
}
