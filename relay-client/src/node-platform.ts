import { makeCommonPlatform } from './machine.ts';
import type { Platform } from './platform.ts';
import { openSocket, type WebSocketLike } from './web-socket.ts';

/** Node's own `WebSocket`, from Node 22 on, or the one of the `ws` package. */
export type WebSocketClient = new (
  url: string,
  options: { readonly headers: Readonly<Record<string, string>> },
) => WebSocketLike;

export interface NodeOptions {
  /** The site this program speaks for, which the relay must allow: `https://play.example`. */
  readonly origin: string;
  /** Node's own by default. */
  readonly WebSocket?: WebSocketClient;
}

/**
 * A Node process, which must send the relay an origin, as browsers do on their own (NODE-1).
 * @throws TypeError if the origin is invalid, or there is no WebSocket
 */
export function makeNodePlatform({
  origin,
  WebSocket = findOwnWebSocket(),
}: NodeOptions): Platform {
  if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
    throw new TypeError(`"${origin}" is no origin such as https://play.example`);
  }
  if (WebSocket === undefined) {
    throw new TypeError('This Node has no WebSocket: install ws, and pass its WebSocket');
  }
  const open = (url: string) => new WebSocket(url, { headers: { origin } });
  return {
    ...makeCommonPlatform(),
    openSocket: (url, on) => openSocket(() => open(url), on),
    isVisible: () => true,
  };
}

/** Node's version takes headers, which the browsers' types do not declare. */
function findOwnWebSocket(): WebSocketClient | undefined {
  return (globalThis as { readonly WebSocket?: unknown }).WebSocket as WebSocketClient | undefined;
}
