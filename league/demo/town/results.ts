import { playBestOfThree } from '../chance.ts';
import type { Client } from '../client.ts';
import { runInParallel } from '../in-parallel.ts';
import { addDaysToToday, type Fixture, type Span } from './boxes.ts';
import type { Townsperson } from './people.ts';

type FixtureState = 'agreed' | 'reported' | 'differs' | 'arranged' | 'open';

/** How far a match gets, and who reports first if only one side does. */
export interface Course {
  readonly state: FixtureState;
  readonly first?: 0 | 1;
}

interface WholeReport {
  readonly outcome: 'completed';
  readonly score: ReturnType<typeof playBestOfThree>;
  readonly played_on: string;
}

interface DrawnFixture {
  readonly fixture: Fixture;
  readonly course: Course;
  readonly said: object;
  readonly whole: WholeReport;
  readonly lost: 0 | 1;
}

/** Occasionally somebody does not appear, or retires. */
const SHARE_WALKOVERS = 0.03;
const SHARE_RETIREMENTS = 0.06;

/** Plays these matches as planned. Random results are drawn in their order. */
export async function playFixtures(
  fixtures: readonly Fixture[],
  {
    random,
    span,
    courseOf,
  }: {
    readonly random: () => number;
    readonly span: Span;
    readonly courseOf: (fixture: Fixture) => Course;
  },
): Promise<void> {
  const drawn = fixtures.map((fixture): DrawnFixture => {
    const course = courseOf(fixture);
    return { fixture, course, ...drawResult(fixture, random, pickDay(span, random())) };
  });
  await runInParallel(drawn, reportFixture);
}

function drawResult(
  { sides: [zero, one] }: Fixture,
  random: () => number,
  played_on: string,
): Pick<DrawnFixture, 'said' | 'lost' | 'whole'> {
  const ahead = (computeAverageRank(one) - computeAverageRank(zero)) / 9;
  const score = playBestOfThree(random, 1 / (1 + Math.exp(-ahead)));
  const [a, b] = score.sets.at(-1)?.games ?? [0, 0];
  const lost = a > b ? 1 : 0;
  const whole: WholeReport = { outcome: 'completed', score, played_on };
  const event = random();
  if (event < SHARE_WALKOVERS) {
    return { said: { outcome: 'walkover', retired_side: lost }, lost, whole };
  }
  if (event < SHARE_RETIREMENTS) {
    const games: [number, number] = lost === 1 ? [6, 4] : [4, 6];
    const begun: [number, number] = lost === 1 ? [2, 0] : [0, 2];
    const sets = [{ games }, { games: begun }];
    const said = { outcome: 'retired', retired_side: lost, score: { sets }, played_on };
    return { said, lost, whole };
  }
  return { said: whole, lost, whole };
}

async function reportFixture({ fixture, course, said, whole, lost }: DrawnFixture): Promise<void> {
  const { state, first = 0 } = course;
  const path = `/v1/matches/${fixture.id}`;
  const say = (side: 0 | 1, what: object) =>
    findSpeaker(fixture, side).call('POST', `${path}/claims`, what);
  const second = first === 0 ? 1 : 0;
  switch (state) {
    case 'agreed':
      await say(first, said);
      await say(second, said);
      break;
    case 'reported':
      await say(first, said);
      break;
    case 'differs':
      // One of them has entered it the wrong way round: each says that they won.
      await say(first, lost === first ? swapSides(whole) : whole);
      await say(second, lost === second ? swapSides(whole) : whole);
      break;
    case 'arranged':
      await findSpeaker(fixture, first).call('PUT', `${path}/plan`, {
        state: 'arranged',
        arranged_on: addDaysToToday(3),
      });
      break;
    case 'open':
      break;
  }
}

/** The same score with the sides the other way round. */
function swapSides({ score, ...rest }: WholeReport): WholeReport {
  const sets = score.sets.map((set) => {
    const [zero, one] = set.games;
    return { ...set, games: [one, zero] as [number, number] };
  });
  return { ...rest, score: { ...score, sets } };
}

function findSpeaker({ sides }: Fixture, side: 0 | 1): Client {
  const [person] = sides[side];
  if (person === undefined) throw new Error('a match of nobody');
  return person.session;
}

function computeAverageRank(side: readonly Townsperson[]): number {
  return side.reduce((sum, { rank }) => sum + rank, 0) / Math.max(1, side.length);
}

/** A day of the season that is not in the future. */
function pickDay({ from, to }: Span, share: number): string {
  return addDaysToToday(Math.round(from + share * (Math.min(to, 0) - from)));
}
