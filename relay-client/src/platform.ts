import type { KeyPair } from './inner-keys.ts';

export interface Platform {
  /** Opens a socket. Never throws: every failure is a close. */
  readonly openSocket: (url: string, on: SocketEvents) => Socket;
  /** Epoch ms; the clock may be changed in either direction. */
  readonly now: () => number;
  /** The time in ms from any start; never goes back. */
  readonly elapsed: () => number;
  /** @returns a function that cancels it */
  readonly after: (ms: number, then: () => void) => () => void;
  /** A random number from 0 up to 1; nothing secret depends on it. */
  readonly chance: () => number;
  /** Whether Web Crypto exists: browsers have it only on HTTPS and localhost. */
  readonly isSecure: () => boolean;
  /** A new X25519 key for this device; null if it does not support them. */
  readonly makeKeys: () => Promise<KeyPair | null>;
  /** Whether the page is visible; a process always is. */
  readonly isVisible: () => boolean;
  /** Whether the device knows that it is offline; omitted if the device cannot tell. */
  readonly isOffline?: () => boolean;
  /**
   * Reports when the page wakes and when the device goes offline (CONN-10).
   * @returns a function that stops this
   */
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
