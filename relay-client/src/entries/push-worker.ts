export type { PushedFrame } from '../open-pushed.ts';
export { servePushes, type Notice, type PushWorker } from '../push-worker.ts';
