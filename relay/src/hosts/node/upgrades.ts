import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Log } from 'service/event-log';
import { isHostNamedOnce } from 'service/http-server';
import { SHARES } from 'service/network';
import type { Reply } from 'service/reply';
import { readAddress, isSecure } from 'service/request-address';
import { readRequestId } from 'service/request-id';
import { SlidingNetworkLimit } from 'service/sliding-window-limit';
import { makeRefusalReply, replyToRefusedRoute, refuseTooMany } from '../../core/replies.ts';
import { hashText } from '../hash.ts';
import { type HttpServices, matchRequest } from './http.ts';
import type { AnswerObserver } from './measure.ts';
import { OpenAnswers } from './open-answers.ts';
import type { Sockets } from './sockets.ts';
import { turnAway } from './turn-away.ts';

const UPGRADED = 101;
const NOTE_MS = 60_000;
const SOCKETS_TO_A_ROOM = { most: 30, windowMs: 60_000 };

interface UpgradeOptions {
  readonly services: HttpServices;
  readonly sockets: Sockets;
  readonly log: Log;
  readonly onAnswered: AnswerObserver;
}

/**
 * Turns requests for a room into WebSockets, or refuses them (CAP-4, CAP-5). Each waits for the
 * answers to earlier requests on its connection (INFO-7).
 */
export function acceptUpgrades(
  server: Server,
  { services, sockets, log, onAnswered }: UpgradeOptions,
): void {
  const { settings, creation, now } = services;
  const joins = new SlidingNetworkLimit(SOCKETS_TO_A_ROOM);
  /** @returns why the request does not become a WebSocket; null if it may */
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): Reply | null => {
    if (!isHostNamedOnce(request)) return makeRefusalReply(400);
    const match = matchRequest(services, request);
    if (match.to === 'refusal') return replyToRefusedRoute(match);
    if (match.to !== 'room') return makeRefusalReply(404);
    const room = hashText(match.roomId);
    const networks = creation.namesOf(readAddress(request, settings.trustProxy), now());
    const full = () => refuseTooMany(SOCKETS_TO_A_ROOM.windowMs);
    const isOver = networks.some(
      (one, around) => sockets.countOf(one) >= settings.socketsPerNetwork * (SHARES[around] ?? 1),
    );
    if (isOver) {
      noteFull(now());
      return full();
    }
    if (sockets.count >= settings.sockets) return makeRefusalReply(503);
    const toRoom = networks.map((network) => `${room} ${network}`);
    if (!joins.take(toRoom, now())) return full();
    sockets.accept(request, socket, { head, room, networks });
    return null;
  };
  const take = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const id = readRequestId(request);
    const secure = { isSecure: isSecure(request, settings.trustProxy), id };
    try {
      const since = performance.now();
      const why = upgrade(request, socket, head);
      onAnswered('GET', 'room', why?.status ?? UPGRADED, (performance.now() - since) / 1000, id);
      if (why !== null) turnAway(socket, why, secure);
    } catch (error) {
      log('an upgrade failed', { request_id: id, err: error });
      turnAway(socket, makeRefusalReply(500), secure);
    }
  };
  /** When a full relay was last logged: once a minute, because clients keep coming back. */
  let notedAt = -Infinity;
  const noteFull = (at: number) => {
    if (at - notedAt < NOTE_MS) return;
    notedAt = at;
    log('a network has reached its socket limit', { limit: settings.socketsPerNetwork });
  };
  const answers = new OpenAnswers(server);
  server.on('upgrade', (request, socket, head) =>
    answers.whenWritten(socket, () => take(request, socket, head)),
  );
  server.on('connect', (_request, socket) =>
    answers.whenWritten(socket, () => turnAway(socket, makeRefusalReply(404))),
  );
}
