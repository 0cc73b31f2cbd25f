/**
 * What the relay takes of Node's HTTP. Imported by a statement, which reads every name that the module
 * has, it would load all of Node's fetch and WebSocket too.
 */
export const { createServer } = process.getBuiltinModule('node:http');
