import type { Relay } from './relay.ts';
import { enterRoom, type Write } from './relay-load.ts';

const FULL = 4403;
const LEFT = 4411;
const BOTH_LEFT = 4412;
/** A stranger tries only this many rooms. */
const STRANGERS = 10;

/** Takes every acknowledged seat again, and tries to take one that nobody may have. */
export async function checkSeats(relay: Relay, writes: readonly Write[]): Promise<void> {
  const triedToLeave = new Set(writes.flatMap((one) => (one.kind === 'leave' ? [one.token] : [])));
  for (const write of writes.filter((one) => one.isAcknowledged)) {
    relay.tally.writes += 1;
    const came = await enterRoom(relay, write.room, { seatToken: write.token });
    const found = came?.seat ?? null;
    const code = came?.code ?? null;
    came?.socket.end();
    const told = `room ${write.room.slice(0, 8)}, seat ${write.seat}: ${found ?? code}`;
    const hasLeft = code === LEFT || code === BOTH_LEFT;
    if (write.kind === 'leave' && !hasLeft) relay.tally.count('lost', `leaving: ${told}`);
    if (write.kind === 'leave' || (triedToLeave.has(write.token) && hasLeft)) continue;
    if (found === null) relay.tally.count('lost', told);
    else if (found !== write.seat) relay.tally.count('doubled', told);
  }
  await checkStrangers(relay, writes);
}

/** A third person finds each game full. */
async function checkStrangers(relay: Relay, writes: readonly Write[]): Promise<void> {
  const guests = writes.filter(
    (one) => one.kind === 'seat' && one.seat === 1 && one.isAcknowledged,
  );
  for (const { room } of guests.slice(-STRANGERS)) {
    const came = await enterRoom(relay, room, { seatToken: 'stranger'.repeat(4) });
    came?.socket.end();
    if (came?.seat !== null && came !== null) {
      relay.tally.count('doubled', `a third took seat ${came.seat} of ${room.slice(0, 8)}`);
    }
    const isRefused = came?.code === FULL || came?.code === BOTH_LEFT;
    if (came?.seat === null && !isRefused) {
      relay.tally.count('lost', `a third was told ${came.code} of ${room.slice(0, 8)}`);
    }
  }
}
