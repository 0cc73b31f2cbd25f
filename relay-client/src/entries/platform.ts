export {
  listenTo,
  type Socket,
  type SocketEvents,
  systemPlatform,
  type Platform,
} from '../platform.ts';
