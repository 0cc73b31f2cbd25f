/** What the library needs of the machine that it runs on; a test gives its own. */
export interface Platform {
  /** Opens a socket; whatever goes wrong with it is a close. */
  readonly openSocket: (url: string, on: SocketEvents) => Socket;
  /** Epoch ms; may be set back and forth. */
  readonly now: () => number;
  /** In ms since whenever; only runs forward. */
  readonly elapsed: () => number;
  /** @returns how to cancel it */
  readonly after: (ms: number, then: () => void) => () => void;
  /** From 0 up to 1; nothing secret depends on it. */
  readonly chance: () => number;
  /** Whether there is cryptography: a browser gives it to pages by https or on the device itself. */
  readonly isSecure: () => boolean;
  /** Whether the page is seen; a process always is. */
  readonly isVisible: () => boolean;
}

export interface Socket {
  readonly send: (text: string) => void;
  readonly close: () => void;
}

export interface SocketEvents {
  readonly opened: () => void;
  readonly text: (text: string) => void;
  readonly closed: (code: number) => void;
}

/** The browser, or Node. */
export function systemPlatform(isVisible: () => boolean = () => true): Platform {
  return {
    openSocket,
    now: () => Date.now(),
    elapsed: () => performance.now(),
    after: (ms, then) => {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
    chance: () => Math.random(),
    isSecure: () => 'subtle' in crypto,
    isVisible,
  };
}

const ABNORMAL = 1006;

function openSocket(url: string, on: SocketEvents): Socket {
  let socket: WebSocket;
  try {
    socket = new WebSocket(url);
  } catch {
    // A page that may not open this address is told so by a throw.
    queueMicrotask(() => on.closed(ABNORMAL));
    return { send: () => undefined, close: () => undefined };
  }
  return listenTo(socket, on);
}

/** A web socket, by what this library hears of it. */
export function listenTo(socket: WebSocket, on: SocketEvents): Socket {
  socket.addEventListener('open', () => on.opened());
  socket.addEventListener('message', ({ data }: { readonly data: unknown }) => {
    if (typeof data === 'string') on.text(data);
  });
  socket.addEventListener('close', ({ code }) => on.closed(code));
  return { send: (text) => socket.send(text), close: () => socket.close() };
}
