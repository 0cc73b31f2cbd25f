import type { VNode } from 'preact';
import { MIN_POINTS_RACE, type OwnSet } from '../score/format.ts';
import type { Words } from '../messages/en.ts';
import { type JudgedEntry, listSetWinners, getShownPoints } from '../score/entry.ts';
import { useLocale } from './locale.ts';

interface ScoreboardProps {
  /** The label of the viewer's own side: `You`. */
  readonly mine: string;
  readonly theirs: string;
  readonly entry: JudgedEntry;
}

export function Scoreboard({ mine, theirs, entry }: ScoreboardProps): VNode {
  const { sets } = entry;
  const { words } = useLocale();
  const heads = sets.map((set, index) => nameSet(words.report, entry, set, index));
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
        <Row name={mine} entry={entry} own={0} />
        <Row name={theirs} entry={entry} own={1} />
      </tbody>
    </table>
  );
}

function Row({
  name,
  entry,
  own,
}: {
  readonly name: string;
  readonly entry: JudgedEntry;
  readonly own: 0 | 1;
}): VNode {
  const { words } = useLocale();
  const winners = listSetWinners(entry);
  return (
    <tr>
      <th scope="row">{name}</th>
      {entry.sets.map((set, index) => {
        const points = getShownPoints(set);
        const tiebreak = points === set.games ? set.tiebreak : undefined;
        const isWon = winners[index] === (own === 0 ? 'me' : 'them');
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

function nameSet(
  report: Words['report'],
  { sets, figures }: JudgedEntry,
  set: OwnSet,
  index: number,
): string {
  const isTiebreak = getShownPoints(set) !== set.games;
  // A match of a single set shows its result in games.
  const isInGames = sets.length === 1 && figures?.join() === set.games.join();
  if (isInGames && Math.max(...set.games) < MIN_POINTS_RACE) return report.inGames.set();
  const isOfPoints = sets.length > 1 && Math.max(...(sets[0]?.games ?? [])) >= MIN_POINTS_RACE;
  const say = isOfPoints ? { ...report, ...report.inPoints } : report;
  return isTiebreak ? say.tiebreakSet : say.set(index + 1);
}
