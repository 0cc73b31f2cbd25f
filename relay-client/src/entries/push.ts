export type { PushTarget } from '../core/push-target.ts';
export { forwardPush, type ForwarderOptions } from '../forward-push.ts';
export { subscribeToPushes } from '../subscribe-to-pushes.ts';
