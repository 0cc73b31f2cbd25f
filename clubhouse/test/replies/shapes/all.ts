import { ATTRIBUTIONS } from './attributions.ts';
import { FOOTERS } from './footers.ts';
import { HEADERS_ABOVE } from './headers.ts';
import { HTML } from './html.ts';
import type { ReplyShape } from './shape.ts';

const SHAPES: readonly ReplyShape[] = [...ATTRIBUTIONS, ...HEADERS_ABOVE, ...FOOTERS, ...HTML];

/** Layouts of replies by mail program. */
export const REPLY_SHAPES: readonly ReplyShape[] = SHAPES.filter(({ isMixed }) => !isMixed);
/** The same, with text below or between quoted lines. */
export const MIXED_SHAPES: readonly ReplyShape[] = SHAPES.filter(({ isMixed }) => isMixed);
