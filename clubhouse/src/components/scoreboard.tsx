import type { VNode } from 'preact';
import type { OwnSet } from '../score/format.ts';
import { shownPoints } from '../score/entry.ts';
import { useLocale } from './locale.ts';

interface ScoreboardProps {
  /** What one's own side is called: `You`. */
  readonly mine: string;
  readonly theirs: string;
  readonly sets: readonly OwnSet[];
}

/** A result as tiles, one's own side first. */
export function Scoreboard({ mine, theirs, sets }: ScoreboardProps): VNode {
  const { words } = useLocale();
  const heads = sets.map((set, index) => setName(words.report, set, index));
  return (
    <table class="sb" data-sets={sets.length}>
      <caption class="sr">{words.report.score}</caption>
      <thead>
        <tr>
          <td class="corner" />
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Row name={mine} sets={sets} own={0} />
        <Row name={theirs} sets={sets} own={1} />
      </tbody>
    </table>
  );
}

function Row({
  name,
  sets,
  own,
}: {
  readonly name: string;
  readonly sets: readonly OwnSet[];
  readonly own: 0 | 1;
}): VNode {
  const { words } = useLocale();
  return (
    <tr>
      <th scope="row">{name}</th>
      {sets.map((set, index) => {
        const points = shownPoints(set);
        const tiebreak = points === set.games ? set.tiebreak : undefined;
        const isWon = points[own] > points[own === 0 ? 1 : 0];
        return (
          <td key={index} class={isWon ? 'won' : ''}>
            {points[own]}
            {tiebreak !== undefined && (
              <sup>
                <span class="sr">{` ${words.report.tiebreakSet} `}</span>
                {tiebreak[own]}
              </sup>
            )}
          </td>
        );
      })}
    </tr>
  );
}

function setName(
  report: { readonly set: (number: number) => string; readonly tiebreakSet: string },
  set: OwnSet,
  index: number,
): string {
  const isTiebreak = shownPoints(set) !== set.games;
  return isTiebreak ? report.tiebreakSet : report.set(index + 1);
}
