import type { match as english } from './match.en.ts';

export const match: typeof english = { title: 'match' };
