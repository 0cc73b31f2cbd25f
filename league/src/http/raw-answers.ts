import type { Duplex } from 'node:stream';
import { endWithAnswer } from 'service/end-with-answer';
import { chooseRequestId } from 'service/request-id';
import { type Refusal, refuse } from '../shared/refusal.ts';
import { CODES } from '../shared/refusal-codes.ts';
import { PROBLEM_TYPE, makeProblemBody } from './problem.ts';

/** Maximum length of the path with its query, in octets; RFC 9110 recommends at least 8000. */
export const URI_LIMIT = 8192;

interface ClientError extends Error {
  readonly code?: string | undefined;
  /** The last chunk before the parser gave up, a Buffer. */
  readonly rawPacket?: unknown;
}

/** A problem for what never became a request: broken HTTP, large headers, slow arrival (ERR-1). */
export function answerClientError(error: ClientError, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  endWithProblem(socket, toRefusal(error));
}

/** Refuses CONNECT, because no route takes over a connection. */
export function refuseTunnel(_request: unknown, socket: Duplex): void {
  endWithProblem(socket, refuse('method_not_allowed'), { Allow: 'GET' });
}

function toRefusal({
  code,
  rawPacket,
}: ClientError): Refusal<'invalid_request' | 'request_timeout' | 'uri_too_long'> {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return refuse('request_timeout');
  if (code !== 'HPE_HEADER_OVERFLOW') {
    return refuse('invalid_request', 'The request is not valid HTTP.');
  }
  return hasCompleteFirstLine(rawPacket)
    ? refuse('invalid_request', 'The headers are larger than 16 KiB.')
    : refuse('uri_too_long');
}

/** Whether the request line ended before it became too long. */
function hasCompleteFirstLine(packet: unknown): boolean {
  return !Buffer.isBuffer(packet) || packet.subarray(0, URI_LIMIT).includes('\r\n');
}

function endWithProblem(
  socket: Duplex,
  refusal: Refusal,
  more: Readonly<Record<string, string>> = {},
): void {
  const id = chooseRequestId(undefined);
  const own = { 'X-Request-Id': id, 'Content-Type': PROBLEM_TYPE, 'Cache-Control': 'no-store' };
  const body = JSON.stringify(makeProblemBody(refusal, id));
  endWithAnswer(socket, { status: CODES[refusal.code].status, headers: { ...own, ...more }, body });
}
