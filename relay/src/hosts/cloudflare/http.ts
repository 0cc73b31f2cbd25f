import { judgeOrigin, type Origin } from 'service/origin';
import { makeCorsHeaders, type Reply } from 'service/reply';
import { readAddress, readBody } from 'service/worker-http';
import { mayShowKey, readBearer, type KeyCheck } from '../../core/key-check.ts';
import {
  makeInfoReply,
  PREFLIGHT,
  makeRefusalReply,
  replyToRefusedRoute,
  makeStatsReply,
  replyWithVerdict,
} from '../../core/replies.ts';
import type { Settings } from '../../core/settings.ts';
import { readVerification, VERIFY_BODY_BYTES } from '../../core/verify.ts';
import { matchRoute } from '../../gate.ts';
import { getBudget, type Environment, parseEnvironment } from './environment.ts';
import { listNames } from './names.ts';
import { Networks } from './networks.ts';
import { openRoom } from './open-room.ts';
import { toResponse } from './response.ts';

/** The only `Expect` value that clients may send; the platform handles it. */
const CONTINUE = /^100-continue$/i;

interface RequestContext {
  readonly request: Request;
  readonly environment: Environment;
  readonly settings: Settings;
  readonly origin: Origin;
  readonly now: number;
}

/** Answers everything except the site's files, which the platform serves itself. */
export async function answerRequest(
  request: Request,
  environment: Environment,
  now: number,
): Promise<Response> {
  const { method, headers } = request;
  if (!CONTINUE.test(headers.get('Expect') ?? '100-continue'))
    return toResponse(makeRefusalReply(417));
  const settings = parseEnvironment(environment);
  const { origin: own, pathname: path } = new URL(request.url);
  const origins = settings.allowedOrigins.length > 0 ? settings.allowedOrigins : [own];
  const isAllowed = (origin: string) => origins.includes(origin);
  const sent = headers.get('Origin');
  const match = matchRoute(
    { method, path, upgrade: headers.get('Upgrade'), origin: sent },
    isAllowed,
  );
  if (match.to === 'site') return toResponse(makeRefusalReply(404));
  if (match.to === 'refusal') return toResponse(replyToRefusedRoute(match));
  if (match.to === 'room') return openRoom(request, environment, { roomId: match.roomId, now });
  const origin = judgeOrigin(sent, isAllowed);
  const context = { request, environment, settings, origin, now };
  return toResponse(await makeReply(match.to, context), makeCorsHeaders(origin));
}

async function makeReply(
  to: 'info' | 'stats' | 'verify' | 'preflight',
  context: RequestContext,
): Promise<Reply> {
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

async function replyStats(context: RequestContext): Promise<Reply> {
  const { request, environment, settings } = context;
  const check = await checkKey(context, readBearer(request.headers.get('Authorization')));
  return makeStatsReply(settings, await getBudget(environment).days(), { check, live: null });
}

async function replyVerdict(context: RequestContext): Promise<Reply> {
  const { request, environment, settings, origin } = context;
  const body = await readBody(request, VERIFY_BODY_BYTES);
  if (body === null) return makeRefusalReply(413);
  const verification = readVerification(body.toString());
  if (verification === null) return makeRefusalReply(400);
  const check = await checkKey(context, verification.ownerKey);
  const permit = await getBudget(environment).permit(await listNetworkNames(context));
  return replyWithVerdict(settings, verification, { origin, check, permit });
}

/** Null if no key is checked: the request has none, or may not send one. */
async function checkKey(context: RequestContext, key: string | null): Promise<KeyCheck | null> {
  if (key === null || !mayShowKey(context.origin)) return null;
  return new Networks(context.environment, await listNetworkNames(context)).check(key);
}

function listNetworkNames({
  request,
  environment,
  now,
}: RequestContext): Promise<readonly string[]> {
  return listNames(environment, readAddress(request), now);
}
