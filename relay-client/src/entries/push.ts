export { readPushTarget, type PushTarget } from '../core/push-target.ts';
export { forwardPush, type ForwarderOptions } from '../forward-push.ts';
export { openPushed, type PushedFrame } from '../open-pushed.ts';
export { makeSigner } from '../sign-push.ts';
