import { machine } from './machine.ts';
import type { Platform } from './platform.ts';
import { openSocket, type WebSocketLike } from './web-socket.ts';

/** Node's own `WebSocket`, from Node 22 on, or that of the package `ws`. */
export type WebSocketClient = new (
  url: string,
  options: { readonly headers: Readonly<Record<string, string>> },
) => WebSocketLike;

export interface NodeOptions {
  /** The site that this program speaks for, as the relay allows it: `https://play.example`. */
  readonly origin: string;
  /** By default Node's own. */
  readonly WebSocket?: WebSocketClient;
}

/**
 * A Node process, which sends the relay an origin as a browser does by itself (NODE-1).
 * @throws TypeError when the origin is none, or there is no WebSocket
 */
export function nodePlatform({ origin, WebSocket = ownWebSocket() }: NodeOptions): Platform {
  if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
    throw new TypeError(`"${origin}" is no origin such as https://play.example`);
  }
  if (WebSocket === undefined) {
    throw new TypeError('This Node has no WebSocket: install ws, and pass its WebSocket');
  }
  const open = (url: string) => new WebSocket(url, { headers: { origin } });
  return {
    ...machine(),
    openSocket: (url, on) => openSocket(() => open(url), on),
    isVisible: () => true,
  };
}

/** Node's takes headers, which the types of browsers do not tell. */
function ownWebSocket(): WebSocketClient | undefined {
  return (globalThis as { readonly WebSocket?: unknown }).WebSocket as WebSocketClient | undefined;
}
