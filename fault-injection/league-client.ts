import { setTimeout as sleep } from 'node:timers/promises';
import type { Seat } from './seat.ts';
import type { Tally } from './tally.ts';

/** How long a client waits for an answer. */
const TIMEOUT_MS = 20_000;
const PAUSE_MS = 200;
/** Statuses that the service may return while it cannot work. */
const CANNOT_NOW = new Set([503, 507]);

export interface LeagueReply {
  readonly status: number;
  readonly body: unknown;
  readonly etag: string | null;
}

interface RequestOptions {
  readonly body?: unknown;
  readonly id?: string;
  readonly etag?: string | undefined;
}

/** Calls one process of the league and judges every answer. */
export class LeagueClient {
  readonly #seat: Seat;
  readonly #key: string;
  readonly #tally: Tally;

  constructor(seat: Seat, key: string, tally: Tally) {
    this.#seat = seat;
    this.#key = key;
    this.#tally = tally;
  }

  /** @returns null if there is no answer */
  async ask(
    method: string,
    path: string,
    options: RequestOptions = {},
  ): Promise<LeagueReply | null> {
    const started = performance.now();
    const { service } = this.#seat;
    let response: Response;
    let text: string;
    try {
      response = await fetch((service?.base ?? '') + path, {
        method,
        headers: this.#headers(options),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
      });
      text = await response.text();
    } catch (error) {
      if (this.#seat.isUp && this.#seat.service === service) {
        const ms = Math.round(performance.now() - started);
        const why = describeError(error);
        this.#tally.count('withoutProblem', `${method} ${path}: no answer in ${ms} ms ${why}`);
      }
      return null;
    }
    this.#tally.answered(response.status, performance.now() - started);
    const body = tryParseJson(text);
    if (response.status >= 500 && !CANNOT_NOW.has(response.status)) {
      this.#tally.count('withoutProblem', `${method} ${path}: ${response.status} ${text}`);
    } else if (!response.ok && response.status !== 304 && !isProblem(response, body)) {
      this.#tally.count(
        'withoutProblem',
        `${method} ${path}: ${response.status} ${text.slice(0, 200)}`,
      );
    }
    return { status: response.status, body, etag: response.headers.get('etag') };
  }

  /** For calls that must succeed: retries while the service cannot work, throws if it refuses. */
  async must<T>(method: string, path: string, body?: unknown): Promise<T> {
    const until = performance.now() + TIMEOUT_MS;
    for (;;) {
      const answer = await this.ask(method, path, { body });
      if (answer !== null && answer.status < 300) return answer.body as T;
      if (answer?.status !== 503 || performance.now() > until) {
        throw new Error(`${method} ${path}: ${answer?.status} ${JSON.stringify(answer?.body)}`);
      }
      await sleep(PAUSE_MS);
    }
  }

  /** The answer of healthz, its status first. */
  async health(): Promise<string> {
    try {
      const response = await fetch(`${this.#seat.service?.base ?? ''}/healthz`, {
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return `${response.status} ${await response.text()}`;
    } catch {
      return 'no answer';
    }
  }

  #headers({ body, id, etag }: RequestOptions): Record<string, string> {
    return {
      authorization: `Bearer ${this.#key}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(id === undefined ? {} : { 'x-request-id': id }),
      ...(etag === undefined ? {} : { 'if-none-match': etag }),
    };
  }
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

function tryParseJson(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return text;
  }
}

/** Whether an error is an RFC 9457 problem with its code and request id. */
function isProblem(response: Response, body: unknown): boolean {
  const type = response.headers.get('content-type') ?? '';
  if (!type.startsWith('application/problem+json')) return false;
  if (typeof body !== 'object' || body === null) return false;
  const { code, status, request_id: id } = body as Record<string, unknown>;
  return (
    typeof code === 'string' &&
    status === response.status &&
    typeof id === 'string' &&
    id === response.headers.get('x-request-id')
  );
}
