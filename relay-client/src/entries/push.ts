export { readPushTarget, type PushTarget } from '../core/push-target.ts';
export { forwardPush, type ForwarderOptions } from '../push/forwarder.ts';
export { openPushed, type PushedFrame } from '../push/open-pushed.ts';
export { makeSigner } from '../push/sign-push.ts';
