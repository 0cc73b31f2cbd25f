import type { FastifyInstance } from 'fastify';
import { createLogger } from 'service/log';
import { createApp, ROUTES } from '../src/app.ts';
import type { Database } from '../src/db/database.ts';
import type { Example, Examples } from '../src/http/openapi/examples.ts';
import { Chance } from '../test/fuzz/values.ts';

export const SECRET = 'the-secret-of-the-examples';
const START = Date.parse('2026-04-01T09:00:00.000Z');
const MINUTE_MS = 60_000;
const JSON_TYPE = { 'content-type': 'application/json' };
const LIMIT = 1_000_000;
/** A token, or the start of one. Tokens are random in every run, so no test can contain them. */
const TOKEN = /(dl[ls]?_)(?:[0-9A-Za-z]{38}|[0-9A-Za-z]{6}(?="))/g;

/** An answer whose fields can be read without declaring its type. */
export interface RecordedJson {
  readonly [name: string]: RecordedJson;
}

/** The arguments of an operation: the ids in its path in order, its query and its body. */
export interface OperationInput {
  readonly path?: readonly string[];
  readonly query?: string;
  readonly body?: unknown;
  /** Used instead of the administrator's token. */
  readonly token?: string;
}

/**
 * A service with a fixed clock and seeded randomness, so that each run gives the same answers. The
 * first call of each operation becomes its example.
 */
export class Recorder {
  readonly #app: FastifyInstance;
  readonly #clock: { now: number };
  readonly #examples = new Map<string, Example>();
  #token = SECRET;

  constructor(database: Database) {
    const chance = new Chance(20_260_401);
    const clock = { now: START };
    this.#clock = clock;
    this.#app = createApp({
      database,
      now: () => clock.now,
      elapsed: () => clock.now - START,
      randomBytes: (size) => Uint8Array.from({ length: size }, () => chance.below(256)),
      installationSecret: SECRET,
      limits: { perCredential: LIMIT, perAddress: LIMIT, installation: LIMIT, bodyBytes: 262_144 },
      trustProxy: false,
      logger: createLogger('silent', { write: () => undefined }),
    });
  }

  /** Sends this token from now on. */
  actAs(token: string): void {
    this.#token = token;
  }

  /**
   * Calls an operation, one minute after the previous call.
   * @throws Error if it is refused
   */
  async ask(
    operationId: string,
    { path = [], query = '', body, token }: OperationInput = {},
  ): Promise<RecordedJson> {
    const route = ROUTES.find((one) => one.operationId === operationId);
    if (!route) throw new Error(`there is no operation ${operationId}`);
    this.#clock.now += MINUTE_MS;
    const ids = [...path];
    const response = await this.#app.inject({
      method: route.method,
      url: route.path.replaceAll(/\{\w+\}/g, () => ids.shift() ?? '') + query,
      headers: {
        authorization: `Bearer ${token ?? this.#token}`,
        ...(body === undefined ? {} : JSON_TYPE),
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    if (response.statusCode >= 300) throw new Error(`${operationId}: ${response.body}`);
    const answer = response.body === '' ? undefined : (JSON.parse(response.body) as RecordedJson);
    if (!this.#examples.has(operationId)) {
      this.#examples.set(operationId, {
        ...(body === undefined ? {} : { request: body }),
        ...(answer === undefined ? {} : { response: replaceTokens(answer) }),
      });
    }
    return answer ?? {};
  }

  /** The examples by their operations, in the order of the document. */
  examples(): Examples {
    const known = ROUTES.map(({ operationId }) => [operationId, this.#examples.get(operationId)]);
    return Object.fromEntries(known.filter(([, example]) => example !== undefined));
  }

  async close(): Promise<void> {
    await this.#app.close();
  }
}

/** Scanners for leaked tokens would report anything that looks like one. */
function replaceTokens(answer: RecordedJson): unknown {
  return JSON.parse(JSON.stringify(answer).replaceAll(TOKEN, '$1EXAMPLE'));
}

export function toText(value: RecordedJson | undefined): string {
  return typeof value === 'string' ? value : '';
}

export function readId(value: RecordedJson | undefined): string {
  return toText(value?.['id']);
}

export function list(value: RecordedJson | undefined): readonly RecordedJson[] {
  return Array.isArray(value) ? value : [];
}
