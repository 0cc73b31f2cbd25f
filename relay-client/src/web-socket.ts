import type { Socket, SocketEvents } from './platform.ts';

const ABNORMAL = 1006;

/** The members used of a WebSocket: a browser's, Node's own, or the one of the `ws` package. */
export interface WebSocketLike {
  addEventListener(type: 'open' | 'error', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'close', listener: (event: { readonly code: number }) => void): void;
  send(text: string): void;
  close(): void;
}

/** Opens a socket and listens to it (CONN-9). */
export function openSocket(open: () => WebSocketLike, on: SocketEvents): Socket {
  let socket: WebSocketLike;
  try {
    socket = open();
  } catch {
    // Thrown if the page's policy or the address forbids a connection.
    queueMicrotask(() => on.closed(ABNORMAL));
    return { send: () => undefined, close: () => undefined };
  }
  return listenTo(socket, on);
}

/** Reports a WebSocket's events. An error is always followed by a close, which is enough. */
export function listenTo(socket: WebSocketLike, on: SocketEvents): Socket {
  socket.addEventListener('open', () => on.opened());
  socket.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') on.text(data);
  });
  socket.addEventListener('close', ({ code }) => on.closed(code));
  // A socket of `ws` ends the process on an error without a listener.
  socket.addEventListener('error', () => undefined);
  return { send: (text) => socket.send(text), close: () => socket.close() };
}
