/** What the platform says where a client sent no code. */
const NO_CODE = 1005;
const PROTOCOL_ERROR = 1002;
/** Those codes from 1000 to 1014 that no close frame may hold. */
const RESERVED: ReadonlySet<number> = new Set([1004, NO_CODE, 1006]);

/**
 * Closes a socket that its client closed, with the same code (FRAME-4). Also one that was cut off:
 * the platform would keep its half of the connection.
 */
export function answerClosing(socket: Pick<WebSocket, 'close'>, code: number): void {
  if (code === NO_CODE) socket.close();
  else socket.close(isSendable(code) ? code : PROTOCOL_ERROR);
}

function isSendable(code: number): boolean {
  if (code >= 3000) return code <= 4999;
  return code >= 1000 && code <= 1014 && !RESERVED.has(code);
}
