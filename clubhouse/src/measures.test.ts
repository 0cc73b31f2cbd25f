import assert from 'node:assert/strict';
import { test } from 'node:test';
import fastify from 'fastify';
import { createMeasures } from './measures.ts';

test('OPS-2: the website is ready while it follows the feed and can write to its store', () => {
  const measures = createMeasures('.', 'http://127.0.0.1:1');
  assert.equal(measures.whyNotReady(), 'starting');
  const fault = { feed: 'ok' as 'ok' | 'away', store: null as string | null, isFull: false };
  const mail = () => ({
    server: 'ok' as const,
    feed: fault.feed,
    waiting: 0,
    waitingSince: null,
    refused: 0,
    inDoubt: 0,
  });
  measures.follow(fastify(), {
    mail,
    replies: () => null,
    telegram: () => null,
    works: () => 0,
    store: () => fault.store,
    isFull: () => fault.isFull,
  });
  assert.equal(measures.whyNotReady(), null);
  fault.feed = 'away';
  assert.equal(measures.whyNotReady(), 'league_away');
  fault.isFull = true;
  assert.equal(measures.whyNotReady(), 'bodies_full');
  fault.store = 'storage_full';
  assert.equal(measures.whyNotReady(), 'storage_full');
});
