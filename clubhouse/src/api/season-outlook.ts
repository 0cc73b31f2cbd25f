import { countDecided } from './season-glance.ts';
import type { Competition, CompetitionProgress, Season } from './seasons.ts';

interface PlannedBoxes {
  readonly all: number;
  readonly empty: number;
  /** Boxes with at least two players who can play each other. */
  readonly playable: number;
}

export function countPlannedBoxes({ division_sizes: sizes }: CompetitionProgress): PlannedBoxes {
  return {
    all: sizes.length,
    empty: sizes.filter((size) => size === 0).length,
    playable: sizes.filter((size) => size > 1).length,
  };
}

/** A competition that has not started and has nobody to play, with the reason (SEAS-17). */
export interface Unplayable {
  readonly competition: Competition;
  readonly why: 'nobody' | 'nobody_to_play';
}

export function findUnplayable(
  competitions: readonly Competition[],
  progress: readonly CompetitionProgress[],
): Unplayable[] {
  return competitions.flatMap((competition) => {
    const its = progress.find((one) => one.competition_id === competition.id);
    if (competition.state !== 'draft' || its === undefined) return [];
    const boxes = countPlannedBoxes(its);
    if (boxes.playable > 0) return [];
    return [{ competition, why: boxes.all === boxes.empty ? 'nobody' : 'nobody_to_play' }];
  });
}

/** @param today in the club's time zone */
export function countDaysEarly({ starts_on: start }: Season, today: string): number {
  if (start === null) return 0;
  const [from, to] = [Temporal.PlainDate.from(today), Temporal.PlainDate.from(start)];
  return Math.max(0, from.until(to).days);
}

/**
 * Whether closing is the next step: everything is played or closed, or the last day has come.
 * Competitions that have not started come first (SEAS-18).
 */
export function isTimeToClose(
  { results_deadline: deadline, ends_on: end }: Season,
  competitions: readonly Competition[],
  progress: readonly CompetitionProgress[],
  today: string,
): boolean {
  const last = deadline ?? end;
  if (last !== null && last <= today) return true;
  if (competitions.some(({ state }) => state === 'draft')) return false;
  if (competitions.length > 0 && competitions.every(({ state }) => state !== 'active')) return true;
  const { decided, fixtures } = countDecided({
    divisions: progress.flatMap((one) => one.divisions),
  });
  return fixtures > 0 && decided === fixtures;
}
