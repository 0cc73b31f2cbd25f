import { makeSeededRandom } from '../chance.ts';
import type { Client } from '../client.ts';
import { runInParallel } from '../in-parallel.ts';
import type { NamedResource, Resource } from '../types.ts';
import {
  beginCompetition,
  addDaysToToday,
  type Fixture,
  makeBoxes,
  makeSeason,
  MOVEMENT,
  type Span,
} from './boxes.ts';
import { chooseCourses } from './courses.ts';
import { joinTown, type Town, type Townsperson } from './people.ts';
import { playFixtures } from './results.ts';

const BOX = 7;
const SINGLES = 'Singles';
const PAST: Span = { from: -190, to: -80 };
/** Ends so soon that the coach has players to remind. */
const CURRENT: Span = { from: -68, to: 10 };
const PAIRS = 5;

/** A town's club in the last days of a season, with the previous one. */
export interface PlayedTown {
  readonly singles: NamedResource;
  readonly shown: Townsperson;
  /** Matches that the shown player still has to arrange, with the opponents. */
  readonly toArrange: readonly { readonly matchId: string; readonly opponent: Townsperson }[];
}

/** @param name the player whose season shows an example of everything a player can do */
export async function playTown(
  admin: Client,
  { name, say }: { readonly name: string; readonly say: (text: string) => void },
): Promise<PlayedTown> {
  const random = makeSeededRandom(20_260_401);
  const town = await joinTown(admin);
  const { players } = town;
  const shown = players.find((person) => person.name === name);
  if (shown === undefined) throw new Error(`nobody is called ${name}`);
  say('60 people have joined.\n');
  const past = await playPastSeason(admin, players, random);
  say('The season before is played.\n');
  const season = await makeSeason(admin, CURRENT, true);
  const singles = await placeAgain(admin, { town, past, seasonId: season.id });
  const people = [...players, ...town.newcomers];
  const fixtures = await beginCompetition(admin, singles.id, people);
  const courseOf = chooseCourses({ random, shown, fixtures });
  await playFixtures(fixtures, { random, span: CURRENT, courseOf });
  await playDoubles(admin, { town, shown, seasonId: season.id, random });
  say('The season under way has ten days to go.\n');
  return { singles, shown, toArrange: listOpenMatches(fixtures, shown, courseOf) };
}

/** Six boxes by strength, played to the end and closed. */
async function playPastSeason(
  admin: Client,
  players: readonly Townsperson[],
  random: () => number,
): Promise<string> {
  const season = await makeSeason(admin, PAST, false);
  const boxes = Array.from({ length: players.length / BOX }, (_, index) =>
    players.slice(index * BOX, (index + 1) * BOX).map((person) => [person]),
  );
  const plan = { seasonId: season.id, name: SINGLES, discipline: 'singles', boxes } as const;
  const id = await makeBoxes(admin, plan);
  const fixtures = await beginCompetition(admin, id, players);
  const courseOf = () => ({ state: random() < 0.96 ? 'agreed' : 'open' }) as const;
  await playFixtures(fixtures, { random, span: PAST, courseOf });
  await admin.call('PATCH', `/v1/competitions/${id}`, { state: 'complete' });
  await admin.call('PATCH', `/v1/seasons/${season.id}`, { state: 'complete' });
  return id;
}

/** Draws up the next boxes from the table: three of the lowest pause, and three newcomers join. */
async function placeAgain(
  admin: Client,
  { town, past, seasonId }: { town: Town; past: string; seasonId: string },
): Promise<NamedResource> {
  const pausing = town.players.slice(-town.newcomers.length);
  await runInParallel(pausing, ({ id }) =>
    admin.call('PATCH', `/v1/members/${id}`, { wants_to_play: 'not_now' }),
  );
  const made = await admin.call<NamedResource>('POST', '/v1/competitions', {
    season_id: seasonId,
    name: SINGLES,
    discipline: 'singles',
    preset: 'three_one_zero',
    rules: MOVEMENT,
    previous_competition_id: past,
  });
  const path = `/v1/competitions/${made.id}`;
  await admin.call('POST', `${path}/placements`);
  const { data } = await admin.call<{ data: Resource[] }>('GET', `${path}/divisions`);
  const bottom = data.at(-1)?.id;
  await runInParallel(town.newcomers, ({ id }) =>
    admin.call('POST', `${path}/entries`, { member_ids: [id], division_id: bottom }),
  );
  return made;
}

interface Doubles {
  readonly town: Town;
  readonly shown: Townsperson;
  readonly seasonId: string;
  readonly random: () => number;
}

/** One box of pairs, including the pair of the shown player. */
async function playDoubles(
  admin: Client,
  { town: { players, others }, shown, seasonId, random }: Doubles,
): Promise<void> {
  const wanting = [shown, ...others.slice(0, PAIRS), ...players.filter((one) => one !== shown)];
  const pairs = Array.from({ length: PAIRS }, (_, index) =>
    [wanting[index], wanting[index + PAIRS]].filter((one) => one !== undefined),
  );
  const plan = {
    seasonId,
    name: 'Evening doubles',
    discipline: 'doubles',
    boxes: [pairs],
  } as const;
  const id = await makeBoxes(admin, plan);
  const fixtures = await beginCompetition(admin, id, wanting);
  const courseOf = () => ({ state: random() < 0.6 ? 'agreed' : 'open' }) as const;
  await playFixtures(fixtures, { random, span: CURRENT, courseOf });
}

function listOpenMatches(
  fixtures: readonly Fixture[],
  shown: Townsperson,
  courseOf: (fixture: Fixture) => { readonly state: string },
): PlayedTown['toArrange'] {
  return fixtures
    .filter((fixture) => fixture.sides.flat().includes(shown))
    .filter((fixture) => courseOf(fixture).state === 'open')
    .flatMap(({ id, sides }) => {
      const opponent = sides.flat().find((person) => person !== shown);
      return opponent === undefined ? [] : [{ matchId: id, opponent }];
    });
}

const APPLICANTS = [
  { first_name: 'Aurelia', surname: 'Ash', wants_to_play: 'singles_mixed', self_level: 3 },
  { first_name: 'Jürgen', surname: 'Groß', wants_to_play: 'doubles', self_level: 5 },
];

/** Leaves work for a coach: applications, and the draft of the next season. */
export async function leaveForCoach(admin: Client, singles: NamedResource): Promise<void> {
  for (const applicant of APPLICANTS) {
    await admin.call('POST', '/v1/join-requests', {
      ...applicant,
      email: `${applicant.first_name.toLowerCase().replace('ü', 'ue')}@example.org`,
      phone: '+44 20 7946 0018',
      gender: 'female',
      privacy_notice: '2026-01',
    });
  }
  const season = await admin.call<Resource>('POST', '/v1/seasons', {
    name: 'Next season',
    starts_on: addDaysToToday(32),
    ends_on: addDaysToToday(140),
  });
  const draft = await admin.call<Resource>('POST', '/v1/competitions', {
    season_id: season.id,
    name: singles.name,
    discipline: 'singles',
    previous_competition_id: singles.id,
  });
  await admin.call('POST', `/v1/competitions/${draft.id}/placements`);
}
