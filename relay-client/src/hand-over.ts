import { readFields } from '@sealed-move/protocol/fields';
import { type Channel, makeChannel, leaveRoom, openSealed, sendSealed } from './channel.ts';
import type { Presence } from './core/connection-state.ts';
import { getNextNumber } from './core/envelope.ts';
import { type Assembly, BODY_BYTES, takePart, toParts } from './core/parts.ts';
import type { Role } from './core/role.ts';
import type { Platform } from './platform.ts';
import { deriveSeatToken } from './invite.ts';
import { Mutex } from './mutex.ts';

export interface HandOverOptions {
  readonly platform: Platform;
  readonly relay: string;
  /** A secret that only the two devices know, and no game has: 16 bytes, base64url. */
  readonly secret: string;
}

export type SendStep = 'open' | 'unreachable' | 'sent' | 'refused';

/**
 * Hands a text, at most some 180 kB of JSON, to another device of the same player (HAND-OVER-1). Both
 * devices meet in a room of its own, and seal as players do. Whenever the other device comes, it
 * gets the whole text.
 * @param ownerKey for a private relay; else null
 * @param on `open`: the other device can come; `unreachable`: the relay does not answer, and is tried
 *   again; `sent`: the other device has the text; `refused`: the relay made no room, or it is too long
 * @returns stops it
 */
export function sendText(
  text: string,
  options: HandOverOptions & { readonly ownerKey: string | null },
  on: (step: SendStep) => void,
): () => void {
  const parts = toParts(text, 1, BODY_BYTES);
  if (parts === null) {
    on('refused');
    return () => undefined;
  }
  const room = openRoom('host', options, {
    peer: (presence) => {
      on('open');
      if (presence === 'online') room.send(parts);
    },
    lost: () => on('unreachable'),
    heard: (body) => {
      if (readFields(body)['t'] !== RECEIPT.t) return;
      on('sent');
      room.leave();
    },
    stopped: () => on('refused'),
  });
  return room.stop;
}

/**
 * Receives what the other device sends by `sendText`.
 * @param on resolves to whether it saved the text, which may be anything; its sender is told
 * @returns a function that stops it
 */
export function receiveText(
  options: HandOverOptions,
  on: (text: string) => Promise<boolean>,
): () => void {
  let assembly: Assembly = null;
  let isDone = false;
  let isStopped = false;
  let cancel: () => void = () => undefined;
  const room = openRoom(
    'guest',
    { ...options, ownerKey: null },
    {
      peer: () => undefined,
      lost: () => undefined,
      heard: (body) => {
        const taken = takePart(assembly, body);
        ({ assembly } = taken);
        if (taken.whole === null || isDone) return;
        isDone = true;
        void takeIn(taken.whole);
      },
      stopped: () => {
        cancel = options.platform.after(RETRY_MS, room.start);
      },
    },
  );
  const takeIn = async (text: string) => {
    isDone = await on(text);
    if (isDone) {
      room.send([RECEIPT]);
      room.leave();
    } else if (isStopped) room.stop();
  };
  return () => {
    cancel();
    isStopped = true;
    // The page may be left as soon as it has the text, before the sender was told.
    if (!isDone) room.stop();
  };
}

/** Time until a missing room is looked for again: the other device may not have made it yet. */
const RETRY_MS = 2000;
const RECEIPT = { t: 'received' };

interface RoomListener {
  readonly peer: (presence: Presence) => void;
  readonly heard: (body: unknown) => void;
  /** Called when there is no connection; the room is tried again. */
  readonly lost: () => void;
  readonly stopped: () => void;
}

interface OpenRoom {
  readonly start: () => void;
  readonly send: (bodies: readonly object[]) => void;
  /** Leaves for good once everything was sent. */
  readonly leave: () => void;
  readonly stop: () => void;
}

function openRoom(
  role: Role,
  { platform, ownerKey, ...at }: HandOverOptions & { readonly ownerKey: string | null },
  on: RoomListener,
): OpenRoom {
  let isOver = false;
  let last = 0;
  const opening = deriveSeatToken(at.secret, role).then(async (seatToken) =>
    makeChannel(
      { ...at, role, seatToken, isSeated: false },
      { platform, ownerKey },
      {
        changed: ({ kind }) => {
          if (kind === 'stopped' && !isOver) on.stopped();
          if (kind !== 'waiting') return;
          // A room that was left is not gone back to.
          if (isOver) inTurn(async ({ connection }) => connection.stop());
          else on.lost();
        },
        joined: on.peer,
        peer: on.peer,
        sealed: (frame) => {
          inTurn(async (channel) => {
            const envelope = await openSealed(channel, frame);
            if (envelope !== null && !isOver) on.heard(envelope.body);
          });
        },
        sent: () => undefined,
      },
    ),
  );
  const mutex = new Mutex();
  const inTurn = (work: (channel: Channel) => Promise<void>) =>
    void mutex.run(async () => work(await opening));
  const follow = platform.follow?.({
    wake: () => void opening.then(({ connection }) => connection.wake()),
    lost: () => void opening.then(({ connection }) => connection.reset()),
  });
  const end = () => {
    isOver = true;
    follow?.();
  };
  const start = () => inTurn(async ({ connection }) => (isOver ? undefined : connection.start()));
  start();
  return {
    start,
    send(bodies) {
      const messages = bodies.map((body) => {
        last = getNextNumber(last, platform.now());
        return { n: last, body, by: null };
      });
      inTurn((channel) => sendSealed(channel, messages));
    },
    leave() {
      end();
      inTurn(async (channel) => leaveRoom(channel));
    },
    stop() {
      end();
      inTurn(async ({ connection }) => connection.stop());
    },
  };
}
