import type { VNode } from 'preact';
import { shownPoints } from '../../../../score/entry.ts';
import { isOnlyTiebreak } from '../../../../score/format.ts';
import { fill } from '../../../../messages/fill.ts';
import type { ReportProps } from './report-props.ts';

export function Tiles({ visit, mine, format, draft }: ReportProps): VNode {
  const { words } = visit;
  const { report } = words;
  const indexes = Array.from({ length: format.bestOf }, (_, index) => index);
  const me = mine.isPair ? words.shell.youBoth : words.shell.you;
  const headOf = (index: number) =>
    isOnlyTiebreak(format, index) ? report.tiebreakSet : report.set(index + 1);
  const row = (own: 0 | 1, whose: string) =>
    indexes.map((index) => {
      const set = draft.entry.sets[index];
      const points = set === undefined ? null : shownPoints(set);
      const isWon = points !== null && points[own] > points[own === 0 ? 1 : 0];
      const says = report.tile(headOf(index), whose);
      const shown = points === null ? '–' : String(points[own]);
      return (
        <td
          key={index}
          data-set={index}
          data-own={own}
          data-says={says}
          class={points === null ? 'none' : isWon ? 'won' : ''}
        >
          <a
            href={`#set-${index + 1}`}
            tabIndex={own === 0 ? undefined : -1}
            aria-label={fill(says, { points: shown })}
          >
            {shown}
          </a>
        </td>
      );
    });
  return (
    <div class="tiles">
      <table class="sb" data-sets={format.bestOf}>
        <caption class="sr">{report.scoreboard}</caption>
        <thead>
          <tr>
            <td class="corner" />
            {indexes.map((index) => (
              <th key={index} scope="col">
                {isOnlyTiebreak(format, index)
                  ? report.tiebreakSet
                  : format.bestOf > 3
                    ? report.setShort(index + 1)
                    : report.set(index + 1)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{me}</th>
            {row(0, me)}
          </tr>
          <tr>
            <th scope="row">{mine.opponent}</th>
            {row(1, mine.opponent)}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
