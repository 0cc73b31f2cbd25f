import { Chance } from 'relay/testing/chance';
import { fromBase64url } from '@sealed-move/protocol/base64url';
import type { Seat } from '@sealed-move/protocol/seat';
import { readEnvelope } from '../src/core/envelope.ts';
import { deriveRoom } from '../src/invite.ts';
import { openInner } from '../src/inner-seal.ts';
import { openFrame } from '../src/seal.ts';
import { Table } from './table.ts';

/** A frame as the relay sees it, with its meaning. */
export interface RecordedFrame {
  readonly from: Seat;
  /** In ms. */
  readonly at: number;
  /** The size of the sealed content. */
  readonly bytes: number;
  /** The type of the body. */
  readonly kind: string;
}

const ACTIONS = 60;
/** Enough for all answers; pings come later. */
const NETWORK_MS = 5000;
const IV_AND_TAG_BYTES = 28;
const DEEDS = [
  'play',
  'play',
  'play',
  'play',
  'say',
  'draw',
  'takeBack',
  'no',
  'resign',
  'cut',
] as const;

/**
 * Records a game frame by frame. Its two players think, chat, offer, decline, resign and play
 * again.
 */
export async function recordGame(seed: number): Promise<readonly RecordedFrame[]> {
  const chance = new Chance(seed);
  const table = await Table.laid();
  for (let action = 0; action < ACTIONS; action++) {
    table.relay.time.now += 300 + chance.below(20_000);
    await act(table, chance);
    await table.settle(NETWORK_MS);
  }
  await table.close();
  return opened(table);
}

async function act(table: Table, chance: Chance): Promise<void> {
  const seat = chance.pick([0, 1] as const);
  const session = table.session(seat);
  const { game } = session.view;
  if (game.ending !== null) {
    for (const each of [0, 1] as const) await table.session(each).agreeRematch();
    return;
  }
  switch (chance.pick(DEEDS)) {
    case 'play':
      await table
        .session(game.turn === game.side ? seat : other(seat))
        .play(String(chance.below(9)));
      return;
    case 'say':
      await table.say(seat, ' word'.repeat(chance.below(40)));
      return;
    case 'draw':
      await session.agreeDraw();
      return;
    case 'takeBack':
      await session.agreeTakeBack();
      return;
    case 'no':
      for (const offer of ['draw', 'takeBack'] as const) await session.decline(offer);
      return;
    case 'resign':
      if (chance.share() < 0.2) await session.resign();
      return;
    case 'cut':
      table.relay.cut(seat);
  }
}

async function opened(table: Table): Promise<RecordedFrame[]> {
  const { secret, keys } = table.side(0).saved();
  const room = await deriveRoom(secret);
  const sealer = keys.agreed?.sealer;
  return Promise.all(
    table.relay.sent.map(async ({ from, text, at }) => {
      const plain = (await openFrame(room, from, text)) ?? '';
      const sender = from === 0 ? 'host' : 'guest';
      const { n = 0, body } = readEnvelope(plain, sender) ?? {};
      const fields = { ...(body as object) } as Readonly<Record<string, unknown>>;
      const inner = fields['t'] === 'in' && sealer !== undefined;
      const told = inner
        ? await openInner(sealer, { roomId: room.roomId, sender, n }, fields)
        : fields;
      const kind = String({ ...(told as { readonly t?: unknown } | null) }.t);
      const bytes = (fromBase64url(text)?.length ?? 0) - IV_AND_TAG_BYTES;
      return { from, at, bytes, kind };
    }),
  );
}

function other(seat: Seat): Seat {
  return seat === 0 ? 1 : 0;
}
