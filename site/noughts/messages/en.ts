import { closing } from '../../src/messages/closing.en.ts';
import { noughts } from './noughts.en.ts';

export const en = { closing, noughts };

export type NoughtsWords = typeof en;
