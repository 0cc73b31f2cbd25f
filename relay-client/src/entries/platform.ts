export { makeBrowserPlatform } from '../browser-platform.ts';
export { makeNodePlatform, type NodeOptions, type WebSocketClient } from '../node-platform.ts';
export type { Platform, Socket, SocketEvents } from '../platform.ts';
export { listenTo, type WebSocketLike } from '../web-socket.ts';
