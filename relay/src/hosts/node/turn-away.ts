import type { Duplex } from 'node:stream';
import { endWithAnswer } from 'service/end-with-answer';
import type { Reply } from '../../core/replies.ts';
import { makeSecurityHeaders } from '../../core/security-headers.ts';
import { REQUEST_ID } from './request-id.ts';

/** Answers and cuts a connection that becomes neither a request nor a WebSocket. */
export function turnAway(
  socket: Duplex,
  { status, headers, body }: Reply,
  { isSecure, id }: { readonly isSecure: boolean; readonly id?: string } = { isSecure: false },
): void {
  const all = {
    ...makeSecurityHeaders(isSecure),
    ...headers,
    ...(id === undefined ? {} : { [REQUEST_ID]: id }),
    'Content-Type': 'application/json; charset=utf-8',
  };
  endWithAnswer(socket, { status, headers: all, body: body ?? '' });
}
