/** The platform's code for a close frame without a code. */
const NO_CODE = 1005;
const PROTOCOL_ERROR = 1002;
/** Codes from 1000 to 1014 that a close frame must not contain. */
const RESERVED: ReadonlySet<number> = new Set([1004, NO_CODE, 1006]);

/**
 * Closes a socket that its client closed, with the same code (FRAME-4). Also needed after a lost
 * connection, because the platform would keep its own half open.
 */
export function answerClosing(socket: Pick<WebSocket, 'close'>, code: number): void {
  if (code === NO_CODE) socket.close();
  else socket.close(isSendable(code) ? code : PROTOCOL_ERROR);
}

function isSendable(code: number): boolean {
  if (code >= 3000) return code <= 4999;
  return code >= 1000 && code <= 1014 && !RESERVED.has(code);
}
