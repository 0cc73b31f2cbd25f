import assert from 'node:assert/strict';
import { test } from 'node:test';
import { writeFragment, type Route, readRoute } from './route.ts';

const PAGES = ['home', 'new', 'join', 'here', 'settings', 'backup', 'trust', 'puzzles'] as const;

test('every page’s fragment leads back to it', () => {
  const routes: Route[] = [
    ...PAGES.map((page) => ({ page })),
    { page: 'game', id: 'f-_9' },
    { page: 'match', id: 'f' },
    { page: 'study', id: 'f', number: null },
    { page: 'study', id: 'f-_9', number: 12 },
  ];
  for (const route of routes) assert.deepEqual(readRoute(writeFragment(route)), route);
});

test('a fragment without a page leads to the home page', () => {
  for (const fragment of ['', '#', '#/nowhere', '#/game/', '#/game/a/b', '#join=x', '#/new/']) {
    assert.deepEqual(readRoute(fragment), { page: 'home' });
  }
});
