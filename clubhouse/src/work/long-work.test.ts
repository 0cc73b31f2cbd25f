import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test, type TestContext } from 'node:test';
import { until } from 'test-kit/until';
import { LeagueFailure, NoAnswer } from '../api/answer.ts';
import { createLeagueClient } from '../api/client.ts';
import { NO_CLUB } from '../api/club.ts';
import { openDatabase } from '../store/database.ts';
import { Store } from '../store/store.ts';
import { LongWork } from './long-work.ts';
import type { ItemOutcome, WorkContext, WorkKind } from './work-kind.ts';

const ANA = { key: 'dl_ana', name: 'Ana, coach' };
const BEN = { key: 'dl_ben', name: 'Ben, coach' };
const DAY_MS = 86_400_000;

interface Task {
  readonly name: string;
}
type TaskRun = (task: Task, context: WorkContext) => Promise<ItemOutcome>;

/** Long work with scripted items; its keys are those passed to the league. */
function workWith(t: TestContext, run: TaskRun) {
  const clock = { now: 1_000_000 };
  const database = openDatabase(':memory:');
  const store = new Store(database, () => clock.now);
  const kind: WorkKind<Task> = {
    name: 'task',
    run,
    say: () => ({ title: String, result: () => '', reason: () => null, onward: '' }),
  };
  const said: string[] = [];
  const keys: string[] = [];
  const make = () =>
    new LongWork({
      store,
      kinds: [kind],
      leagueAs: (key) => {
        keys.push(key);
        return createLeagueClient({ leagueUrl: 'http://127.0.0.1:1' }, { token: key });
      },
      club: async () => NO_CLUB,
      url: 'http://localhost',
      now: () => clock.now,
      log: { warn: () => undefined, error: (_about, message) => said.push(message) },
    });
  const work = make();
  work.start();
  t.after(() => work.stop());
  const begin = (names: readonly string[], coach = ANA, once: string = randomUUID(), by = work) =>
    by.begin(kind, {
      once,
      coach,
      leadsTo: '/coach',
      items: names.map((name) => {
        const item = { item: { name }, label: name };
        return name.startsWith('line') ? item : { ...item, memberId: `member ${name}` };
      }),
    });
  return { database, store, work, make, begin, said, keys, clock };
}

test('WORK-1: items are processed in order, and jobs take turns', async (t) => {
  const ran: string[] = [];
  const { begin, store } = workWith(t, async ({ name }) => {
    ran.push(name);
    return { status: 'done', as: 'done' };
  });
  const long = begin(['a1', 'a2', 'a3', 'a4']);
  const short = begin(['b1'], BEN);
  await until('it did not come about', () => store.works.find(long)?.state === 'finished');
  assert.deepEqual(ran, ['a1', 'b1', 'a2', 'a3', 'a4']);
  assert.equal(store.works.find(short)?.state, 'finished');
  assert.deepEqual(store.works.find(long), {
    id: long,
    kind: 'task',
    begunBy: ANA.name,
    leadsTo: '/coach',
    state: 'finished',
    begunAt: 1_000_000,
    since: 1_000_000,
    total: 4,
    done: 4,
    failed: 0,
  });
});

test('WORK-2: if an item’s data cannot be stored, the item is not processed', async (t) => {
  const { begin, store, said } = workWith(t, async ({ name }) => ({
    status: 'done',
    as: 'done',
    keep: () => {
      const to = { address: `${name}@example.org`, name };
      const letter = { kind: 'settled', subject: name, blocks: [] } as const;
      store.outbox.add({ key: name, to, language: 'en', letter, about: [] });
      if (name === 'bad') throw new Error('no');
    },
  }));
  const id = begin(['good', 'bad']);
  await until('it did not come about', () => store.works.find(id)?.state === 'finished');
  assert.deepEqual(
    [store.outbox.has('good'), store.outbox.has('bad')],
    [true, false],
    'the letter of one that broke is not there either',
  );
  assert.deepEqual(
    store.works.failed(id).map(({ label, code }) => [label, code]),
    [['bad', 'broken']],
  );
  assert.deepEqual(said, ['an item failed']);
});

test('WORK-3: a key that the league refuses stops a job, and another coach can continue it', async (t) => {
  const ran: (readonly [string, boolean])[] = [];
  const { begin, store, work, keys } = workWith(t, async ({ name }, { isRepeat }) => {
    if (keys.at(-1) === ANA.key && name === 'two')
      throw new LeagueFailure({ status: 401, code: 'invalid_credential' });
    ran.push([name, isRepeat]);
    return { status: 'done', as: 'done' };
  });
  const id = begin(['one', 'two', 'three']);
  await until('it did not come about', () => store.works.find(id)?.state === 'refused');
  work.goOn(id, BEN, false);
  await until('it did not come about', () => store.works.find(id)?.state === 'finished');
  assert.deepEqual(ran, [
    ['one', false],
    ['two', true],
    ['three', false],
  ]);
});

test('WORK-3: after a restart nothing continues by itself, and interrupted items come first', async (t) => {
  const ran: string[] = [];
  let isHeld = true;
  const killed = Promise.withResolvers<never>();
  const { begin, store, make } = workWith(t, async ({ name }, { idempotencyKey, isRepeat }) => {
    ran.push(`${name} ${idempotencyKey} ${isRepeat}`);
    // Simulates a kill of the site: the item does not end.
    if (isHeld) await killed.promise;
    return { status: 'done', as: 'done' };
  });
  const id = begin(['one', 'two']);
  await until('it did not come about', () => ran.length === 1);
  isHeld = false;
  const next = make();
  next.start();
  t.after(() => next.stop());
  assert.equal(store.works.find(id)?.state, 'restarted');
  const other = begin(['other'], ANA, 'other', next);
  await until('it did not come about', () => store.works.find(other)?.state === 'finished');
  assert.equal(ran.length, 2, 'nobody’s key is known');
  next.goOn(id, BEN, false);
  await until('it did not come about', () => store.works.find(id)?.state === 'finished');
  const key = `clubhouse-work-${id}-`;
  const [, , ...again] = ran;
  assert.deepEqual(again, [`one ${key}0 true`, `two ${key}1 false`]);
  killed.reject(new LeagueFailure({ status: 401, code: 'invalid_credential' }));
});

test('WORK-4: a form sent twice starts one job', async (t) => {
  const ran: string[] = [];
  const { begin, store } = workWith(t, async ({ name }) => {
    ran.push(name);
    return { status: 'done', as: 'done' };
  });
  const ids = [begin(['a'], ANA, 'form'), begin(['a'], ANA, 'form'), begin(['b'], ANA, 'other')];
  assert.equal(ids[0], ids[1]);
  assert.notEqual(ids[0], ids[2]);
  await until('it did not come about', () => store.works.find(ids[2] ?? 0)?.state === 'finished');
  assert.deepEqual(ran, ['a', 'b']);
});

test('WORK-5: a job stops after the current item, continues, and retries failed items', async (t) => {
  let isTaken = true;
  const ran: string[] = [];
  const { begin, store, work } = workWith(t, async ({ name }) => {
    ran.push(name);
    if (name === 'one') work.halt(1);
    return name === 'two' && isTaken
      ? { status: 'failed', reason: 'taken', detail: 'two@example.org' }
      : { status: 'done', as: name === 'three' ? 'before' : 'now' };
  });
  /** Jobs take turns, so anything that could continue has done so meanwhile. */
  const untilOthersRan = async () => {
    const other = begin(['other', 'another']);
    await until('it did not come about', () => store.works.find(other)?.state === 'finished');
  };
  const id = begin(['one', 'two', 'three']);
  await until('it did not come about', () => ran.length === 1);
  await untilOthersRan();
  assert.deepEqual([store.works.find(id)?.state, store.works.find(id)?.done], ['stopped', 1]);
  work.goOn(id, ANA, false);
  await until('it did not come about', () => store.works.find(id)?.state === 'finished');
  assert.deepEqual(store.works.failed(id), [
    { place: 1, label: 'two', code: 'taken', detail: 'two@example.org' },
  ]);
  isTaken = false;
  work.goOn(id, BEN, false);
  await untilOthersRan();
  assert.equal(store.works.find(id)?.failed, 1, 'what is finished goes on only to try again');
  work.goOn(id, BEN, true);
  await until('it did not come about', () => store.works.find(id)?.done === 3);
  assert.deepEqual(
    store.works.results(id),
    new Map([
      ['before', 1],
      ['now', 2],
    ]),
  );
  assert.deepEqual(
    ran.filter((name) => !name.includes('other')),
    ['one', 'two', 'three', 'two'],
  );
});

test('WORK-7: an item waits while the league is away, and any other refusal fails only that item', async (t) => {
  let tries = 0;
  const { begin, store, work } = workWith(t, async ({ name }) => {
    tries += 1;
    if (name === 'away') throw new NoAnswer(503, 'unreachable');
    if (name === 'gone') throw new LeagueFailure({ status: 404, code: 'not_found' });
    return { status: 'done', as: 'done' };
  });
  const id = begin(['gone', 'fine', 'away', 'last']);
  await until('it did not come about', () => work.isAway);
  assert.equal(tries, 3);
  const { state, done, failed } = store.works.find(id) ?? {};
  assert.deepEqual([state, done, failed], ['running', 1, 1]);
  assert.equal(store.works.failed(id)[0]?.code, 'not_found');
});

test('WORK-8: job data is deleted once done, with its member, and after 30 days', async (t) => {
  let isErased = false;
  const { database, begin, store, clock } = workWith(t, async ({ name }) => {
    if (name === 'Ann' && !isErased) {
      isErased = true;
      store.forgetMember('member Cleo');
    }
    return name === 'Ben'
      ? { status: 'failed', reason: 'taken', detail: 'ben@example.org' }
      : { status: 'done', as: 'done' };
  });
  const id = begin(['Ann', 'Ben', 'Cleo', 'line of a list']);
  await until('it did not come about', () => store.works.find(id)?.state === 'finished');
  assert.deepEqual(store.works.failed(id), [
    { place: 1, label: 'Ben', code: 'taken', detail: 'ben@example.org' },
    { place: 2, label: '', code: 'erased', detail: '' },
    { place: 3, label: '', code: 'let_go', detail: '' },
  ]);
  const kept = database.prepare('select * from work_items where place <> 1').all();
  assert.doesNotMatch(JSON.stringify(kept), /Ann|Cleo|line/);
  store.forgetMember('member Ben');
  assert.deepEqual(
    store.works.failed(id).map(({ label, code }) => [label, code]),
    [
      ['', 'erased'],
      ['', 'erased'],
      ['', 'let_go'],
    ],
  );
  store.works.tidy(clock.now + 30 * DAY_MS);
  assert.ok(store.works.find(id));
  store.works.tidy(clock.now + 30 * DAY_MS + 1);
  assert.equal(store.works.find(id), null);
  assert.deepEqual(store.works.failed(id), []);
});
