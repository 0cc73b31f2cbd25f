import { cpSync, mkdirSync, rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from './context.ts';
import { truncateRandomly, overwritePage, type Random } from './damage.ts';
import { checkSeats } from './relay-check.ts';
import { runOnRelayStage } from './relay-faults.ts';
import { enterRoom as joinRoom, RelayLoad, type Write } from './relay-load.ts';
import type { Relay } from './relay.ts';

const LOAD_MS = 600;
/** How many seats are tried in a relay with a damaged file. */
const LOOKED_AT = 20;
const FAILED = 1011;

/** Ways to damage the file of a stopped relay. */
const DAMAGES: Readonly<Record<string, (database: string, random: Random) => void>> = {
  'the file is cut off': (database, random) => truncateRandomly(database, random),
  'the file begins with noise': (database, random) => overwritePage(database, random, 0),
  'a page of the file is noise': (database, random) => overwritePage(database, random),
  'the file is empty': (database) => truncateSync(database, 0),
  'the file is gone': (database) => rmSync(database),
};

/**
 * Damages or removes the relay's file. The relay then refuses to start and says why, closes the
 * unreadable rooms, or starts empty. It never gives away someone else's seat. With the file
 * restored, every seat is back.
 */
export function damageRelayFile(context: Context): Promise<void> {
  return runOnRelayStage(context, async ({ relay }) => {
    const { scratch, tally, rounds } = context;
    const load = new RelayLoad(relay);
    await sleep(LOAD_MS);
    await load.stop();
    // After an orderly stop, everything is in the one file.
    await relay.stop();
    const sound = join(scratch, 'sound');
    cpSync(relay.data, sound, { recursive: true });
    const kinds = Object.entries(DAMAGES);
    for (let round = 0; round < rounds; round++) {
      const [kind, damage] = kinds[round % kinds.length] ?? [];
      if (kind === undefined || damage === undefined) continue;
      const failures = tally.faults.length;
      restoreFolder(sound, relay.data);
      damage(join(relay.data, 'relay.db'), context.random);
      await checkAfterDamage(relay, load.writes);
      restoreFolder(sound, relay.data);
      await startUndamaged(relay, load.writes);
      if (tally.faults.length > failures) tally.faults.push(`(${kind})`);
      tally.rounds += 1;
    }
  });
}

async function checkAfterDamage(relay: Relay, writes: readonly Write[]): Promise<void> {
  const { tally } = relay;
  if (!(await relay.start())) {
    const said = relay.seat.service?.output.trim() ?? '';
    tally.say(said.split('\n')[0] ?? '');
    if (!said.startsWith('The relay could not start: ')) tally.count('crashes', said);
    return;
  }
  const seats = writes.filter((one) => one.kind === 'seat' && one.isAcknowledged);
  for (const write of seats.slice(-LOOKED_AT)) {
    const came = await joinRoom(relay, write.room, { seatToken: write.token });
    came?.socket.end();
    if (came?.seat === null) {
      tally.say(came.code === FAILED ? 'a room is closed with 1011' : `a room says ${came.code}`);
    } else if (came !== null && came.seat !== write.seat) {
      tally.count('doubled', `seat ${came.seat} for ${write.seat}`);
    }
  }
  await relay.stop('SIGKILL');
}

async function startUndamaged(relay: Relay, writes: readonly Write[]): Promise<void> {
  const started = performance.now();
  if (!(await relay.start())) {
    relay.tally.count('lost', `a copy put back does not start: ${relay.seat.service?.output}`);
    return;
  }
  relay.tally.recoveries.push(performance.now() - started);
  await checkSeats(relay, writes);
  await relay.stop('SIGKILL');
}

function restoreFolder(copy: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o700 });
  cpSync(copy, folder, { recursive: true });
}
