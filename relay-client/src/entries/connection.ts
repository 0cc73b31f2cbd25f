export { closingReason, OWN_STOP } from '../core/closing-reason.ts';
export { closingSentence } from '../core/closing.ts';
export { CLOSING_SENTENCES, type ClosingSentences } from '../core/closing-sentences.ts';
