import { closing } from '../../src/messages/closing.de.ts';
import { noughts } from './noughts.de.ts';
import type { NoughtsWords } from './en.ts';

export const de: NoughtsWords = { closing, noughts };
