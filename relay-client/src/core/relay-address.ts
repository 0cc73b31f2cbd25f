const ADDRESS = /^(?:https?|wss?):\/\/[^\s/?#@\\]+\/?$/i;
const ADDRESS_LENGTH = 261;

/**
 * The origin of a relay that was typed or linked: `https://relay.example`. Null with another
 * scheme, a path or credentials. `ws:` and `wss:` are read as `http:` and `https:`.
 */
export function readRelayAddress(text: string): string | null {
  if (text.length > ADDRESS_LENGTH || !ADDRESS.test(text)) return null;
  const asPage = text.replace(/^ws/i, 'http');
  return URL.canParse(asPage) ? new URL(asPage).origin : null;
}

/** @param relay as returned by `readRelayAddress` */
export function makeRoomAddress(relay: string, roomId: string): string {
  return `${relay.replace(/^http/, 'ws')}/v1/rooms/${roomId}`;
}
