import { env } from 'cloudflare:workers';
import { Budget as HostBudget } from '../../src/hosts/cloudflare/budget.ts';
import type { Clock } from '../../src/hosts/cloudflare/clock.ts';
import type { Environment } from '../../src/hosts/cloudflare/environment.ts';
import { answerRequest } from '../../src/hosts/cloudflare/http.ts';
import { Network as HostNetwork } from '../../src/hosts/cloudflare/network.ts';
import { Room as HostRoom } from '../../src/hosts/cloudflare/room.ts';

/*
 * The Durable Object host on a clock that is ahead by `TEST_AHEAD_MS`. Its objects have the names of
 * the host's, so that it finds what the host stored.
 */

const { TEST_AHEAD_MS } = env as unknown as { readonly TEST_AHEAD_MS: string };
const AHEAD_MS = Number(TEST_AHEAD_MS);
const CLOCK: Clock = { now: () => Date.now() + AHEAD_MS, alarmFor: (at) => at - AHEAD_MS };

export class Room extends HostRoom {
  protected override readonly clock = CLOCK;
}

export class Budget extends HostBudget {
  protected override readonly clock = CLOCK;
}

export class Network extends HostNetwork {
  protected override readonly clock = CLOCK;
}

export default {
  fetch: (request, environment) => answerRequest(request, environment, CLOCK.now()),
} satisfies ExportedHandler<Environment>;
