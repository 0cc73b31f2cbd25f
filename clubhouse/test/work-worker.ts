import process from 'node:process';
import { randomUUID } from 'node:crypto';
import { createLeagueClient } from '../src/api/client.ts';
import { NO_CLUB } from '../src/api/club.ts';
import { openStore } from '../src/store/store.ts';
import { LongWork } from '../src/work/long-work.ts';
import type { WorkKind } from '../src/work/work-kind.ts';

/**
 * The long work of a clubhouse without its pages, to be killed. Each item asks a server for
 * something, and stores an email that has no key against duplicates.
 */

const { WORK_FOLDER: folder = '', WORK_SERVER: server = '', WORK_ITEMS: count = '0' } = process.env;
const store = openStore(folder);
const kind: WorkKind<number> = {
  name: 'asking',
  run: async (item, { idempotencyKey, isRepeat }) => {
    const headers = { 'idempotency-key': idempotencyKey, 'x-repeat': String(isRepeat) };
    await fetch(server, { method: 'POST', headers });
    const to = { address: `${item}@example.org`, name: String(item) };
    const letter = { kind: 'settled', subject: String(item), blocks: [] } as const;
    const keep = () =>
      store.outbox.add({ key: randomUUID(), to, language: 'en', letter, about: [] });
    return { status: 'done', as: 'asked', keep };
  },
  say: () => ({ title: String, result: () => '', reason: () => null, onward: '' }),
};
const work = new LongWork({
  store,
  kinds: [kind],
  leagueAs: (token) => createLeagueClient({ leagueUrl: server }, { token }),
  club: async () => NO_CLUB,
  url: 'http://localhost',
  now: Date.now,
  log: { warn: () => undefined, error: (about) => process.stderr.write(JSON.stringify(about)) },
});
work.start();
const coach = { key: 'dl_key', name: 'Ana, coach' };
const items = Array.from({ length: Number(count) }, (_, item) => ({ item, label: `${item}` }));
const id = work.begin(kind, { once: 'one', coach, leadsTo: '/coach', items });
work.goOn(id, coach, false);
