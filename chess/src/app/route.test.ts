import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fragmentOf, type Route, routeOf } from './route.ts';

test('every page is found again by its fragment', () => {
  const routes: Route[] = [
    { page: 'home' },
    { page: 'settings' },
    { page: 'trust' },
    { page: 'game', id: 'f-_9' },
  ];
  for (const route of routes) assert.deepEqual(routeOf(fragmentOf(route)), route);
});

test('a fragment that names no page is the home page', () => {
  for (const fragment of [
    '',
    '#',
    '#/nowhere',
    '#/game/',
    '#/game/a/b',
    '#join=x',
    '#/settings/',
  ]) {
    assert.deepEqual(routeOf(fragment), { page: 'home' });
  }
});
