export { makeBrowserPlatform as browserPlatform } from '../browser-platform.ts';
export {
  makeNodePlatform as nodePlatform,
  type NodeOptions,
  type WebSocketClient,
} from '../node-platform.ts';
export type { Platform, Socket, SocketEvents } from '../platform.ts';
export { listenTo, type WebSocketLike } from '../web-socket.ts';
