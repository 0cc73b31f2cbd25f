import type { KeyPair } from './inner-keys.ts';

/** What the library needs of the machine that it runs on; a test brings its own. */
export interface Platform {
  /** Opens a socket. It never throws: whatever goes wrong is a close. */
  readonly openSocket: (url: string, on: SocketEvents) => Socket;
  /** Epoch ms; the clock may be set back and forth. */
  readonly now: () => number;
  /** In ms, from any start; never goes back. */
  readonly elapsed: () => number;
  /** @returns how to cancel it */
  readonly after: (ms: number, then: () => void) => () => void;
  /** A random number from 0 up to 1; nothing secret depends on it. */
  readonly chance: () => number;
  /** Whether there is Web Crypto: browsers have it only on https and on localhost. */
  readonly isSecure: () => boolean;
  /** A new X25519 key for this device; null where it has none of that kind. */
  readonly makeKeys: () => Promise<KeyPair | null>;
  /** Whether the page is visible; a process always is. */
  readonly isVisible: () => boolean;
  /** Tells when the page wakes and when the device loses its network (CONN-10). @returns stops that */
  readonly follow?: (on: PageEvents) => () => void;
}

export interface PageEvents {
  /** The page is shown, or the network is back. */
  readonly wake: () => void;
  readonly lost: () => void;
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
