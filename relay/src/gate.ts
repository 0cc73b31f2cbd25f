import { isRoomId } from 'relay-protocol/client-frames';

/** A request, as far as its way depends on it. */
export interface Asked {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  /** The Upgrade header. */
  readonly upgrade: string | null;
  readonly origin: string | null;
}

/** Where a request goes, or with what status it is turned away. */
export type Way =
  | { readonly to: 'info' | 'stats' | 'verify' | 'preflight' | 'site' }
  | { readonly to: 'room'; readonly roomId: string }
  | { readonly to: 'refusal'; readonly status: 400 | 403 | 414 | 426 }
  | { readonly to: 'refusal'; readonly status: 405; readonly allow: string };

const JSON_ROUTES: Readonly<Record<string, { to: 'info' | 'stats' | 'verify'; method: string }>> = {
  '/v1/info': { to: 'info', method: 'GET' },
  '/v1/stats': { to: 'stats', method: 'GET' },
  '/v1/verify': { to: 'verify', method: 'POST' },
};
/** The room that a request has for its first line and its headers together is little more. */
const LONGEST_PATH = 8000;
const ROOM = /^\/v1\/rooms\/([^/]*)$/;

/**
 * Where a request goes (GATE-1 to GATE-6). What is none of the four routes is the site's, which
 * answers 404 where it has no such file.
 */
export function wayOf(asked: Asked, isAllowed: (origin: string) => boolean): Way {
  if (asked.path.length > LONGEST_PATH) return { to: 'refusal', status: 414 };
  const json = Object.hasOwn(JSON_ROUTES, asked.path) ? JSON_ROUTES[asked.path] : undefined;
  if (json) return jsonWay(asked, json);
  const roomId = ROOM.exec(asked.path)?.[1];
  return roomId === undefined ? { to: 'site' } : roomWay(asked, roomId, isAllowed);
}

function jsonWay(
  { method }: Asked,
  route: { to: 'info' | 'stats' | 'verify'; method: string },
): Way {
  if (method === 'OPTIONS') return { to: 'preflight' };
  const isHead = method === 'HEAD' && route.method === 'GET';
  if (method === route.method || isHead) return { to: route.to };
  const allow = route.method === 'GET' ? 'GET, HEAD, OPTIONS' : `${route.method}, OPTIONS`;
  return { to: 'refusal', status: 405, allow };
}

function roomWay(asked: Asked, roomId: string, isAllowed: (origin: string) => boolean): Way {
  if (asked.method !== 'GET') return { to: 'refusal', status: 405, allow: 'GET' };
  if (asked.upgrade?.toLowerCase() !== 'websocket') return { to: 'refusal', status: 426 };
  // A sandboxed page and a file say "null", which is nobody's origin.
  const { origin } = asked;
  if (origin === null || origin === 'null' || !isAllowed(origin)) {
    return { to: 'refusal', status: 403 };
  }
  return isRoomId(roomId) ? { to: 'room', roomId } : { to: 'refusal', status: 400 };
}
