export { listenTo, type Socket, type SocketEvents, systemWorld, type World } from '../world.ts';
