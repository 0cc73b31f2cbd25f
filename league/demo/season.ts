import { playBestOfThree, makeSeededRandom } from './chance.ts';
import type { Client } from './client.ts';
import { Progress } from './progress.ts';
import { formatTable } from './table.ts';
import type {
  EventPage,
  Resource,
  Match,
  MatchDetail,
  NamedResource,
  Page,
  Standings,
} from './types.ts';

const PLAYERS = [
  'Ann Lee',
  'Bo Berg',
  'Cy Cole',
  'Di Dahl',
  'Ed Eck',
  'Flo Fink',
  'Gus Gray',
  'Hal Hunt',
  'Ida Ivers',
  'Jo Jones',
  'Kai Kent',
  'Lou Lund',
  'Max Moss',
  'Nia Nash',
  'Ole Orr',
  'Pia Park',
];
/** Members, sign-ins, entries, and both sides of every match. */
const STEPS = 16 + 16 + 18 + 32 * 2 + 6;

interface DemoPlayer {
  readonly id: string;
  readonly name: string;
  readonly session: Client;
}

interface DemoCompetition extends NamedResource {
  readonly players: ReadonlyMap<string, readonly DemoPlayer[]>;
  readonly matches: readonly Match[];
}

const random = makeSeededRandom(20_260_401);
const progress = new Progress(STEPS);

/** Plays a new season. If run again, keeps the club and its members. */
export async function playSeason(admin: Client): Promise<void> {
  const from = await findEndOfFeed(admin);
  const players = await signInPlayers(admin);
  const season = await openSeason(admin);
  const singles = await openCompetition(admin, season, 'singles', players);
  const doubles = await openCompetition(admin, season, 'doubles', players);
  await playAll(admin, singles);
  await playAll(admin, doubles);
  const kinds = await followFeed(admin, from);
  progress.finish();
  for (const competition of [singles, doubles]) {
    const path = `/v1/competitions/${competition.id}/standings`;
    const { data } = await admin.call<Page<Standings>>('GET', path);
    for (const table of data) process.stdout.write(`\n${formatTable(competition.name, table)}\n`);
  }
  process.stdout.write(`\nThe event feed told all of it, to its end:\n`);
  for (const [kind, count] of kinds) process.stdout.write(`${String(count).padStart(6)} ${kind}\n`);
}

async function signInPlayers(admin: Client): Promise<DemoPlayer[]> {
  const players: DemoPlayer[] = [];
  for (const name of PLAYERS) {
    const id = await findOrAddMember(admin, name);
    progress.step('adding members');
    const link = await admin.call<{ token: string }>('POST', `/v1/members/${id}/login-link`, {});
    const session = await admin.as(link.token).call<{ token: string }>('POST', '/v1/session');
    players.push({ id, name, session: admin.as(session.token) });
    progress.step('signing players in');
  }
  return players;
}

/** Finds the member with that address, or adds them the first time. */
async function findOrAddMember(admin: Client, name: string): Promise<string> {
  const email = `${name.toLowerCase().replace(' ', '.')}@example.org`;
  const found = await admin.call<Page<Resource>>('GET', `/v1/members?email=${email}`);
  if (found.data[0]) return found.data[0].id;
  const body = { display_name: name, full_name: name, email };
  return (await admin.call<Resource>('POST', '/v1/members', body)).id;
}

async function openSeason(admin: Client): Promise<NamedResource> {
  const today = Temporal.Now.plainDateISO();
  const lastDay = today.add({ days: 30 }).toString();
  const season = await admin.call<NamedResource>('POST', '/v1/seasons', {
    name: `Season of ${today.toString()}`,
    starts_on: today.subtract({ months: 3 }).toString(),
    ends_on: lastDay,
    results_deadline: lastDay,
  });
  await admin.call('PATCH', `/v1/seasons/${season.id}`, { state: 'active' });
  return season;
}

/** Two divisions: five players each in singles, four pairs each in doubles. */
async function openCompetition(
  admin: Client,
  season: NamedResource,
  discipline: 'singles' | 'doubles',
  players: readonly DemoPlayer[],
): Promise<DemoCompetition> {
  const name = discipline === 'singles' ? 'Singles box league' : 'Doubles box league';
  const body = { season_id: season.id, name, discipline, preset: 'three_one_zero' };
  const { id } = await admin.call<Resource>('POST', '/v1/competitions', body);
  const entered = new Map<string, readonly DemoPlayer[]>();
  const divisions: Resource[] = [];
  const size = discipline === 'singles' ? 1 : 2;
  const perDivision = discipline === 'singles' ? 5 : 4;
  for (const [index, division] of ['Division 1', 'Division 2'].entries()) {
    const made = await admin.call<Resource>('POST', `/v1/competitions/${id}/divisions`, {
      name: division,
    });
    divisions.push(made);
    for (let place = 0; place < perDivision; place++) {
      const first = (index * perDivision + place) * size;
      const side = players.slice(first, first + size);
      const entry = await admin.call<Resource>('POST', `/v1/competitions/${id}/entries`, {
        member_ids: side.map((player) => player.id),
        division_id: made.id,
      });
      entered.set(entry.id, side);
      progress.step('entering players');
    }
  }
  await admin.call('PATCH', `/v1/competitions/${id}`, {
    state: 'active',
    rules: { movement: { promoted: 1, relegated: 1 } },
  });
  const matches: Match[] = [];
  for (const division of divisions) {
    const made = await admin.call<{ matches: Match[] }>(
      'POST',
      `/v1/divisions/${division.id}/fixtures`,
    );
    matches.push(...made.matches);
  }
  return { id, name, players: entered, matches };
}

/** Reports every match from both sides; the first few need a coach or a second look. */
async function playAll(admin: Client, competition: DemoCompetition): Promise<void> {
  for (const [index, match] of competition.matches.entries()) {
    const [zero, one] = [findSpeaker(competition, match, 0), findSpeaker(competition, match, 1)];
    const chance = 0.35 + 0.3 * random();
    const score = playBestOfThree(random, chance);
    const said = { outcome: 'completed', score, played_on: Temporal.Now.plainDateISO().toString() };
    if (index === 1) await claimForBoth(match, zero, one, { outcome: 'walkover', retired_side: 1 });
    else if (index === 2) await claimForBoth(match, zero, one, makeRetirement());
    else if (index === 3) await disagreeAndAmend(match, zero, one, said);
    else if (index === 4) await disagreeAndSettle(admin, match, zero, one, said);
    else await claimForBoth(match, zero, one, said);
  }
}

function makeRetirement(): object {
  const score = { sets: [{ games: [6, 4] }, { games: [2, 3] }] };
  return { outcome: 'retired', retired_side: 1, score };
}

async function claimForBoth(
  match: Match,
  zero: DemoPlayer,
  one: DemoPlayer,
  said: object,
): Promise<void> {
  await sendClaim(match, zero, said);
  await sendClaim(match, one, said);
}

async function disagreeAndAmend(
  match: Match,
  zero: DemoPlayer,
  one: DemoPlayer,
  said: object,
): Promise<void> {
  await sendClaim(match, zero, said);
  await sendClaim(match, one, { ...said, score: { sets: [{ games: [0, 6] }, { games: [0, 6] }] } });
  await sendClaim(match, one, said);
}

async function disagreeAndSettle(
  admin: Client,
  match: Match,
  zero: DemoPlayer,
  one: DemoPlayer,
  said: object,
): Promise<void> {
  await sendClaim(match, zero, said);
  await sendClaim(match, one, { outcome: 'walkover', retired_side: 0 });
  const detail = await admin.call<MatchDetail>('GET', `/v1/matches/${match.id}`);
  const settlement = { ...said, reason: 'conflicting_entries' };
  const path = `/v1/matches/${match.id}/settlement`;
  const preview = await admin.call<{ version: string }>('POST', `${path}-preview`, settlement);
  await admin.call('POST', path, { ...settlement, expected_version: preview.version });
  progress.finish();
  const [a, b] = match.sides;
  process.stdout.write(
    `The coach settled ${a?.label} v ${b?.label}: ${detail.differences.join('; ')}\n`,
  );
}

async function sendClaim(match: Match, player: DemoPlayer, said: object): Promise<void> {
  await player.session.call('POST', `/v1/matches/${match.id}/claims`, said);
  progress.step('reporting results');
}

function findSpeaker(competition: DemoCompetition, match: Match, side: 0 | 1): DemoPlayer {
  const entry = match.sides.find((one) => one.side === side)?.entry_id ?? '';
  const [player] = competition.players.get(entry) ?? [];
  if (!player) throw new Error('a match of nobody');
  return player;
}

async function findEndOfFeed(admin: Client): Promise<string> {
  let after = '';
  for (;;) {
    const page = await admin.call<EventPage>('GET', `/v1/events?limit=200${after}`);
    after = `&after=${page.next_cursor}`;
    if (!page.has_more) return after;
  }
}

/** Reads the feed to its end, as an adapter would, and counts the events of each kind. */
async function followFeed(admin: Client, from: string): Promise<Map<string, number>> {
  const kinds = new Map<string, number>();
  let after = from;
  for (;;) {
    const page = await admin.call<EventPage>('GET', `/v1/events?limit=200${after}`);
    for (const { kind } of page.data) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    if (!page.has_more) return kinds;
    after = `&after=${page.next_cursor}`;
  }
}
