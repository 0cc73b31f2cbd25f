import { closing } from '../../src/messages/closing.en.ts';
import { noughts } from './noughts.en.ts';

/** All that the page says, and why a connection ended. */
export const en = { closing, noughts };

export type NoughtsWords = typeof en;
