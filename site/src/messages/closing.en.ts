import { CLOSING_SENTENCES, type ClosingSentences } from '@sealed-move/client/connection';

/** The reason, a semicolon, then what to do. The library has the English texts. */
export const closing: ClosingSentences = CLOSING_SENTENCES;
