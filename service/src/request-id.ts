import { randomUUID } from 'node:crypto';

const SANE_ID = /^[A-Za-z0-9._-]{1,128}$/;

/** The caller's own id if well-formed, else a new one, for the logs of all services (OPS-11). */
export function chooseRequestId(sent: string | readonly string[] | undefined): string {
  return typeof sent === 'string' && SANE_ID.test(sent) ? sent : randomUUID();
}
