import { CLOSING_SENTENCES, type ClosingSentences } from '@sealed-move/client/connection';

/** Why a connection ended: the reason, then what to do, after a semicolon. The library says it in English. */
export const closing: ClosingSentences = CLOSING_SENTENCES;
