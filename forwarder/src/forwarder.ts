import { hash } from 'node:crypto';
import { makeNetworkKey, nameNetworks } from 'service/network-names';
import { judgeOrigin } from 'service/origin';
import type { PushAnswer, PushRequest } from 'service/push-transport';
import { makeCorsHeaders, makeJsonReply, type Reply } from 'service/reply';
import { readRetryAfter } from 'service/retry-after';
import { SlidingNetworkLimit, SlidingWindowLimit } from 'service/sliding-window-limit';
import {
  type ForwardRequest,
  MAX_REQUEST_BYTES,
  readForwardRequest,
} from './core/forward-request.ts';
import { PATH, PREFLIGHT, refuse, refuseUntil, UP } from './core/replies.ts';

const HOUR_MS = 3_600_000;
const PUSHES_TO_AN_ENDPOINT = { most: 60, windowMs: HOUR_MS };
const PUSHES_OF_A_NETWORK = { most: 300, windowMs: HOUR_MS };
const MAX_IN_FLIGHT = 64;
const RETRY_BUSY_MS = 5000;

/** A request, as either host sees it. */
export interface IncomingRequest {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly origin: string | null;
  readonly address: string;
  readonly isAllowed: (origin: string) => boolean;
  /** Settles at the latest when the client is gone. */
  readonly readBody: (maxBytes: number) => Promise<Buffer | 'too_large' | 'cut_off'>;
}

interface ForwarderOptions {
  readonly pushHosts: readonly string[];
  /** Reports failures as `fault`, within seconds. */
  readonly send: (request: PushRequest) => Promise<PushAnswer>;
  readonly now: () => number;
  /** @param status the push service's; null if it did not answer */
  readonly onForwarded?: ((pushHost: string, status: number | null) => void) | undefined;
}

/**
 * Passes sealed pushes on to push services, which browsers may not call themselves. Stores nothing:
 * it counts in memory, by hashes under a key of its own, so a restart forgives (FWD-6 to FWD-8).
 */
export class Forwarder {
  readonly #options: ForwarderOptions;
  readonly #key = makeNetworkKey();
  readonly #endpoints = new SlidingWindowLimit(PUSHES_TO_AN_ENDPOINT);
  readonly #networks = new SlidingNetworkLimit(PUSHES_OF_A_NETWORK);
  #inFlight = 0;

  constructor(options: ForwarderOptions) {
    this.#options = options;
  }

  get inFlight(): number {
    return this.#inFlight;
  }

  async answer(request: IncomingRequest): Promise<Reply> {
    const { method, path } = request;
    if (path === '/up') {
      if (method === 'GET' || method === 'HEAD') return UP;
      return refuse('method_not_allowed', { Allow: 'GET, HEAD' });
    }
    if (path !== PATH) return refuse('not_found');
    const origin = judgeOrigin(request.origin, request.isAllowed);
    const { status, headers, body } =
      origin.allowed || method === 'OPTIONS'
        ? await this.#answerAllowed(request)
        : refuse('origin_not_allowed');
    const cors = { ...makeCorsHeaders(origin), 'Access-Control-Expose-Headers': 'Retry-After' };
    return { status, headers: { ...cors, ...headers }, body };
  }

  async #answerAllowed({ method, address, readBody }: IncomingRequest): Promise<Reply> {
    if (method === 'OPTIONS') return PREFLIGHT;
    if (method !== 'POST') return refuse('method_not_allowed', { Allow: 'POST, OPTIONS' });
    const { now, pushHosts } = this.#options;
    const networks = nameNetworks(address, this.#key);
    // Counted before the body, so that malformed requests are limited too.
    if (!this.#networks.take(networks, now()))
      return refuseUntil('too_many', this.#networks.waitMs(networks, now()));
    const body = await readBody(MAX_REQUEST_BYTES);
    if (body === 'too_large') return refuse('too_large');
    if (body === 'cut_off') return refuse('malformed');
    const push = readForwardRequest(body.toString(), pushHosts);
    if (typeof push === 'string') return refuse(push);
    if (this.#inFlight >= MAX_IN_FLIGHT) return refuseUntil('busy', RETRY_BUSY_MS);
    const endpoint = hash('sha256', this.#key + push.endpoint, 'base64url');
    if (!this.#endpoints.take(endpoint, now()))
      return refuseUntil('too_many', this.#endpoints.waitMs(endpoint, now()));
    return this.#forward(push);
  }

  async #forward({ endpoint, pushHost, headers, body }: ForwardRequest): Promise<Reply> {
    const { send, now, onForwarded } = this.#options;
    this.#inFlight += 1;
    try {
      const answer = await send({ endpoint, headers, body });
      const status = 'fault' in answer ? null : answer.status;
      onForwarded?.(pushHost, status);
      if ('fault' in answer) return refuse('no_answer');
      const waitMs = readRetryAfter(answer.retryAfter, now());
      const retryAfter = waitMs === null ? null : Math.ceil(waitMs / 1000);
      return makeJsonReply(200, { status, retryAfter }, {});
    } finally {
      this.#inFlight -= 1;
    }
  }
}
