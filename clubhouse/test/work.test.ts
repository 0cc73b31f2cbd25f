import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { listCalls } from './calls.ts';
import { clubhouseForTests } from './clubhouse.ts';
import { addExample, type Example, EXAMPLES } from './example-work.ts';
import { until } from 'test-kit/until';
import { coachKey, Visitor } from './visitor.ts';

const started = clubhouseForTests();

async function coachCalled(name: string) {
  const coach = new Visitor(started());
  const { id, key } = await coachKey(started(), { name });
  assert.equal((await coach.post('/coach/sign-in', { key })).status, 303);
  return { coach, id, key };
}

function begun(items: readonly Example[]): number {
  EXAMPLES.ran.length = 0;
  return addExample(started().store, { items, now: started().clock.now });
}

async function untilIs(id: number, state: string): Promise<void> {
  await until(`it is not ${state}`, () => started().store.works.find(id)?.state === state);
}

async function untilRan(count: number): Promise<void> {
  await until(`not ${count} have run`, () => EXAMPLES.ran.length >= count);
}

const done = (name: string): Example => ({ name, how: 'done' });

test('WORK-1, WORK-5: a job continues while its coach is elsewhere; every coach sees its progress and failures', async () => {
  const [ana, ben] = await Promise.all([coachCalled('Ana, coach'), coachCalled('Ben, coach')]);
  const id = begun([
    done('Ann'),
    { name: 'Bo', how: 'taken' },
    { name: 'Cleo', how: 'unknown' },
    { name: 'Dora', how: 'wait' },
    done('Emil'),
  ]);
  EXAMPLES.isHeld = true;
  const path = `/coach/work/${id}`;
  const began = await ana.coach.post(path, { do: 'go-on' });
  assert.equal(began.location, path);
  await untilRan(4);
  await ana.coach.post('/coach/sign-out');
  assert.equal((await ana.coach.get(path)).status, 303);
  const running = (await ben.coach.get(path)).text;
  assert.match(running, /<h1>Inviting 5 members<\/h1><p>Started by Ana, coach, /);
  assert.match(running, /<b>3 of 5<\/b>.*2 failed/s);
  assert.match(running, /This continues automatically/);
  assert.match(running, /Bo<\/b><span[^>]*>Bo@example.org is a member’s already/);
  assert.match(running, /Cleo<\/b><span[^>]*>The club’s service rejected this: quota_reached/);
  assert.match((await ben.coach.get('/coach')).text, /In progress.*Inviting 5 members.*3 of 5/s);
  EXAMPLES.isHeld = false;
  await untilIs(id, 'finished');
  assert.deepEqual(
    EXAMPLES.ran,
    ['Ann', 'Bo', 'Cleo', 'Dora', 'Emil'].map((name) => `${name} as Ana, coach`),
  );
  const finished = (await ben.coach.get(path)).text;
  assert.match(finished, /3 were invited\..*href="\/coach">Go to members/s);
  assert.match(finished, /Retry failed items/);
  assert.match((await ben.coach.get('/coach')).text, /Inviting 5 members/, 'two failed');
  await ben.coach.post(path, { do: 'again' });
  await untilIs(id, 'finished');
  assert.deepEqual(EXAMPLES.ran.slice(5), ['Bo as Ben, coach again', 'Cleo as Ben, coach again']);
  assert.deepEqual(
    await listCalls(started(), ben.coach, path),
    ['/v1/me'],
    'whether the key is alive',
  );
  const other = begun([done('Ann'), done('Emil')]);
  await ben.coach.post(`/coach/work/${other}`, { do: 'go-on' });
  await untilIs(other, 'finished');
  assert.doesNotMatch((await ben.coach.get('/coach')).text, /Inviting 2 members/, 'all went well');
});

test('WORK-5: any coach can stop it, and an unknown job gets a 404 page', async () => {
  const { coach } = await coachCalled('Ben, coach');
  const id = begun([{ name: 'Ann', how: 'wait' }, done('Bo')]);
  EXAMPLES.isHeld = true;
  await coach.post(`/coach/work/${id}`, { do: 'go-on' });
  await untilRan(1);
  await coach.post(`/coach/work/${id}`, { do: 'stop' });
  EXAMPLES.isHeld = false;
  await until('what was on its way is not done', () => started().store.works.find(id)?.done === 1);
  // Jobs take turns, so a wrongly started item would begin before another job's item ends.
  const other = addExample(started().store, { items: [done('Cleo')], now: started().clock.now });
  await coach.post(`/coach/work/${other}`, { do: 'go-on' });
  await untilIs(other, 'finished');
  const { text } = await coach.get(`/coach/work/${id}`);
  assert.match(text, /<b>1 of 2<\/b>.*Stopped\. Completed items stay completed\./s);
  assert.deepEqual(EXAMPLES.ran, ['Ann as Ben, coach', 'Cleo as Ben, coach']);
  for (const wrong of ['0', '99999', 'x', '1e2', '99999999999999999999']) {
    assert.equal((await coach.get(`/coach/work/${wrong}`)).status, 404, wrong);
    assert.equal((await coach.post(`/coach/work/${wrong}`, { do: 'stop' })).status, 404, wrong);
  }
  assert.equal(
    (await new Visitor(started()).get(`/coach/work/${id}`)).location,
    `/coach/sign-in?to=%2Fcoach%2Fwork%2F${id}`,
  );
});

test('WORK-3: after a restart it waits, says so, and continues with the key of the coach who clicks; no key is on disk', async () => {
  const [ana, ben] = await Promise.all([coachCalled('Ana, coach'), coachCalled('Ben, coach')]);
  const id = begun([done('Ann'), { name: 'Bo', how: 'wait' }, done('Cleo')]);
  const path = `/coach/work/${id}`;
  EXAMPLES.isHeld = true;
  await ana.coach.post(path, { do: 'go-on' });
  await untilRan(2);
  const { store, folder, update, builtFolder } = started();
  const updating = update(builtFolder);
  EXAMPLES.isHeld = false;
  await updating;
  assert.equal(store.works.find(id)?.state, 'restarted');
  const waits = await ben.coach.get(path);
  assert.match(waits.text, /<b>2 of 3<\/b>.*restarted while this was running.*Continue/s);
  for (const file of readdirSync(folder).filter((name) => name.startsWith('clubhouse.sqlite'))) {
    assert.doesNotMatch(readFileSync(join(folder, file), 'latin1'), /dl_[0-9A-Za-z]{38}/, file);
  }
  await ben.coach.post(path, { do: 'go-on' });
  await untilIs(id, 'finished');
  assert.deepEqual(EXAMPLES.ran, ['Ann as Ana, coach', 'Bo as Ana, coach', 'Cleo as Ben, coach']);
});

test('WORK-3: a key that is revoked in the meantime stops it', async () => {
  const [ana, ben] = await Promise.all([coachCalled('Ana, coach'), coachCalled('Ben, coach')]);
  const id = begun([{ name: 'Ann', how: 'wait' }, done('Bo')]);
  const path = `/coach/work/${id}`;
  EXAMPLES.isHeld = true;
  await ana.coach.post(path, { do: 'go-on' });
  await untilRan(1);
  await started().league.must('DELETE', `/v1/api-keys/${ana.id}`);
  EXAMPLES.isHeld = false;
  await untilIs(id, 'refused');
  assert.match((await ben.coach.get(path)).text, /The key used for this task is no longer valid/);
  assert.match((await ben.coach.get('/coach')).text, /paused after 1 of 2: needs a valid key/);
  await ben.coach.post(path, { do: 'go-on' });
  await untilIs(id, 'finished');
  assert.deepEqual(EXAMPLES.ran, ['Ann as Ana, coach', 'Bo as Ben, coach again']);
});

test('WORK-6: without script a frame of the page reloads while it runs', async () => {
  const { coach } = await coachCalled('Ana, coach');
  const { store, clock } = started();
  const running = addExample(store, { items: [done('Ann')], state: 'running', now: clock.now });
  const path = `/coach/work/${running}`;
  const { text } = await coach.get(path);
  const [, frame = ''] = /<noscript><iframe[^>]* src="([^"]+)"/.exec(text) ?? [];
  assert.equal(frame, `${path}/progress`);
  const shown = await coach.get(frame);
  assert.equal(shown.headers.get('refresh'), '3');
  assert.match(shown.headers.get('content-security-policy') ?? '', /frame-ancestors 'self'$/);
  assert.match(shown.text, /0 of 1/);
  const other = await coach.get(path);
  assert.equal(other.headers.get('refresh'), null, 'the page itself would take the focus along');
  store.works.move(running, ['running'], 'finished', clock.now);
  const ended = await coach.get(frame);
  assert.equal(ended.headers.get('refresh'), null);
  assert.match(ended.text, new RegExp(`href="${path}" target="_top"`));
  assert.doesNotMatch((await coach.get(path)).text, /<iframe/);
});
