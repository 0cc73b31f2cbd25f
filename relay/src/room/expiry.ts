import { CLOSE } from '@sealed-move/protocol/close-codes';
import { TOMBSTONE_MS } from '@sealed-move/protocol/timings';
import type { Effect, Step } from './events.ts';
import type { OneSeat, RoomState, TwoSeats } from './state.ts';

export function isDue(state: RoomState<unknown>, now: number): boolean {
  return state.kind !== 'none' && now >= state.expiresAt;
}

/** Sets the alarm again, because activity after it was set made it ring too early. */
export function wait<S>(state: RoomState<S>): Step<S> {
  return { state, effects: state.kind === 'none' ? [] : [{ do: 'store' }] };
}

/** Closes sockets and deletes all data after seven days without activity (ROOM-9). */
export function expireRoom<S>(state: OneSeat<S> | TwoSeats<S>, _: unknown, now: number): Step<S> {
  const closing = state.online.flatMap((socket): Effect<S>[] =>
    socket === null ? [] : [{ do: 'close', socket, code: CLOSE.expired }],
  );
  const gone = { kind: 'gone', code: CLOSE.expired, expiresAt: now + TOMBSTONE_MS } as const;
  return { state: gone, effects: [{ do: 'store' }, ...closing] };
}

/** Ends a room a week after both players left (ROOM-8). */
export function endAfterBothLeft<S>(_state: unknown, _event: unknown, now: number): Step<S> {
  const gone = { kind: 'gone', code: CLOSE.bothLeft, expiresAt: now + TOMBSTONE_MS } as const;
  return { state: gone, effects: [{ do: 'store' }] };
}

/** Deletes the last trace: from now on, a join is told that there is no room. */
export function remove<S>(): Step<S> {
  return { state: { kind: 'none' }, effects: [{ do: 'store' }] };
}
