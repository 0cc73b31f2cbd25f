import type { Budget } from '../budget/budget.ts';
import { countGamesToday } from '../budget/budget.ts';
import {
  MAX_BURST,
  MAX_FRAME_BYTES,
  MAX_FRAMES_PER_SECOND,
  PROTOCOL,
  ROOM_MESSAGES_PER_DAY,
} from '@sealed-move/protocol/limits';
import { DAY_MS, PING_MS, PONG_MS, QUIET_DAYS } from '@sealed-move/protocol/timings';
import type { Origin } from 'service/origin';
import type { Settings } from './settings.ts';

export const SERVICE = 'game-relay';
export const VERSION = '0.1.0';

/** GET /v1/info (INFO-1): what a client needs to configure itself and to explain a refusal. */
export function describeService(settings: Settings, origin: Origin) {
  return {
    service: SERVICE,
    version: VERSION,
    proto: PROTOCOL,
    mode: getMode(settings),
    creation: { open: settings.isPublic, needsOwnerKey: !settings.isPublic },
    origin,
    pushForwarder: settings.forwarderUrl,
    limits: {
      frameBytes: MAX_FRAME_BYTES,
      burst: MAX_BURST,
      perSecond: MAX_FRAMES_PER_SECOND,
      roomMessagesPerDay: ROOM_MESSAGES_PER_DAY,
      gamesPerDay: settings.gamesPerDay,
      gamesPerNetworkPerDay: settings.gamesPerNetworkPerDay,
      socketsPerNetwork: settings.socketsPerNetwork,
      roomQuietDays: QUIET_DAYS,
      pingSeconds: PING_MS / 1000,
      pongSeconds: PONG_MS / 1000,
    },
  };
}

export function getMode({ isPublic }: Settings): 'public' | 'private' {
  return isPublic ? 'public' : 'private';
}

/** Counts shown only to the owner, because they would tell anyone when the owner plays. */
export interface LiveCounts {
  readonly rooms: number;
  readonly sockets: number;
  readonly refused: Readonly<Record<'4430' | '4503' | '4429', number>>;
  readonly uptimeSeconds: number;
}

export type Days = Pick<Budget, 'day' | 'games'>;

interface StatsAudience {
  readonly isOwner: boolean;
  /** Counts for the owner; null if the host has none. */
  readonly live: LiveCounts | null;
}

/** GET /v1/stats (INFO-2). */
export function describeStats(settings: Settings, budget: Days, { isOwner, live }: StatsAudience) {
  const today = countGamesToday(budget);
  const limit = settings.gamesPerDay;
  const games = { today, limit, left: Math.max(0, limit - today), last7Days: budget.games };
  return {
    day: new Date(budget.day * DAY_MS).toISOString().slice(0, 10),
    resetsAt: new Date((budget.day + 1) * DAY_MS).toISOString(),
    games: settings.isPublic || isOwner ? games : null,
    ...(live === null || !isOwner
      ? {}
      : {
          live: { rooms: live.rooms, sockets: live.sockets },
          refused: live.refused,
          uptimeSeconds: live.uptimeSeconds,
        }),
  };
}
