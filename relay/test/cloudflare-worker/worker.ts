import { Budget } from '../../src/hosts/cloudflare/budget.ts';
import type { Environment } from '../../src/hosts/cloudflare/environment.ts';
import { answerRequest } from '../../src/hosts/cloudflare/http.ts';
import { Network } from '../../src/hosts/cloudflare/network.ts';
import { Room } from '../../src/hosts/cloudflare/room.ts';
import { Bell } from './bell.ts';
import { moveClock, TEST_CLOCK } from './clock.ts';

/*
 * The Durable Object host on a clock that a test moves. `POST /test/advance` takes the milliseconds
 * that pass, and answers once all that is due by then is done. `GET /test/awoken` reports how often
 * a room was brought to memory.
 */

type TimedNamespace = DurableObjectNamespace<TestRoom | TestNetwork>;

/** The objects awake since the runtime started, each with its location. */
const timed = new Map<string, readonly [DurableObjectId, TimedNamespace]>();
let awoken = 0;

export class TestRoom extends Room {
  protected override readonly clock = TEST_CLOCK;
  readonly #bell = new Bell(this.ctx.storage);

  constructor(ctx: DurableObjectState, environment: Environment) {
    super(ctx, environment);
    timed.set(ctx.id.toString(), [ctx.id, environment.ROOMS as unknown as TimedNamespace]);
    awoken += 1;
  }

  pass(ms: number): Promise<void> {
    return this.#bell.pass(ms);
  }

  override async alarm(): Promise<void> {
    await super.alarm();
    this.#bell.rang();
  }
}

export class TestBudget extends Budget {
  protected override readonly clock = TEST_CLOCK;
}

export class TestNetwork extends Network {
  protected override readonly clock = TEST_CLOCK;
  readonly #bell = new Bell(this.ctx.storage);

  constructor(ctx: DurableObjectState, environment: Environment) {
    super(ctx, environment);
    timed.set(ctx.id.toString(), [ctx.id, environment.NETWORKS as unknown as TimedNamespace]);
  }

  pass(ms: number): Promise<void> {
    return this.#bell.pass(ms);
  }

  override async alarm(): Promise<void> {
    await super.alarm();
    this.#bell.rang();
  }
}

async function advance(request: Request): Promise<Response> {
  const ms = Number(await request.text());
  moveClock(ms);
  await Promise.all([...timed.values()].map(([id, all]) => all.get(id).pass(ms)));
  return new Response();
}

export default {
  fetch: async (request, environment) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/test/advance') return advance(request);
    if (pathname === '/test/awoken') return Response.json(awoken);
    return answerRequest(request, environment, TEST_CLOCK.now());
  },
} satisfies ExportedHandler<Environment>;
