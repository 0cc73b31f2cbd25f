import type { IncomingMessage, ServerResponse } from 'node:http';
import { readArriving } from 'service/arriving-body';
import { isHostNamedOnce } from 'service/http-server';
import { judgeOrigin, type Origin } from 'service/origin';
import { makeCorsHeaders, type Reply } from 'service/reply';
import { readAddress, isSecure } from 'service/request-address';
import { sendReply, setHeaders } from 'service/send-reply';
import type { LiveCounts } from '../../core/answers.ts';
import { mayShowKey, readBearer, type KeyCheck } from '../../core/key-check.ts';
import {
  makeInfoReply,
  PREFLIGHT,
  makeRefusalReply,
  replyToRefusedRoute,
  makeStatsReply,
  replyWithVerdict,
} from '../../core/replies.ts';
import {
  ENGINE_PATH,
  makeEngineHeaders,
  makeSecurityHeaders,
} from '../../core/security-headers.ts';
import { readVerification, VERIFY_BODY_BYTES } from '../../core/verify.ts';
import { hasSecret, type RouteMatch, matchRoute } from '../../gate.ts';
import type { CreationPolicy } from './creation-policy.ts';
import { sendRefusal } from './json.ts';
import type { NodeSettings } from './node-settings.ts';
import type { Site } from './site.ts';

export interface HttpServices {
  readonly settings: NodeSettings;
  readonly creation: CreationPolicy;
  readonly site: Site;
  readonly now: () => number;
  readonly live: () => LiveCounts;
  readonly isAllowed: (origin: string) => boolean;
}

export async function answerRequest(
  services: HttpServices,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const match = matchRequest(services, request);
  const { trustProxy, forwarderUrl } = services.settings;
  setHeaders(response, makeSecurityHeaders(isSecure(request, trustProxy), forwarderUrl));
  if (!isHostNamedOnce(request))
    return sendReply(response, makeRefusalReply(400, { Connection: 'close' }));
  if (match.to === 'site') return serveSite(services, request, response);
  if (match.to === 'room') return sendRefusal(response, 426);
  if (match.to === 'refusal') return sendReply(response, replyToRefusedRoute(match));
  const origin = judgeOrigin(request.headers.origin ?? null, services.isAllowed);
  setHeaders(response, makeCorsHeaders(origin));
  return sendReply(response, await makeReply(match.to, { ...services, request, origin }));
}

export function matchRequest({ isAllowed }: HttpServices, request: IncomingMessage): RouteMatch {
  const { method = '', headers } = request;
  const origin = headers.origin ?? null;
  const upgrade = headers.upgrade ?? null;
  return matchRoute({ method, path: readRawPath(request), upgrade, origin }, isAllowed);
}

/** Routes are compared as sent; a path that needs decoding is none of them. */
function readRawPath({ url = '' }: IncomingMessage): string {
  return url.split('?')[0] ?? '';
}

/** File names may contain characters that a path must encode. */
function readFilePath(request: IncomingMessage): string {
  const path = readRawPath(request);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function serveSite(
  { site }: HttpServices,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const path = readFilePath(request);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (path.startsWith(ENGINE_PATH) && site.has(path)) setHeaders(response, makeEngineHeaders());
  if (isRead && site.serve(request, response, path)) return;
  if (isRead && hasSecret(path) && site.serveLost(request, response)) return;
  if (isRead || !site.has(path)) return sendRefusal(response, 404);
  response.setHeader('Allow', 'GET, HEAD');
  sendRefusal(response, 405);
}

interface RequestContext extends HttpServices {
  readonly request: IncomingMessage;
  readonly origin: Origin;
}

function makeReply(
  to: 'info' | 'stats' | 'verify' | 'preflight',
  context: RequestContext,
): Reply | Promise<Reply> {
  switch (to) {
    case 'info':
      return makeInfoReply(context.settings, context.origin);
    case 'preflight':
      return PREFLIGHT;
    case 'stats':
      return replyStats(context);
    case 'verify':
      return replyVerdict(context);
  }
}

function replyStats(context: RequestContext): Reply {
  const check = checkKey(context, readBearer(context.request.headers.authorization));
  const days = context.creation.budget(context.now());
  return makeStatsReply(context.settings, days, { check, live: context.live() });
}

async function replyVerdict(context: RequestContext): Promise<Reply> {
  const body = await readArriving(context.request, VERIFY_BODY_BYTES);
  if (body === 'too_large') return makeRefusalReply(413);
  const verification = body === 'cut_off' ? null : readVerification(body.toString());
  if (verification === null) return makeRefusalReply(400);
  const check = checkKey(context, verification.ownerKey);
  const permit = context.creation.budgetPermit(listNetworkNames(context), context.now());
  return replyWithVerdict(context.settings, verification, {
    origin: context.origin,
    check,
    permit,
  });
}

/** Null if no key is checked: the request has none, or may not send one. */
function checkKey(context: RequestContext, key: string | null): KeyCheck | null {
  if (key === null || !mayShowKey(context.origin)) return null;
  const { creation } = context;
  const [networks, now] = [listNetworkNames(context), context.now()];
  const waitMs = creation.lockedMs(networks, now);
  if (waitMs > 0) return { is: 'not looked at', waitMs };
  return { is: creation.isOwner(key, networks, now) === true ? 'right' : 'wrong' };
}

function listNetworkNames({ creation, request, settings, now }: RequestContext): readonly string[] {
  return creation.namesOf(readAddress(request, settings.trustProxy), now());
}
