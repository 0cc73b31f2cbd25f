import type { Fixture } from './boxes.ts';
import type { Course } from './results.ts';
import type { Townsperson } from './people.ts';

/** The states of the shown player's matches: at least one for everything a player can do. */
const OWN: readonly Course['state'][] = ['agreed', 'agreed', 'differs', 'reported', 'open', 'open'];

/** How many matches of each box have been played, from the top down; one box is behind. */
const SHARE_PLAYED = [0.95, 0.9, 0.9, 0.85, 0.45, 0.9];

interface CurrentSeason {
  readonly random: () => number;
  readonly shown: Townsperson;
  readonly fixtures: readonly Fixture[];
}

/** Leaves two people without a result, one match disputed, and a few with one report. */
export function chooseCourses({
  random,
  shown,
  fixtures,
}: CurrentSeason): (fixture: Fixture) => Course {
  const own = fixtures.filter(({ sides }) => sides.flat().includes(shown));
  const idle = new Set(pickLateStarters(fixtures, shown));
  const courses = new Map<Fixture, Course>();
  let disputes = 0;
  let reports = 0;
  let arranged = 0;
  for (const fixture of fixtures) {
    const isPlayed = random() < (SHARE_PLAYED[fixture.box] ?? 0.6);
    const at = own.indexOf(fixture);
    const isIdle = fixture.sides.flat().some((person) => idle.has(person));
    if (at >= 0) courses.set(fixture, makeOwnCourse(fixture, shown, OWN[at] ?? 'open'));
    else if (isIdle) courses.set(fixture, { state: 'open' });
    else if (isPlayed && fixture.box === 1 && disputes++ === 0) {
      courses.set(fixture, { state: 'differs' });
    } else if (isPlayed && random() < 0.15 && reports++ < 5) {
      courses.set(fixture, { state: 'reported' });
    } else if (!isPlayed && arranged++ % 3 === 0) courses.set(fixture, { state: 'arranged' });
    else courses.set(fixture, { state: isPlayed ? 'agreed' : 'open' });
  }
  return (fixture) => courses.get(fixture) ?? { state: 'open' };
}

/** If only one side has reported, that side is the opponent. */
function makeOwnCourse({ sides }: Fixture, shown: Townsperson, state: Course['state']): Course {
  return { state, first: sides[0].includes(shown) ? 1 : 0 };
}

/** Picks one player of the fourth box and one of the fifth. */
function pickLateStarters(fixtures: readonly Fixture[], shown: Townsperson): Townsperson[] {
  return [3, 4].flatMap((box) => {
    const people = fixtures.filter((one) => one.box === box).flatMap(({ sides }) => sides.flat());
    return people.filter((person) => person !== shown).slice(0, 1);
  });
}
