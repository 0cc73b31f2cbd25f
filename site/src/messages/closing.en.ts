import { CLOSING_SENTENCES, type ClosingSentences } from '@sealed-move/client/connection';

/** Each sentence has the reason, a semicolon, then what to do. The library has the English ones. */
export const closing: ClosingSentences = CLOSING_SENTENCES;
