export { toClosingReason, OWN_STOP } from '../core/closing-reason.ts';
export { explainClosing } from '../core/closing.ts';
export { CLOSING_SENTENCES, type ClosingSentences } from '../core/closing-sentences.ts';
