import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Snapshot } from '../db/database.ts';
import { type Actor, write, type Writer } from '../db/writer.ts';
import { type Timestamp, toTimestamp } from '../shared/dates.ts';
import type { Id } from '../shared/ids.ts';
import { Refusal } from '../shared/refusal.ts';
import { type Access, type Caller, type LinkCaller, maySeePersonalData } from './caller.ts';
import { refuseUnknown } from './authorize.ts';
import { type CacheableAnswer, makeAnswer, matchesEtag } from './response-cache.ts';
import type { Invalidation } from './invalidation.ts';
import { readBearerToken } from './credentials.ts';
import { sendRefusal } from './errors.ts';
import {
  IdempotentResponse,
  runIdempotently,
  readIdempotencyKey,
  toIdempotentRequest,
  mayUseIdempotencyKey,
} from './idempotency.ts';
import { refuseOutdated, toVersionTag } from './precondition.ts';
import { readPreferredHandling } from './prefer.ts';
import { makeReader } from './make-reader.ts';
import { getSerializer } from './serialize.ts';
import type { Revalidate, Route } from './route.ts';
import type { HttpContext } from './http-context.ts';
import { writeAnswer, writeLongAnswer } from './write-answer.ts';
import { hashToken, readTokenKind } from './token.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

interface MountedRoute {
  readonly context: HttpContext;
  readonly route: Route;
}

export async function handleRequest(
  mounted: MountedRoute,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { context, route } = mounted;
  const caller = findCaller(route.access, request);
  if (caller === undefined)
    return sendRefusal(request, reply, refuseUnknown(context, request, reply));
  const { params, query, body } = request as { params: object; query: object; body: unknown };
  const strict = route.prefersHandling && applyHandling(request, reply);
  const ifMatch = request.headers['if-match'] ?? null;
  const input = { caller, params, query, body, strict, ifMatch };
  switch (route.work.kind) {
    case 'view':
      return sendResponse(mounted, reply, route.work.run(input as never));
    case 'query':
      return route.revalidate === undefined
        ? handleQuery(mounted, input, request, reply)
        : handleRevalidated(mounted, route.revalidate, input, request, reply);
    case 'action':
      return handleAction(mounted, input, request, reply);
  }
}

interface Input {
  readonly caller: Caller | LinkCaller | null;
  readonly params: object;
  readonly query: object;
  readonly body: unknown;
  readonly strict: boolean;
  readonly ifMatch: string | null;
}

/** Applies the preference and says so, even if it is the default anyway (RFC 7240, section 3). */
function applyHandling(request: FastifyRequest, reply: FastifyReply): boolean {
  const handling = readPreferredHandling(request.headers['prefer']);
  if (handling !== null) reply.header('preference-applied', `handling=${handling}`);
  return handling === 'strict';
}

/** Undefined if the route takes a login link but the token is not one. */
function findCaller(
  access: Access,
  request: FastifyRequest,
): Caller | LinkCaller | null | undefined {
  if (access.kind !== 'login_link') return request.call?.caller ?? null;
  const token = readBearerToken(request.headers.authorization);
  if (token === null || readTokenKind(token) !== 'login_link') return undefined;
  return { type: 'login_link', tokenHash: hashToken(token) };
}

async function handleQuery(
  mounted: MountedRoute,
  input: Input,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { result } = await runQuery(mounted, input);
  if (result instanceof Refusal) return sendRefusal(request, reply, result);
  return sendResponse(mounted, reply, result);
}

async function runQuery({ context, route }: MountedRoute, input: Input) {
  const { work } = route;
  if (work.kind !== 'query') throw new TypeError('not a query');
  const now = toTimestamp(context.now());
  let until: Timestamp | null = null;
  const readIn = async (db: Snapshot) => {
    const reader = await makeReader(context, db, {
      now,
      until: (instant) => {
        if (instant > now && (until === null || instant < until)) until = instant;
      },
    });
    const result = await work.run(reader, input as never);
    return { result, since: reader.seen.position, until };
  };
  return route.isLong ? context.database.readLong(readIn) : context.database.read(readIn);
}

async function handleRevalidated(
  mounted: MountedRoute,
  { audience, tags: tagsOf }: Revalidate,
  input: Input,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { context } = mounted;
  const name = makeAnswerName(mounted.route, readAudience(audience, input.caller), input);
  const known = context.answers.get(name, toTimestamp(context.now()));
  if (known) return sendAnswer(request, reply, known);
  const { result, since, until } = await runQuery(mounted, input);
  if (result instanceof Refusal) return sendRefusal(request, reply, result);
  const { isLong, response } = mounted.route;
  const written = isLong ? await writeLongAnswer(response, result) : writeAnswer(response, result);
  const answer = makeAnswer(written, until);
  context.answers.set(name, { answer, tags: tagsOf(input as never, result as never), since });
  return sendAnswer(request, reply, answer);
}

/** Queries written differently but meaning the same share an answer. */
function makeAnswerName({ path }: Route, audience: string, { params, query }: Input): string {
  const wanted = Object.entries(query).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([audience, path, Object.values(params), wanted]);
}

/** Callers with the same name get the same answer. */
function readAudience(audience: Revalidate['audience'], caller: Input['caller']): string {
  if (caller === null || caller.type === 'login_link') return 'nobody';
  if (caller.type === 'session') {
    return audience === 'by_player' ? `${caller.type}:${caller.member.id}` : caller.type;
  }
  return audience === 'by_personal_data' && maySeePersonalData(caller)
    ? `${caller.type}:pii`
    : caller.type;
}

function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CacheableAnswer,
): FastifyReply {
  reply.header('etag', answer.etag).header('cache-control', 'no-store');
  if (matchesEtag(request.headers['if-none-match'], answer.etag)) return reply.code(304).send();
  return reply.type(JSON_TYPE).send(answer.body);
}

async function handleAction(
  mounted: MountedRoute,
  input: Input,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const key = mayUseIdempotencyKey(mounted.route)
    ? readIdempotencyKey(request.headers['idempotency-key'])
    : null;
  if (key instanceof Refusal) return sendRefusal(request, reply, key);
  const result = await runAction(mounted, input, key);
  const { erases } = mounted.route;
  if (erases) await forgetErased(mounted.context.changes, erases(input.params as never));
  if (result instanceof IdempotentResponse) return sendIdempotent(mounted, reply, result);
  if (!(result instanceof Refusal)) {
    const { beforeAnswer } = mounted.route;
    if (beforeAnswer) reply.headers(await beforeAnswer(result as never));
    return sendResponse(mounted, reply, result);
  }
  if (result.code === 'invalid_credential') {
    return sendRefusal(request, reply, refuseUnknown(mounted.context, request, reply));
  }
  return sendRefusal(request, reply, result);
}

async function forgetErased(changes: Invalidation, id: Id<'member'>): Promise<void> {
  // Otherwise a running read would keep what it has seen of the erased member.
  await changes.catchUp().catch(() => undefined);
  changes.forgetMember(id);
}

function runAction(
  { context, route }: MountedRoute,
  { caller, ifMatch, ...asked }: Input,
  key: string | null,
): Promise<unknown> {
  const { work } = route;
  if (work.kind !== 'action') throw new TypeError('not an action');
  const { now, newId, react, database } = context;
  const dependencies = { now, newId, react, actor: toActor(caller) };
  const run = async (writer: Writer) =>
    (await refuseOutdated(route, writer, { ...asked, ifMatch })) ??
    work.run(writer, { caller, ...asked } as never);
  if (key === null || caller === null) return write(database, dependencies, run);
  const repeatable = toIdempotentRequest(route, { caller, ...asked }, key);
  const exclusiveKey = `${repeatable.credential} ${repeatable.keyHash}`;
  return write(database, { ...dependencies, exclusiveKey }, (writer) =>
    runIdempotently(route, writer, repeatable, run),
  );
}

function toActor(caller: Input['caller']): Actor {
  if (caller === null || caller.type === 'login_link') return { type: 'system', id: null };
  const { type, id } = caller;
  return caller.type === 'session' ? { type, id, memberId: caller.member.id } : { type, id };
}

/** Repeats the first answer word for word (IDE-1). */
function sendIdempotent(
  { route }: MountedRoute,
  reply: FastifyReply,
  { text }: IdempotentResponse,
): FastifyReply {
  reply.code(route.status).header('cache-control', 'no-store');
  if (route.location) reply.header('location', route.location(JSON.parse(text) as never));
  return reply.type(JSON_TYPE).send(text);
}

function sendResponse({ route }: MountedRoute, reply: FastifyReply, result: unknown): FastifyReply {
  reply.code(route.status).header('cache-control', 'no-store');
  if (route.status === 204) return reply.send();
  if (route.version) reply.header('etag', toVersionTag(route.version(result as never)));
  if (route.location) reply.header('location', route.location(result as never));
  return reply.type(JSON_TYPE).send(getSerializer(route.response)(result));
}
