import { Budget } from '../../src/hosts/cloudflare/budget.ts';
import type { Environment } from '../../src/hosts/cloudflare/environment.ts';
import { answer } from '../../src/hosts/cloudflare/http.ts';
import { Network } from '../../src/hosts/cloudflare/network.ts';
import { Room } from '../../src/hosts/cloudflare/room.ts';
import { moveClock, TEST_CLOCK } from './clock.ts';

/*
 * The Durable Object host on a clock that a test moves: `POST /test/advance` with the milliseconds
 * that pass answers once all that is due by then is done. `GET /test/awoken` tells how often a room
 * was brought to memory.
 */

/** The rooms that have been awake since the runtime started. */
const rooms = new Map<string, DurableObjectId>();
let awoken = 0;

export class TestRoom extends Room {
  protected override readonly clock = TEST_CLOCK;
  #rung = Promise.withResolvers<void>();

  constructor(ctx: DurableObjectState, environment: Environment) {
    super(ctx, environment);
    rooms.set(ctx.id.toString(), ctx.id);
    awoken += 1;
  }

  /** Brings its alarm closer; where it is due, the runtime rings it, which is waited for. */
  async pass(ms: number): Promise<void> {
    const at = await this.ctx.storage.getAlarm();
    if (at === null) return;
    this.#rung = Promise.withResolvers();
    await this.ctx.storage.setAlarm(at - ms);
    if (at - ms <= Date.now()) await this.#rung.promise;
  }

  override async alarm(): Promise<void> {
    await super.alarm();
    this.#rung.resolve();
  }
}

export class TestBudget extends Budget {
  protected override readonly clock = TEST_CLOCK;
}

export class TestNetwork extends Network {
  protected override readonly clock = TEST_CLOCK;
}

async function advance(request: Request, { ROOMS }: Environment): Promise<Response> {
  const ms = Number(await request.text());
  moveClock(ms);
  const stubs = [...rooms.values()].map(
    (id) => ROOMS.get(id) as unknown as DurableObjectStub<TestRoom>,
  );
  await Promise.all(stubs.map((room) => room.pass(ms)));
  return new Response();
}

export default {
  fetch: async (request, environment) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/test/advance') return advance(request, environment);
    if (pathname === '/test/awoken') return Response.json(awoken);
    return answer(request, environment, TEST_CLOCK.now());
  },
} satisfies ExportedHandler<Environment>;
