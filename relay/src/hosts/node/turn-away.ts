import type { Duplex } from 'node:stream';
import type { Reply } from 'service/reply';
import { REQUEST_ID } from 'service/request-id';
import { endWithReply } from 'service/send-reply';
import { makeSecurityHeaders } from '../../core/security-headers.ts';

/** Answers and cuts a connection that becomes neither a request nor a WebSocket. */
export function turnAway(
  socket: Duplex,
  reply: Reply,
  { isSecure, id }: { readonly isSecure: boolean; readonly id?: string } = { isSecure: false },
): void {
  const headers = {
    ...makeSecurityHeaders(isSecure),
    ...reply.headers,
    ...(id === undefined ? {} : { [REQUEST_ID]: id }),
  };
  endWithReply(socket, { ...reply, headers });
}
