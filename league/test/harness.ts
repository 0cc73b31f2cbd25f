import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import type { TestContext } from 'node:test';
import type { FastifyInstance } from 'fastify';
import type { BodyMemory } from 'service/body-memory';
import { createLogger } from 'service/log';
import { createApp } from '../src/app.ts';
import type { Database } from '../src/db/database.ts';
import { assertDeclared } from './declared.ts';
import { openEmptyDatabase } from './empty-database.ts';
import { assertSaid, saidIn } from './sentences/sentences-in.ts';

export const SECRET = 'a-secret-for-installing-tests';
const START = Date.parse('2026-04-01T09:00:00.000Z');

/** The options of a test request. */
export interface RequestOptions {
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

/** A JSON answer whose content tests read without declaring its type. */
export interface Answer {
  readonly status: number;
  readonly body: Json;
  readonly headers: Record<string, string | string[] | number | undefined>;
  readonly text: string;
}

export interface Json {
  readonly [name: string]: Json;
}

export interface Options {
  readonly perCredential?: number;
  readonly perAddress?: number;
  readonly installation?: number;
  readonly timezone?: string;
  /** Memory for bodies still arriving. */
  readonly bodies?: BodyMemory;
  /** An open database that the test closes; by default an empty one. */
  readonly database?: Database;
}

export interface Service {
  readonly app: FastifyInstance;
  readonly database: Database;
  /** The log lines so far. */
  readonly log: string[];
  /** `now`: the wall clock; `elapsed`: the monotonic clock; both in milliseconds. */
  readonly clock: { now: number; elapsed: number };
  /** The statements run so far, including the databases' own. */
  readonly statements: string[];
  readonly call: (method: Method, path: string, options?: RequestOptions) => Promise<Answer>;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The service over an empty database, called without a network. */
export async function startService(t: TestContext, options: Options = {}): Promise<Service> {
  const statements: string[] = [];
  const database = options.database ?? (await openEmptyDatabase(t, (sql) => statements.push(sql)));
  const log: string[] = [];
  const clock = { now: START, elapsed: 0 };
  const app = createApp({
    database,
    now: () => clock.now,
    elapsed: () => clock.elapsed,
    randomBytes,
    installationSecret: SECRET,
    ...(options.bodies === undefined ? {} : { bodies: options.bodies }),
    limits: {
      perCredential: options.perCredential ?? 1_000_000,
      perAddress: options.perAddress ?? 1_000_000,
      installation: options.installation ?? 1_000_000,
      bodyBytes: 262_144,
    },
    trustProxy: false,
    logger: createLogger('trace', { write: (line: string) => log.push(line) }),
  });
  await app.ready();
  t.after(() => app.close());
  return { app, database, log, clock, statements, call: caller(app) };
}

export function caller(app: FastifyInstance): Service['call'] {
  return async (method, path, { token, body, headers = {} } = {}) => {
    const response = await app.inject({
      method,
      url: path,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const isJson = String(response.headers['content-type']).includes('json');
    const answer = {
      status: response.statusCode,
      body: isJson ? (JSON.parse(response.body) as Json) : ({} as Json),
      headers: response.headers,
      text: response.body,
    };
    assertDeclared(method, path, answer);
    // The document has example sentences, so it is not checked.
    if (path !== '/openapi.json') saidIn(answer.body).forEach(assertSaid);
    return answer;
  };
}

/** Refuses any other status and shows the answer. */
export function expectStatus(answer: Answer, status: number, code?: string): Answer {
  assert.equal(answer.status, status, answer.text);
  if (code !== undefined) assert.equal(answer.body['code'], code, answer.text);
  return answer;
}
