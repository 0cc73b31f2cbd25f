import { readAll } from 'test-kit/club-calls';
import { makeCaller } from './league-club.ts';
import type { LeagueClient } from './league-client.ts';
import type { Write } from './league-load.ts';
import type { Tally } from './tally.ts';

interface FeedEvent {
  readonly id: string;
  readonly kind: string;
  readonly subject: { readonly id: string };
  readonly match_id: string | null;
}

interface Detail {
  readonly status: string;
  readonly claims: readonly { readonly side: number | null; readonly state: string }[];
}

/** Checks that each acknowledged write exists, and none exists twice. */
export async function checkWrites(
  admin: LeagueClient,
  writes: readonly Write[],
  tally: Tally,
): Promise<void> {
  tally.writes += writes.filter((write) => write.isAcknowledged).length;
  const events = await readAllItems<FeedEvent>(admin, '/v1/events');
  await checkMembers(admin, { writes, events, tally });
  await checkClaims(admin, { writes, events, tally });
}

interface CheckInput {
  readonly writes: readonly Write[];
  readonly events: readonly FeedEvent[];
  readonly tally: Tally;
}

async function checkMembers(
  admin: LeagueClient,
  { writes, events, tally }: CheckInput,
): Promise<void> {
  const members = await readAllItems<{ id: string; display_name: string }>(admin, '/v1/members');
  const names = countValues(members.map((member) => member.display_name));
  const told = countValues(
    events.filter((event) => event.kind === 'member.created').map((event) => event.subject.id),
  );
  for (const write of writes) {
    if (write.kind !== 'member') continue;
    const found = names.get(write.name) ?? 0;
    if (write.isAcknowledged && found === 0) tally.count('lost', write.name);
    if (found > 1) tally.count('doubled', `${write.name} is there ${found} times`);
  }
  for (const { id, display_name: name } of members) {
    const times = told.get(id) ?? 0;
    if (times === 0) tally.count('lost', `the feed does not tell of ${name}`);
    if (times > 1) tally.count('doubled', `the feed tells ${times} times of ${name}`);
  }
}

async function checkClaims(
  admin: LeagueClient,
  { writes, events, tally }: CheckInput,
): Promise<void> {
  const told = countValues(events.map((event) => event.match_id).filter((id) => id !== null));
  const claims = writes.filter((write) => write.kind === 'claim');
  for (const match of new Set(claims.map((write) => write.match))) {
    const { status, claims: found } = await admin.must<Detail>('GET', `/v1/matches/${match}`);
    for (const write of claims.filter((one) => one.match === match)) {
      const times = found.filter((claim) => claim.side === write.side).length;
      if (write.isAcknowledged && times === 0) tally.count('lost', `${match} side ${write.side}`);
      if (times > 1) tally.count('doubled', `${match} side ${write.side}`);
    }
    // Each claim is an event, and so is the agreement of the two.
    const expected = found.length + Number(status === 'played');
    const times = told.get(match) ?? 0;
    if (times < expected) tally.count('lost', `the feed tells ${times} of ${expected} of ${match}`);
    if (times > expected) {
      tally.count('doubled', `the feed tells ${times} of ${expected} of ${match}`);
    }
  }
}

async function readAllItems<T>(admin: LeagueClient, path: string): Promise<T[]> {
  return (await readAll(makeCaller(admin), path)) as unknown as T[];
}

function countValues(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
