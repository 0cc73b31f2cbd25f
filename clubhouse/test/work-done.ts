import assert from 'node:assert/strict';
import { until } from 'test-kit/until';
import type { Visitor } from './visitor.ts';

/** Waits for the page of a finished job. */
export function workDone(visitor: Visitor, path: string | null): Promise<string> {
  assert.match(path ?? '', /^\/coach\/work\/\d+$/);
  return until('the work does not end', async () => {
    const { text } = await visitor.get(path ?? '');
    return text.includes('data-runs') ? null : text;
  });
}
