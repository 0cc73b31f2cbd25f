import { machine } from './machine.ts';
import type { Platform } from './platform.ts';
import { openSocket } from './web-socket.ts';

/** A page in a browser. @param isVisible by default, it always is */
export function browserPlatform(isVisible: () => boolean = () => true): Platform {
  const open = (url: string) => new WebSocket(url);
  return { ...machine(), openSocket: (url, on) => openSocket(() => open(url), on), isVisible };
}
