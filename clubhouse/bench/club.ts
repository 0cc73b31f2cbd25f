import { type Json, list, text } from 'test-kit/club-calls';
import type { League } from '../test/league.ts';
import { dateAfter } from '../test/seed.ts';

/** A club in the last days of a season, as large as is asked for. */
export interface Club {
  /** A player with matches in every state. */
  readonly player: string;
  readonly season: string;
  readonly singles: string;
  /** The box of the player, and a match of theirs that is theirs to report. */
  readonly box: string;
  readonly match: string;
  /** One that a coach has to settle. */
  readonly disputed: string;
  /** The entry of the player. */
  readonly entry: string;
  /** The singles of the next season, filled. */
  readonly draft: string;
}

const BOX = 10;
const PAIRS_IN_BOX = 4;
/** The share of members who play doubles too: 96 of 300, in 12 boxes. */
const DOUBLES_SHARE = 0.32;
const DISPUTES = 12;
const PLAYED_SHARE = 0.6;
const BATCH_SIZE = 8;
/** The most that the league takes in one call. */
const BATCH = 500;

export async function loadClub({ must }: League, members: number): Promise<Club> {
  const people = await inTurns(range(members), async (index) => {
    const made = await must('POST', '/v1/members', {
      display_name: `${FIRST[index % FIRST.length]} ${LAST[Math.floor(index / FIRST.length) % LAST.length]}`,
      email: `member.${index}@example.org`,
      phone: `+44 7700 ${String(900_000 + index)}`,
    });
    return text(made['id']);
  });
  const season = await must('POST', '/v1/seasons', {
    name: 'Autumn',
    starts_on: dateAfter(-80),
    ends_on: dateAfter(10),
    results_deadline: dateAfter(10),
  });
  const id = text(season['id']);
  await must('PATCH', `/v1/seasons/${id}`, { state: 'active' });
  const singles = await competition(must, {
    season: id,
    name: 'Singles',
    discipline: 'singles',
    boxes: chunks(
      people.map((one) => [one]),
      BOX,
    ),
  });
  const players = people.slice(0, Math.floor((members * DOUBLES_SHARE) / 2) * 2);
  const doubles = await competition(must, {
    season: id,
    name: 'Doubles',
    discipline: 'doubles',
    boxes: chunks(chunks(players, 2), PAIRS_IN_BOX),
  });
  await play(must, doubles, []);
  const player = people[0] ?? '';
  const { data } = await must('GET', `/v1/matches?member=${player}&competition=${singles}`);
  const mine = list(data).map((match) => text(match['id']));
  await play(must, singles, mine);
  const [reported = '', disputed = '', ...others] = mine;
  await claim(must, reported, (await sideOf(must, reported, player)) === 0 ? 1 : 0, 0);
  await differ(must, disputed);
  for (const match of others.slice(0, 3)) await agree(must, match);
  await must('POST', '/v1/join-requests', {
    first_name: 'Aurelia',
    surname: 'Ash',
    email: 'aurelia@example.org',
    phone: '+44 20 7946 0018',
    gender: 'female',
    privacy_notice: '2026-01',
  });
  const { division_id: box, sides } = await must('GET', `/v1/matches/${reported}`);
  const own = list(sides).find((side) => hasMember(side, player));
  return {
    player,
    season: id,
    singles,
    box: text(box),
    match: reported,
    disputed,
    entry: text(own?.['entry_id']),
    draft: await nextSingles(must, singles),
  };
}

type Must = League['must'];

async function nextSingles(must: Must, previous: string): Promise<string> {
  const season = await must('POST', '/v1/seasons', {
    name: 'Winter',
    starts_on: dateAfter(12),
    ends_on: dateAfter(100),
    results_deadline: dateAfter(100),
  });
  const made = await must('POST', '/v1/competitions', {
    season_id: season['id'],
    name: 'Winter singles',
    discipline: 'singles',
    previous_competition_id: previous,
  });
  await must('POST', `/v1/competitions/${text(made['id'])}/placements`);
  return text(made['id']);
}

interface CompetitionPlan {
  readonly season: string;
  readonly name: string;
  readonly discipline: string;
  readonly boxes: readonly (readonly (readonly string[])[])[];
}

async function competition(must: Must, planned: CompetitionPlan): Promise<string> {
  const { season, name, discipline, boxes } = planned;
  const made = await must('POST', '/v1/competitions', { season_id: season, name, discipline });
  const path = `/v1/competitions/${text(made['id'])}`;
  const items = boxes.map((_box, index) => ({ name: `Box ${index + 1}` }));
  await must('POST', `${path}/divisions/batch`, { items });
  const divisions = list((await must('GET', `${path}/divisions`))['data']);
  const entries = boxes.flatMap((box, index) =>
    box.map((member_ids) => ({ member_ids, division_id: divisions[index]?.['id'] })),
  );
  for (const some of chunks(entries, BATCH)) {
    await must('POST', `${path}/entries/batch`, { items: some });
  }
  await must('PATCH', path, { state: 'active' });
  await must('POST', `${path}/fixtures`);
  return text(made['id']);
}

/** A part of all matches, and a dispute in each of some boxes. */
async function play(must: Must, competitionId: string, except: readonly string[]): Promise<void> {
  const matches = await all(must, `/v1/matches?competition=${competitionId}`);
  const boxes = Map.groupBy(matches, (match) => text(match['division_id']));
  const [played, disputed]: string[][] = [[], []];
  for (const [index, box] of [...boxes.values()].entries()) {
    const ids = box.map((match) => text(match['id'])).filter((id) => !except.includes(id));
    const count = Math.floor(ids.length * PLAYED_SHARE);
    played?.push(...ids.slice(0, count));
    if (index > 0 && index < DISPUTES) disputed?.push(...ids.slice(count, count + 1));
  }
  await inTurns(played ?? [], (id) => agree(must, id));
  await inTurns(disputed ?? [], (id) => differ(must, id));
}

async function agree(must: Must, match: string): Promise<void> {
  const winner = match.charCodeAt(match.length - 1) % 2 === 0 ? 0 : 1;
  await claim(must, match, 0, winner);
  await claim(must, match, 1, winner);
}

async function differ(must: Must, match: string): Promise<void> {
  await claim(must, match, 0, 0);
  await claim(must, match, 1, 1);
}

async function claim(must: Must, match: string, side: 0 | 1, winner: 0 | 1): Promise<void> {
  const sets = [
    [6, 3],
    [7, 5],
  ].map((games) => ({ games: winner === 0 ? games : games.toReversed() }));
  const said = { outcome: 'completed', score: { sets }, played_on: dateAfter(-2), side };
  await must('POST', `/v1/matches/${match}/claims`, said);
}

async function sideOf(must: Must, match: string, member: string): Promise<0 | 1> {
  const { sides } = await must('GET', `/v1/matches/${match}`);
  return hasMember(list(sides)[0] ?? {}, member) ? 0 : 1;
}

function hasMember(side: Json, member: string): boolean {
  return list(side['members']).some((one) => one['id'] === (member as unknown));
}

async function all(must: Must, path: string): Promise<Json[]> {
  const found: Json[] = [];
  for (let after = ''; ;) {
    const page = await must('GET', `${path}&limit=200${after}`);
    found.push(...list(page['data']));
    const cursor: unknown = page['next_cursor'];
    if (typeof cursor !== 'string') return found;
    after = `&after=${cursor}`;
  }
}

async function inTurns<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const some of chunks(items, BATCH_SIZE))
    results.push(...(await Promise.all(some.map(work))));
  return results;
}

function chunks<T>(items: readonly T[], size: number): T[][] {
  return range(Math.ceil(items.length / size)).map((at) => items.slice(at * size, (at + 1) * size));
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

const FIRST =
  'Hannah Edmund Priya Tomasz Léa Jonas Ingrid Matteo Aoife Salma Bartholomew Rosalind Sam'.split(
    ' ',
  );
const LAST =
  'Brandt Eckersley Raghunathan Wieczorek Marchetti Ødegård Solheim Ricci Dhomhnaill Pike Featherstonehaugh Pryce Nwosu'.split(
    ' ',
  );
