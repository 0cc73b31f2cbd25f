import { newRoomId, newToken } from '../../test/player.ts';
import { type Claim, claimExactly } from '../claim.ts';
import { tryConnection, runRepeatedly } from '../intruder.ts';
import { readStats, type Target } from '../target.ts';

const ROOMS = 10_000;
/** Fewer than the limit of open connections per network. */
const MAX_CONCURRENT = 40;
const ALLOWED = 20;
const FIRST_NETWORK = 200;

/** Makes games from one network, a different one each round because games are counted by day. */
export async function openManyRooms(target: Target, round: number): Promise<Claim[]> {
  const before = await readStats(target);
  const outcomes = new Map<string, number>();
  await runRepeatedly(ROOMS, MAX_CONCURRENT, async () => {
    const outcome = await makeRoom(target, `192.0.2.${FIRST_NETWORK + round}`);
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  });
  const after = await readStats(target);
  return [
    claimExactly('BUD-2', 'games made, of 10,000', ALLOWED, outcomes.get('joined') ?? 0),
    claimExactly('BUD-2', 'refused 4430', ROOMS - ALLOWED, outcomes.get('4430') ?? 0),
    claimExactly('BUD-3', 'games counted', ALLOWED, after.gamesToday - before.gamesToday),
    claimExactly('CAP-5', 'sockets left afterwards', before.sockets, after.sockets),
  ];
}

/** @returns `joined`, or the reason why the game was not made */
async function makeRoom(target: Target, address: string): Promise<string> {
  const { status, socket } = await tryConnection(target, address, newRoomId());
  if (socket === null) return `status ${status}`;
  const joined = socket.hears('joined');
  socket.join(newToken(), true);
  const isIn = (await joined) !== null;
  if (isIn) socket.ws.close();
  const code = await socket.closed;
  return isIn ? 'joined' : String(code);
}
