import { bearerOf, type KeyCheck } from '../../core/key-check.ts';
import { mayShowKey, type Origin, originOf } from '../../core/origin.ts';
import {
  corsHeaders,
  infoReply,
  PREFLIGHT,
  refusal,
  refusedRoute,
  type Reply,
  statsReply,
  verdictReply,
} from '../../core/replies.ts';
import type { Settings } from '../../core/settings.ts';
import { readVerification, VERIFY_BODY_BYTES } from '../../core/verify.ts';
import { matchRoute } from '../../gate.ts';
import { addressOf } from './address.ts';
import { budgetOf, type Environment, settingsOf } from './environment.ts';
import { namesOf } from './names.ts';
import { Networks } from './networks.ts';
import { openRoom } from './open-room.ts';
import { toResponse } from './response.ts';

/** What a client may expect beside an answer; the platform sees to it. */
const CONTINUE = /^100-continue$/i;

/** A request with what is known of it. */
interface Asked {
  readonly request: Request;
  readonly environment: Environment;
  readonly settings: Settings;
  readonly origin: Origin;
  readonly now: number;
}

/** Answers whatever is no file of the site, which the platform serves by itself. */
export async function answer(
  request: Request,
  environment: Environment,
  now: number,
): Promise<Response> {
  const { method, headers } = request;
  if (!CONTINUE.test(headers.get('Expect') ?? '100-continue')) return toResponse(refusal(417));
  const settings = settingsOf(environment);
  const { origin: own, pathname: path } = new URL(request.url);
  const origins = settings.allowedOrigins.length > 0 ? settings.allowedOrigins : [own];
  const isAllowed = (origin: string) => origins.includes(origin);
  const sent = headers.get('Origin');
  const match = matchRoute(
    { method, path, upgrade: headers.get('Upgrade'), origin: sent },
    isAllowed,
  );
  if (match.to === 'site') return toResponse(refusal(404));
  if (match.to === 'refusal') return toResponse(refusedRoute(match));
  if (match.to === 'room') return openRoom(request, environment, { roomId: match.roomId, now });
  const origin = originOf(sent, isAllowed);
  const asked = { request, environment, settings, origin, now };
  return toResponse(await replyOf(match.to, asked), corsHeaders(origin));
}

async function replyOf(
  to: 'info' | 'stats' | 'verify' | 'preflight',
  asked: Asked,
): Promise<Reply> {
  switch (to) {
    case 'info':
      return infoReply(asked.settings, asked.origin);
    case 'preflight':
      return PREFLIGHT;
    case 'stats':
      return replyStats(asked);
    case 'verify':
      return replyVerdict(asked);
  }
}

async function replyStats(asked: Asked): Promise<Reply> {
  const { request, environment, settings } = asked;
  const check = await checkKey(asked, bearerOf(request.headers.get('Authorization')));
  return statsReply(settings, await budgetOf(environment).days(), { check, live: null });
}

async function replyVerdict(asked: Asked): Promise<Reply> {
  const { request, environment, settings, origin } = asked;
  const text = await readText(request);
  if (text === null) return refusal(413);
  const verification = readVerification(text);
  if (verification === null) return refusal(400);
  const check = await checkKey(asked, verification.ownerKey);
  const permit = await budgetOf(environment).permit(await networkNamesOf(asked));
  return verdictReply(settings, verification, { origin, check, permit });
}

/** Null where no key is looked at, for none was shown by somebody who may. */
async function checkKey(asked: Asked, key: string | null): Promise<KeyCheck | null> {
  if (key === null || !mayShowKey(asked.origin)) return null;
  return new Networks(asked.environment, await networkNamesOf(asked)).check(key);
}

function networkNamesOf({ request, environment, now }: Asked): Promise<readonly string[]> {
  return namesOf(environment, addressOf(request), now);
}

/** The body as text; null where it is larger than allowed. */
async function readText(request: Request): Promise<string | null> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of request.body ?? []) {
    bytes += part.length;
    if (bytes > VERIFY_BODY_BYTES) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}
