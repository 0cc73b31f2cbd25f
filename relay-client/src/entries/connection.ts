export { closingSentence, OWN_STOP } from '../core/closing.ts';
