import type { Id } from '../../shared/ids.ts';
import type { Ending } from './endings.ts';
import type { OpenDivision } from './open-division.ts';

/** Ends of one kind: for either side by much and by little, and unplayed. */
export class Finishes {
  readonly #wide: readonly [Ending, Ending];
  readonly #narrow: readonly [Ending, Ending];
  readonly unplayed: Ending;

  constructor(endings: readonly Ending[]) {
    const completed = endings.filter(({ result }) => result.outcome === 'completed');
    const won = (side: 0 | 1) => completed.filter(({ result }) => result.winningSide === side);
    const unplayed = endings.find(({ result }) => result.outcome === 'unplayed');
    if (unplayed === undefined) throw new Error('A match can always end unplayed');
    this.unplayed = unplayed;
    this.#wide = [endingFor(won(0), 1), endingFor(won(1), -1)];
    this.#narrow = [endingFor(won(0), -1), endingFor(won(1), 1)];
  }

  wonBy(side: 0 | 1, isNarrow: boolean): Ending {
    return (isNarrow ? this.#narrow : this.#wide)[side];
  }
}

/** That which gives side 0 the most more than side 1, or the least where `favour` is below zero. */
export function endingFor(endings: readonly Ending[], favour: number): Ending {
  const [first] = endings;
  if (first === undefined) throw new Error('There is no such end');
  if (favour === 0) return first;
  const worth = ({ credits: [zero, one] }: Ending) =>
    favour *
    (1e6 * (zero.points - one.points) +
      1e3 * (zero.setsWon - one.setsWon) +
      (zero.gamesWon - one.gamesWon));
  return endings.reduce((best, one) => (worth(one) > worth(best) ? one : best), first);
}

/** Who finishes above an entry, and how the entry itself does. */
export interface Plot {
  readonly id: Id<'entry'>;
  /** These win against the others, and share the wins among them. */
  readonly uppers: ReadonlySet<Id<'entry'>>;
  /** The entry wins so many of its open matches, rather against those who are to be below. */
  readonly wins: number;
  readonly isNarrow: boolean;
  readonly leavesRestUnplayed: boolean;
  readonly points: ReadonlyMap<Id<'entry'>, number>;
}

/** The ends of the open matches that bring it about, or come near. */
export function endingsOf(
  { open }: Pick<OpenDivision, 'open'>,
  finishes: Finishes,
  plot: Plot,
): Ending[] {
  const points = new Map(plot.points);
  const victims = ownVictims(open, plot);
  return open.map((match) => {
    const [zero, one] = match.sides;
    const side = winnerOf(match.sides, plot, points, victims);
    if (side === null) return finishes.unplayed;
    const isOwn = zero === plot.id || one === plot.id;
    const ending = finishes.wonBy(side, isOwn && plot.isNarrow);
    points.set(zero, (points.get(zero) ?? 0) + ending.credits[0].points);
    points.set(one, (points.get(one) ?? 0) + ending.credits[1].points);
    return ending;
  });
}

function ownVictims(open: OpenDivision['open'], { id, uppers, wins }: Plot): Set<Id<'entry'>> {
  const opponents = open.flatMap(({ sides: [zero, one] }) => {
    if (zero === id) return one;
    return one === id ? zero : [];
  });
  const inOrder = opponents.toSorted(
    (one, other) => Number(uppers.has(one)) - Number(uppers.has(other)),
  );
  return new Set(inOrder.slice(0, wins));
}

function winnerOf(
  [zero, one]: readonly [Id<'entry'>, Id<'entry'>],
  { id, uppers, leavesRestUnplayed }: Plot,
  points: ReadonlyMap<Id<'entry'>, number>,
  victims: ReadonlySet<Id<'entry'>>,
): 0 | 1 | null {
  if (zero === id) return victims.has(one) ? 0 : 1;
  if (one === id) return victims.has(zero) ? 1 : 0;
  if (uppers.has(zero) !== uppers.has(one)) return uppers.has(zero) ? 0 : 1;
  if (!uppers.has(zero) && leavesRestUnplayed) return null;
  // Who has less needs it more.
  return (points.get(zero) ?? 0) <= (points.get(one) ?? 0) ? 0 : 1;
}
