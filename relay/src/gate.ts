import { isRoomId } from '@sealed-move/protocol/client-frames';

/** The parts of a request that decide its route. */
export interface RequestHead {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly upgrade: string | null;
  readonly origin: string | null;
}

/** Whether a path contains a link secret, which the page can strip from it (SITE-4). */
export function hasSecret(path: string): boolean {
  return MISPLACED_SECRET.test(path);
}

export type RouteMatch =
  | { readonly to: 'info' | 'stats' | 'verify' | 'preflight' | 'site' }
  | { readonly to: 'room'; readonly roomId: string }
  | { readonly to: 'refusal'; readonly status: 400 | 403 | 414 | 426 }
  | { readonly to: 'refusal'; readonly status: 405; readonly allow: string };

const JSON_ROUTES: Readonly<Record<string, { to: 'info' | 'stats' | 'verify'; method: string }>> = {
  '/v1/info': { to: 'info', method: 'GET' },
  // Container managers ask here, and read only the status.
  '/up': { to: 'info', method: 'GET' },
  '/v1/stats': { to: 'stats', method: 'GET' },
  '/v1/verify': { to: 'verify', method: 'POST' },
};
/** Slightly less than the space for the request line and headers together. */
const MAX_PATH_LENGTH = 8000;
/** A link's fragment, if an app encoded the `#` and made it part of the path. */
const MISPLACED_SECRET = /(?:join|owner|carry)(?:=|%(?:25)*3d)/i;
const ROOM = /^\/v1\/rooms\/([^/]*)$/;

/**
 * Routes a request (GATE-1 to GATE-6). Anything outside the four routes goes to the site, which
 * answers 404 if it has no such file.
 */
export function matchRoute(head: RequestHead, isAllowed: (origin: string) => boolean): RouteMatch {
  if (head.path.length > MAX_PATH_LENGTH) return { to: 'refusal', status: 414 };
  const json = Object.hasOwn(JSON_ROUTES, head.path) ? JSON_ROUTES[head.path] : undefined;
  if (json) return matchJson(head, json);
  const roomId = ROOM.exec(head.path)?.[1];
  return roomId === undefined ? { to: 'site' } : matchRoom(head, roomId, isAllowed);
}

function matchJson(
  { method }: RequestHead,
  route: { to: 'info' | 'stats' | 'verify'; method: string },
): RouteMatch {
  if (method === 'OPTIONS') return { to: 'preflight' };
  const isHead = method === 'HEAD' && route.method === 'GET';
  if (method === route.method || isHead) return { to: route.to };
  const allow = route.method === 'GET' ? 'GET, HEAD, OPTIONS' : `${route.method}, OPTIONS`;
  return { to: 'refusal', status: 405, allow };
}

function matchRoom(
  head: RequestHead,
  roomId: string,
  isAllowed: (origin: string) => boolean,
): RouteMatch {
  if (head.method !== 'GET') return { to: 'refusal', status: 405, allow: 'GET' };
  if (head.upgrade?.toLowerCase() !== 'websocket') return { to: 'refusal', status: 426 };
  // Sandboxed pages and local files send "null", which is nobody's origin.
  const { origin } = head;
  if (origin === null || origin === 'null' || !isAllowed(origin)) {
    return { to: 'refusal', status: 403 };
  }
  return isRoomId(roomId) ? { to: 'room', roomId } : { to: 'refusal', status: 400 };
}
