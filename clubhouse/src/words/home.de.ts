import type { home as english } from './home.en.ts';

export const home: typeof english = { title: 'home' };
