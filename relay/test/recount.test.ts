import assert from 'node:assert/strict';
import { registerHooks } from 'node:module';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';

/* The Cloudflare host's network as a plain object, to count its questions to the rooms. */

const BUILT_IN = 'cloudflare:workers';
const STAND_IN = `export class DurableObject {
  constructor(ctx, env) { this.ctx = ctx; this.env = env; }
}`;
const HOST = '../src/hosts/cloudflare/network.ts';

interface NetworkModule {
  readonly Network: new (
    ctx: unknown,
    env: unknown,
  ) => { readonly enter: (socket: string, room: string, share: number) => Promise<boolean> };
}

test('CAP-5: the rooms of a network at its cap are asked at most once a minute', async (t) => {
  const url = `data:text/javascript,${encodeURIComponent(STAND_IN)}`;
  const hooks = registerHooks({
    resolve: (specifier, context, next) =>
      specifier === BUILT_IN ? { url, shortCircuit: true } : next(specifier, context),
  });
  t.after(() => hooks.deregister());
  t.mock.timers.enable({ apis: ['Date'], now: 0 });
  const { Network } = (await import(HOST)) as NetworkModule;
  const database = new DatabaseSync(':memory:');
  let asked = 0;
  let open = ['one'];
  const storage = {
    sql: {
      exec: (query: string, ...values: string[]) => {
        const rows = database.prepare(query).all(...values);
        return { toArray: () => rows };
      },
    },
    getAlarm: async () => 1,
  };
  const room = {
    openSockets: async () => {
      asked++;
      return open;
    },
  };
  const ROOMS = { idFromName: (name: string) => name, get: () => room };
  const network = new Network({ storage }, { ROOMS, NETWORK_SOCKET_LIMIT: '1' });
  assert.equal(await network.enter('one', 'a', 1), true);
  assert.equal(await network.enter('two', 'b', 1), false);
  open = [];
  t.mock.timers.tick(59_999);
  assert.equal(await network.enter('three', 'b', 1), false);
  assert.equal(asked, 1);
  t.mock.timers.tick(1);
  assert.equal(await network.enter('four', 'b', 1), true, 'its socket went without a word');
  assert.equal(asked, 2);
});
