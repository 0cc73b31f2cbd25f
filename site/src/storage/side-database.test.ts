import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { settled } from '../../test/failing-disk.ts';
import { addPuzzles, readKeptPuzzles } from '../puzzles/kept-puzzles.ts';
import { deleteSideDatabases, readBeside, writeBeside } from './side-database.ts';

class PendingRequest extends EventTarget {
  readonly result: unknown;
  constructor(result?: unknown) {
    super();
    this.result = result;
  }
  answer(type = 'success') {
    this.dispatchEvent(new Event(type));
    return settled();
  }
}

/** An IndexedDB whose requests wait until the test answers them, with timers that the test runs. */
function silentBrowser(t: TestContext) {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  let connections = 0;
  const transaction = new PendingRequest();
  const counting = new PendingRequest(1);
  const asking = new PendingRequest('kept');
  const deleting = new PendingRequest();
  const objectStore = () => ({ count: () => counting, get: () => asking, put: () => asking });
  const opening = new PendingRequest({
    transaction: () => Object.assign(transaction, { objectStore }),
    close: () => (connections -= 1),
  });
  opening.addEventListener('success', () => (connections += 1));
  const deleted: string[] = [];
  const deleteDatabase = (name: string) => {
    deleted.push(name);
    return deleting;
  };
  const indexedDB = { open: () => opening, deleteDatabase };
  Object.assign(globalThis, { indexedDB });
  t.after(() => Reflect.deleteProperty(globalThis, 'indexedDB'));
  const pass = (ms: number) => {
    t.mock.timers.tick(ms);
    return settled();
  };
  return {
    opening,
    counting,
    asking,
    deleting,
    deleted,
    transaction,
    pass,
    connections: () => connections,
  };
}

/** The outcome so far. */
function outcomeOf(work: Promise<unknown>): () => unknown {
  let outcome: unknown = 'pending';
  work.then(
    (value) => (outcome = value),
    () => (outcome = 'failed'),
  );
  return () => outcome;
}

test('KEEP-9: data kept beside the games is waited for as long as the games are', async (t) => {
  const { pass } = silentBrowser(t);
  const outcomes = [
    readBeside('engine'),
    writeBeside('engine', 1),
    readKeptPuzzles(),
    addPuzzles([]),
  ];
  const now = outcomes.map(outcomeOf);
  await pass(3999);
  assert.deepEqual(
    now.map((outcome) => outcome()),
    ['pending', 'pending', 'pending', 'pending'],
  );
  await pass(1);
  assert.deepEqual(
    now.map((outcome) => outcome()),
    ['failed', 'failed', null, null],
  );
});

test('KEEP-9: a database that opens and then stays silent is not waited for either, and finally closed', async (t) => {
  const { opening, counting, asking, transaction, pass, connections } = silentBrowser(t);
  const outcome = outcomeOf(readBeside('engine'));
  await pass(3000);
  await opening.answer();
  await pass(1000);
  assert.equal(outcome(), 'failed');
  assert.equal(connections(), 1);
  await counting.answer();
  await asking.answer();
  await transaction.answer('complete');
  assert.equal(connections(), 0);
});

test('ENG-5: once a database answers, copying an engine may take any time', async (t) => {
  const { opening, counting, asking, transaction, pass } = silentBrowser(t);
  const outcome = outcomeOf(readBeside('engine'));
  await opening.answer();
  await counting.answer();
  await pass(60_000);
  assert.equal(outcome(), 'pending');
  await asking.answer();
  await transaction.answer('complete');
  assert.equal(outcome(), 'kept');
});

test('PREF-6: data that the browser fails to delete is reported, however it fails', async (t) => {
  const browser = silentBrowser(t);
  const deleting = () => outcomeOf(deleteSideDatabases());
  const silent = deleting();
  await browser.pass(4000);
  assert.equal(silent(), false);
  const refused = deleting();
  await browser.deleting.answer('error');
  assert.equal(refused(), false);
  const deleted = deleting();
  await browser.deleting.answer();
  assert.equal(deleted(), true);
  assert.deepEqual(browser.deleted.slice(-2), ['sealed-move-engine', 'sealed-move-pushed']);
  Object.assign(globalThis, { indexedDB: null });
  assert.equal(await deleteSideDatabases(), false);
});
