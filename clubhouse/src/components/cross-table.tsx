import type { VNode } from 'preact';
import type { Api } from '../api/client.ts';
import { buildCrossTable, type Crossing, type CrossingCell } from '../api/cross-table.ts';
import { findEntryId } from '../api/tables.ts';
import type { Words } from '../messages/en.ts';
import { formatInitials } from '../messages/names.ts';
import { withGamesWords } from '../messages/games-words.ts';
import { formatCrossing } from './crossing-text.ts';
import { useLocale } from './locale.ts';

interface CrossTableProps {
  readonly table: Api<'Standings'>;
  /** The member whose row and column come first; null if nobody. */
  readonly memberId: string | null;
  /** Coaches can open every match, players only their own. */
  readonly isCoach?: boolean;
}

/** Number of columns that fit on the smallest phone; a larger table scrolls on its own. */
const FITTING = 8;
/** Fewer columns fit if a cell has a word longer than this, such as `Aufg.` */
const SHORT = 4;
const FITTING_LONG = 6;

/** The results between all players of a box, the viewer's row and column first (TAB-9). */
export function CrossTable({ table, memberId, isCoach = false }: CrossTableProps): VNode | null {
  const words = withGamesWords(useLocale().words, table.format);
  const { tables } = words;
  if (table.rows.length < 2) return null;
  const mine = memberId === null ? null : findEntryId(table, memberId);
  const own = table.rows.filter((row) => row.entry_id === mine);
  const rows = [...own, ...table.rows.filter((row) => row.entry_id !== mine)];
  const grid = buildCrossTable({ ...table, rows });
  const marks = shortenLabels(rows.map((row) => row.label));
  const isOwn = (index: number) => rows[index]?.entry_id === mine;
  const hrefOf = (crossing: Crossing, isOwnMatch: boolean) => {
    if (!('match' in crossing)) return null;
    if (isCoach) return `/coach/matches/${crossing.match}`;
    return isOwnMatch ? `/matches/${crossing.match}` : null;
  };
  const isLarge = rows.length > (hasLongWord(grid, words) ? FITTING_LONG : FITTING);
  return (
    <section class="card flush crossed after" aria-labelledby="crossed">
      <div class="standings-head">
        <h2 id="crossed">{tables.crossedTitle}</h2>
        <span class="meta">{tables.crossedAbout}</span>
      </div>
      <div
        class={isLarge ? 'crossed-scroll is-large' : 'crossed-scroll'}
        {...(isLarge ? { tabindex: 0, role: 'region', 'aria-labelledby': 'crossed' } : {})}
      >
        <table>
          <caption class="sr">{tables.crossedTitle}</caption>
          <thead>
            <tr>
              <td />
              {rows.map((row, index) => (
                <th key={row.entry_id} scope="col" class={row.entry_id === mine ? 'is-own' : ''}>
                  <Mark
                    mark={marks[index] ?? ''}
                    label={row.label}
                    isMine={row.entry_id === mine}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={row.entry_id} class={row.entry_id === mine ? 'is-own' : ''}>
                <th scope="row">
                  <Mark
                    mark={marks[index] ?? ''}
                    label={row.label}
                    isMine={row.entry_id === mine}
                  />
                </th>
                {(grid[index] ?? []).map((cell, column) => (
                  <td key={column}>
                    {cell.map((crossing, round) => (
                      <Drawn
                        key={round}
                        crossing={crossing}
                        href={hrefOf(crossing, isOwn(index) || isOwn(column))}
                        isSecond={column < index}
                      />
                    ))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function hasLongWord(grid: readonly (readonly CrossingCell[])[], words: Words): boolean {
  return grid.flat(2).some((crossing) => isLong(formatCrossing(crossing, words)));
}

function isLong(text: string): boolean {
  return text.length > SHORT && text.split(' ').some((word) => word.length > SHORT);
}

/** Initials, or positions if two players share the same initials. */
function shortenLabels(labels: readonly string[]): string[] {
  const marks = labels.map(formatInitials);
  return new Set(marks).size === marks.length ? marks : labels.map((_, index) => `${index + 1}`);
}

interface MarkProps {
  readonly mark: string;
  readonly label: string;
  readonly isMine: boolean;
}

/** Shows a few letters, and gives screen readers the full name. */
function Mark({ mark, label, isMine }: MarkProps): VNode {
  const { shell } = useLocale().words;
  return (
    <>
      <span aria-hidden="true">{isMine ? shell.you : mark}</span>
      <span class="sr">{label}</span>
    </>
  );
}

/** A result, linked if the viewer may open it. Only the first of its two cells is a tab stop. */
function Drawn({
  crossing,
  href,
  isSecond,
}: {
  readonly crossing: Crossing;
  readonly href: string | null;
  readonly isSecond: boolean;
}): VNode {
  const { words } = useLocale();
  const { tables } = words;
  const text = formatCrossing(crossing, words);
  const heard = {
    open: tables.stillToPlay,
    unplayed: tables.notPlayed,
    uncounted: tables.notCounted,
  };
  const said = crossing.kind in heard ? heard[crossing.kind as keyof typeof heard] : undefined;
  const content = (
    <>
      {said === undefined ? text : <span aria-hidden="true">{text}</span>}
      {said !== undefined && <span class="sr">{said}</span>}
    </>
  );
  const kind = `crossing is-${crossing.kind}`;
  if (href === null) return <span class={kind}>{content}</span>;
  return (
    <a class={kind} href={href} tabindex={isSecond ? -1 : undefined}>
      {content}
    </a>
  );
}
