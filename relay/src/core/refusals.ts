/** Why a request is refused, as `{ error, message }` (INFO-6). */
const REFUSALS = {
  400: ['malformed', 'The request is invalid.'],
  401: ['wrong_key', 'This is not the owner key.'],
  403: ['origin_not_allowed', 'This origin is not allowed to open games here.'],
  404: ['not_found', 'There is nothing at this path.'],
  405: ['method_not_allowed', 'This path does not support that method.'],
  408: ['timeout', 'The request took too long to arrive.'],
  413: ['too_large', 'The body is larger than 1 KiB.'],
  414: ['path_too_long', 'The path is too long.'],
  417: ['expectation_failed', 'The relay does not support this Expect header.'],
  426: ['upgrade_required', 'Connect to a room by WebSocket.'],
  429: ['too_many', 'Too many requests from this network. Try again later.'],
  431: ['headers_too_large', 'The headers of the request are too large.'],
  500: ['failed', 'The relay could not handle the request. Try again later.'],
  501: ['unknown_method', 'The relay does not support that method.'],
  503: ['relay_full', 'The relay has reached its limit of sockets.'],
} as const;
export type RefusalStatus = keyof typeof REFUSALS;

export function makeRefusalBody(status: RefusalStatus): string {
  const [error, message] = REFUSALS[status];
  return JSON.stringify({ error, message });
}
