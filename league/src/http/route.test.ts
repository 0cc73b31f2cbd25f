import { Type } from 'typebox';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Refusal, refuse } from '../shared/refusal.ts';
import type { RefusalCode } from '../shared/refusal-codes.ts';
import { key } from './caller.ts';
import { declareAction, query } from './route.ts';

/*
 * What this file tests, the compiler tests: each line that expects an error fails the type check
 * once there is none.
 */

const common = {
  operationId: 'getAnswer',
  summary: '',
  tag: 'Members',
  access: key('league:write'),
} as const;
const Answer = Type.Object({ id: Type.String() });
const Nothing = Type.Object({});
const asked = () => Date.now() === 0;

test('ERR-1: a route does not compile if its action can return an undeclared problem', () => {
  const read = { ...common, method: 'GET', path: '/a', response: Answer } as const;
  const routes = [
    query({
      ...read,
      problems: ['not_found', 'member_left'],
      run: async () => (asked() ? refuse('not_found') : { id: 'a' }),
    }),
    query({
      ...read,
      problems: ['member_left'],
      // @ts-expect-error: not_found is not declared
      run: async () => (asked() ? refuse('not_found') : { id: 'a' }),
    }),
    query({
      ...read,
      // @ts-expect-error: nothing is declared
      run: async () => (asked() ? refuse('not_found') : { id: 'a' }),
    }),
    // An action may return any refusal declared for all routes with this access.
    query({ ...read, run: async () => (asked() ? refuse('invalid_request') : { id: 'a' }) }),
  ];
  assert.equal(routes.length, 4);
});

test('ERR-1: a route does not compile without an answer, or if it declares every code', () => {
  const write = { ...common, method: 'DELETE', path: '/a', status: 204 } as const;
  const remove = async (): Promise<object | Refusal<'not_found'>> =>
    asked() ? refuse('not_found') : {};
  const every: readonly RefusalCode[] = ['not_found'];
  const routes = [
    declareAction({
      ...write,
      response: Nothing,
      problems: ['not_found'],
      run: remove,
    }),
    declareAction({
      ...write,
      response: Nothing,
      problems: ['member_left'],
      // @ts-expect-error: not_found is not declared
      run: remove,
    }),
    declareAction({
      ...write,
      response: Answer,
      problems: every,
      // @ts-expect-error: a list of any codes declares none
      run: async () => (asked() ? refuse('not_found') : { id: 'a' }),
    }),
  ];
  assert.equal(routes.length, 3);
});

test('DOC-1: a route does not compile if its operation has no name, or one without a verb', () => {
  const { operationId: _, ...unnamed } = common;
  const read = {
    method: 'GET',
    path: '/a',
    response: Answer,
    run: async () => ({ id: 'a' }),
  } as const;
  const routes = [
    query({ ...common, ...read }),
    // @ts-expect-error: no name
    query({ ...unnamed, ...read }),
    // @ts-expect-error: no verb
    query({ ...common, ...read, operationId: 'answer' }),
    // @ts-expect-error: `getting` is not one of our verbs
    query({ ...common, ...read, operationId: 'gettingAnswer' }),
  ];
  assert.equal(routes.length, 4);
});
