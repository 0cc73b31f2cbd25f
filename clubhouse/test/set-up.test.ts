import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clubhouseForTests } from './clubhouse.ts';
import { Visitor } from './visitor.ts';

const started = clubhouseForTests({ isWithoutKey: true });

test('CFG-3: before it has its key, every page says what to do', async () => {
  const visitor = new Visitor(started());
  for (const path of ['/', '/sign-in', '/me']) {
    const seen = await visitor.get(path);
    assert.equal(seen.status, 503);
    assert.match(seen.text, /The clubhouse is not set up yet/);
    assert.match(seen.text, /<code>[^<]*website-key<\/code>/);
  }
});

test('COACH-19: before the site is set up it says with which key the first coach comes in, and where', async () => {
  const { text } = await new Visitor(started()).get('/coach/sign-in');
  assert.match(text, /first coach, here at \/coach\/sign-in, with the administrator key/);
});
