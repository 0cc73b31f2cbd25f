import type { IncomingMessage, ServerResponse } from 'node:http';
import { info, type Live, stats } from '../../core/answers.ts';
import { readVerification, VERIFY_BODY_BYTES, verdict } from '../../core/verify.ts';
import { type Way, wayOf } from '../../gate.ts';
import { addressOf, isSecure } from './address.ts';
import type { Creation } from './creation.ts';
import { setSecurityHeaders } from './headers.ts';
import { readBody, refuse, sendJson } from './json.ts';
import type { NodeSettings } from './node-settings.ts';
import type { Site } from './site.ts';

const INFO_SECONDS = 60;
const PREFLIGHT_SECONDS = 600;
const BEARER = /^Bearer (.+)$/i;

export interface Answering {
  readonly settings: NodeSettings;
  readonly creation: Creation;
  readonly site: Site;
  readonly now: () => number;
  readonly live: () => Live;
  readonly isAllowed: (origin: string) => boolean;
}

/** Answers whatever is no WebSocket. */
export async function answer(
  around: Answering,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const way = wayOfRequest(around, request);
  setSecurityHeaders(response, isSecure(request, around.settings.trustProxy));
  if (way.to === 'site') return serveSite(around, request, response);
  if (way.to === 'room') return refuse(response, 426);
  if (way.to === 'refusal') {
    if (way.status === 405) response.setHeader('Allow', way.allow);
    if (way.status === 426) response.setHeader('Upgrade', 'websocket');
    return refuse(response, way.status);
  }
  setCors(around, request, response);
  return { info: sendInfo, stats: sendStats, verify: sendVerdict, preflight: sendPreflight }[
    way.to
  ](around, request, response);
}

export function wayOfRequest({ isAllowed }: Answering, request: IncomingMessage): Way {
  const { method = '', headers } = request;
  const origin = headers.origin ?? null;
  const upgrade = headers.upgrade ?? null;
  return wayOf({ method, path: rawPathOf(request), upgrade, origin }, isAllowed);
}

/** The routes are compared as they were sent: one that needs decoding is none of them. */
function rawPathOf({ url = '' }: IncomingMessage): string {
  return url.split('?')[0] ?? '';
}

/** The names of files may hold characters that a path has to encode. */
function filePathOf(request: IncomingMessage): string {
  const path = rawPathOf(request);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function serveSite({ site }: Answering, request: IncomingMessage, response: ServerResponse): void {
  const path = filePathOf(request);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (isRead && site.serve(request, response, path)) return;
  if (isRead || !site.has(path)) return refuse(response, 404);
  response.setHeader('Allow', 'GET, HEAD');
  refuse(response, 405);
}

/** A site may use a relay at another address, where its origin is allowed. */
function setCors(
  { isAllowed }: Answering,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { origin } = request.headers;
  response.setHeader('Vary', 'Origin');
  if (origin !== undefined && isAllowed(origin)) {
    response.setHeader('Access-Control-Allow-Origin', origin);
  }
}

function sendPreflight(_: Answering, __: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST');
  response.setHeader('Access-Control-Allow-Headers', 'authorization, content-type');
  response.setHeader('Access-Control-Max-Age', PREFLIGHT_SECONDS);
  response.writeHead(204).end();
}

function originOf({ isAllowed }: Answering, { headers }: IncomingMessage) {
  const sent = headers.origin ?? null;
  return { sent, allowed: sent !== null && isAllowed(sent) };
}

/**
 * A page of an origin that is not allowed could try keys in the name of whoever reads it, and lock
 * them out. Without an origin it is no page that asks.
 */
function mayShowKey(around: Answering, request: IncomingMessage): boolean {
  const { sent, allowed } = originOf(around, request);
  return sent === null || allowed;
}

function sendInfo(around: Answering, request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Cache-Control', `max-age=${INFO_SECONDS}`);
  sendJson(response, 200, JSON.stringify(info(around.settings, originOf(around, request))));
}

function sendStats(around: Answering, request: IncomingMessage, response: ServerResponse): void {
  const { settings, creation } = around;
  const now = around.now();
  const network = networkOf(around, request, now);
  const sent = BEARER.exec(request.headers.authorization ?? '')?.[1] ?? null;
  const key = mayShowKey(around, request) ? sent : null;
  if (key !== null && isLocked(around, { network, now }, response)) return;
  const isOwner = creation.isOwner(key, network, now);
  if (isOwner === false) {
    response.setHeader('WWW-Authenticate', 'Bearer');
    return refuse(response, 401);
  }
  response.setHeader('Cache-Control', 'no-store');
  const body = stats(settings, creation.budget(now), isOwner === true ? around.live() : null);
  return sendJson(response, 200, JSON.stringify(body));
}

async function sendVerdict(
  around: Answering,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const text = await readBody(request, VERIFY_BODY_BYTES);
  if (text === null) return refuse(response.setHeader('Connection', 'close'), 413);
  const asked = readVerification(text);
  if (asked === null) return refuse(response, 400);
  const key = mayShowKey(around, request) ? asked.ownerKey : null;
  const { settings, creation } = around;
  const now = around.now();
  const network = networkOf(around, request, now);
  if (key !== null && isLocked(around, { network, now }, response)) return undefined;
  const body = verdict(settings, asked, {
    originAllowed: originOf(around, request).allowed,
    isOwner: creation.isOwner(key, network, now),
    permit: creation.budgetPermit(network, now),
  });
  response.setHeader('Cache-Control', 'no-store');
  return sendJson(response, 200, JSON.stringify(body));
}

function networkOf(
  { settings, creation }: Answering,
  request: IncomingMessage,
  now: number,
): string {
  return creation.nameOf(addressOf(request, settings.trustProxy), now);
}

function isLocked(
  { creation }: Answering,
  { network, now }: { network: string; now: number },
  response: ServerResponse,
): boolean {
  const wait = creation.lockedMs(network, now);
  if (wait === 0) return false;
  response.setHeader('Retry-After', Math.ceil(wait / 1000));
  refuse(response, 429);
  return true;
}
