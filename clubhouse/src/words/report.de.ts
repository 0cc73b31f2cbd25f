import type { report as english } from './report.en.ts';

export const report: typeof english = { title: 'report' };
