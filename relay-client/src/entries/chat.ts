export { cleanName } from '../core/chat-text.ts';
