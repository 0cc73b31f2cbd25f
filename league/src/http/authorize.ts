import { hash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Allowance } from 'service/window-limit';
import { toTimestamp } from '../shared/dates.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';
import type { Caller } from './caller.ts';
import { checkAccess, readBearerToken, refuseInvalidCredential } from './credentials.ts';
import { sendRefusal } from './errors.ts';
import { makeRateLimitHeaders, resetSeconds } from './rate-limit.ts';
import type { Route } from './route.ts';
import type { HttpContext } from './http-context.ts';
import { readTokenKind } from './token.ts';

export interface Call {
  readonly caller: Caller;
}

/** Checks before the body is read: who calls (401), how often (429), whether they may (403). */
export async function authorizeRequest(
  context: HttpContext,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const refusal = await checkCredential(context, route, request, reply);
  return refusal ? sendRefusal(request, reply, refusal) : undefined;
}

function checkCredential(
  context: HttpContext,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Refusal | null> | Refusal | null {
  switch (route.access.kind) {
    case 'public':
      return null;
    case 'login_link':
      return checkLink(context, request, reply);
    case 'installation_secret':
      return checkSecret(context, request, reply);
    case 'session':
    case 'any':
    case 'key':
    case 'key_or_session':
      return checkCaller(context, route, request, reply);
  }
}

/** Checks only the token's form; whether the link is valid shows when it is used. */
function checkLink(
  context: HttpContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Refusal | null {
  const token = readBearerToken(request.headers.authorization);
  const isLink = token !== null && readTokenKind(token) === 'login_link';
  return isLink ? null : refuseUnknown(context, request, reply);
}

/** Counts every attempt, right or wrong, so that the speed of an answer reveals nothing (LIM-2). */
function checkSecret(
  context: HttpContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Refusal | null {
  const allowance = setRateLimitHeaders(
    context.installationLimit.take(request.ip, context.elapsed()),
    reply,
  );
  if (!allowance.isAllowed) return refuseTooMany(allowance);
  const sent = readBearerToken(request.headers.authorization);
  return sent !== null && areSecretsEqual(sent, context.installationSecret)
    ? null
    : refuseInvalidCredential();
}

async function checkCaller(
  context: HttpContext,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Refusal | null> {
  const now = context.now();
  const token = readBearerToken(request.headers.authorization);
  // Everything cached from here on, including credentials, is current as of now.
  if (token !== null) await context.changes.catchUp();
  const caller = token === null ? null : await context.credentials.lookUp(token, toTimestamp(now));
  if (!caller) return refuseUnknown(context, request, reply);
  const allowance = setRateLimitHeaders(
    context.credentialLimit.take(caller.id, context.elapsed()),
    reply,
  );
  if (!allowance.isAllowed) return refuseTooMany(allowance);
  request.call = { caller };
  if (caller.type === 'api_key') context.onKeyUsed(caller.id, now);
  return checkAccess(route.access, caller);
}

/** Answers alike for unknown, used and expired login links. */
export function refuseUnknown(
  context: HttpContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Refusal {
  const allowance = setRateLimitHeaders(
    context.addressLimit.take(request.ip, context.elapsed()),
    reply,
  );
  return allowance.isAllowed ? refuseInvalidCredential() : refuseTooMany(allowance);
}

function setRateLimitHeaders(allowance: Allowance, reply: FastifyReply): Allowance {
  reply.headers(makeRateLimitHeaders(allowance));
  return allowance;
}

function refuseTooMany(allowance: Allowance): Refusal {
  return refuse('rate_limited', `Try again in ${resetSeconds(allowance)} seconds.`);
}

function areSecretsEqual(one: string, other: string): boolean {
  return timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'));
}
