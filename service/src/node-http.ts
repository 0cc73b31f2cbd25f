/**
 * The parts of Node's HTTP module that the relay uses. An import statement reads every name in the
 * module, which would also load Node's fetch and WebSocket.
 */
export const { createServer } = process.getBuiltinModule('node:http');
