import assert from 'node:assert/strict';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Route } from '../../src/http/route.ts';
import { Chance, pickHostileText, spoilValue, makeValidValue, wireBody } from './values.ts';

/** Longer than any request may take here. */
const HANG_MS = 20_000;
const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

export interface Target {
  readonly app: FastifyInstance;
  readonly routes: readonly Route[];
  /** Good and bad credentials; the first is used most. */
  readonly tokens: readonly string[];
  /** Existing ids, by resource: `members`, `matches`. */
  readonly known: Readonly<Record<string, readonly string[]>>;
  /** @throws AssertionError */
  readonly assertDeclared: (method: string, url: string, answer: FuzzAnswer) => void;
}

interface FuzzAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly text: string;
  readonly headers: Record<string, unknown>;
}

export type Tally = ReadonlyMap<number, number>;

interface Request {
  readonly method: Route['method'];
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly payload?: Buffer;
}

/**
 * Valid and corrupted ones made from the schemas, with existing and unknown ids.
 * @throws AssertionError naming the request, on a status of 500 or more, a missing answer, an error
 * that is no well-formed problem, or an undeclared answer
 */
export async function fuzzRoutes(target: Target, seed: number, count: number): Promise<Tally> {
  const chance = new Chance(seed);
  const ids = new KnownIds(target.known);
  const tally = new Map<number, number>();
  for (let index = 0; index < count; index++) {
    const route = target.routes[index % target.routes.length];
    if (!route) break;
    const request = makeRequest(chance, route, target.tokens, ids);
    const answer = await sendRequest(target.app, request);
    tally.set(answer.statusCode, (tally.get(answer.statusCode) ?? 0) + 1);
    assertSound(request, answer);
    target.assertDeclared(request.method, request.url, toFuzzAnswer(answer));
    ids.learn(answer);
  }
  return tally;
}

function makeRequest(
  chance: Chance,
  route: Route,
  tokens: readonly string[],
  ids: KnownIds,
): Request {
  const token = chance.happens(0.85) ? tokens[0] : chance.pick(tokens);
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (chance.happens(0.06))
      return encodeURIComponent(toWellFormedText(pickHostileText(chance)).slice(0, 500));
    const resource = name === 'id' ? (route.path.split('/')[2] ?? '') : name;
    return String(makeValidValue(chance, { type: 'string', format: 'uuid' }, ids.find, resource));
  });
  const headers: Record<string, string> = { authorization: `Bearer ${token}` };
  const request = { method: route.method, url: path + makeQuery(chance, route, ids), headers };
  if (route.body === undefined && chance.happens(0.95)) return request;
  const value = makeValidValue(chance, route.body ?? { type: 'object' }, ids.find);
  const { bytes, type } = wireBody(
    chance,
    chance.happens(0.45) ? spoilValue(chance, value) : value,
  );
  headers['content-type'] = type;
  return { ...request, payload: bytes };
}

function makeQuery(chance: Chance, route: Route, ids: KnownIds): string {
  const value = makeValidValue(chance, route.query, ids.find) as Record<string, unknown>;
  const pairs = Object.entries(value).map(([name, one]): [string, string] => [
    name,
    chance.happens(0.15) ? toWellFormedText(pickHostileText(chance)).slice(0, 2000) : String(one),
  ]);
  if (chance.happens(0.05)) pairs.push(['no_such', 'x']);
  if (chance.happens(0.05) && pairs[0]) pairs.push(pairs[0]);
  const query = new URLSearchParams(pairs).toString();
  return query === '' ? '' : `?${query}`;
}

/** A URL cannot contain half a surrogate pair. */
function toWellFormedText(text: string): string {
  return text.toWellFormed();
}

async function sendRequest(
  app: FastifyInstance,
  request: Request,
): Promise<LightMyRequestResponse> {
  const { promise: hang, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error(`no answer: ${describeRequest(request)}`)),
    HANG_MS,
  );
  try {
    return await Promise.race([app.inject(request), hang]);
  } finally {
    clearTimeout(timer);
  }
}

function assertSound(request: Request, answer: LightMyRequestResponse): void {
  const told = `${answer.statusCode} to ${describeRequest(request)}: ${answer.body.slice(0, 500)}`;
  assert.ok(answer.statusCode < 500, told);
  const requestId = answer.headers['x-request-id'];
  assert.equal(typeof requestId, 'string', told);
  if (answer.statusCode < 400) return;
  assert.equal(answer.headers['content-type'], PROBLEM_TYPE, told);
  const problem = JSON.parse(answer.body) as Record<string, unknown>;
  assert.equal(problem['type'], `urn:league:problem:${String(problem['code'])}`, told);
  assert.equal(problem['status'], answer.statusCode, told);
  assert.equal(problem['request_id'], requestId, told);
  assert.equal(typeof problem['title'], 'string', told);
}

function toFuzzAnswer({ statusCode, body, headers }: LightMyRequestResponse): FuzzAnswer {
  const isJson = String(headers['content-type']).includes('json');
  return { status: statusCode, body: isJson ? JSON.parse(body) : {}, text: body, headers };
}

function describeRequest({ method, url, headers, payload }: Request): string {
  const body = payload === undefined ? '' : payload.subarray(0, 500).toString('latin1');
  return `${method} ${url.slice(0, 500)} (${headers['content-type'] ?? 'no body'}) ${body}`;
}

/** Words in the names of members and parameters, and the resources they refer to. */
const RESOURCES: readonly (readonly [word: string, resource: string])[] = [
  ['season', 'seasons'],
  ['competition', 'competitions'],
  ['division', 'divisions'],
  ['entr', 'entries'],
  ['match', 'matches'],
  ['member', 'members'],
  ['partner', 'members'],
];

/** Existing ids, so that requests find something. */
class KnownIds {
  readonly #ids: Map<string, string[]>;

  constructor(known: Target['known']) {
    this.#ids = new Map(Object.entries(known).map(([resource, ids]) => [resource, [...ids]]));
  }

  readonly find = (name: string): readonly string[] => {
    const resource = RESOURCES.find(([word]) => name.includes(word))?.[1] ?? name;
    return this.#ids.get(resource) ?? [];
  };

  learn(answer: LightMyRequestResponse): void {
    const [, , resource = '', ...rest] = (answer.headers['location'] ?? '').split('/');
    const id = rest.at(-1);
    if (answer.statusCode !== 201 || id === undefined) return;
    const ids = this.#ids.get(resource) ?? [];
    this.#ids.set(resource, [...ids, id].slice(-50));
  }
}
