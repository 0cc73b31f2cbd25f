import { closing } from '../../src/messages/closing.en.ts';
import { noughts } from './noughts.en.ts';

/** The texts of the page and of closed connections. */
export const en = { closing, noughts };

export type NoughtsWords = typeof en;
