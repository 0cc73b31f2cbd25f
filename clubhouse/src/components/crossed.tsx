import type { VNode } from 'preact';
import type { Api } from '../api/client.ts';
import { crossed, type Crossing, type CrossingCell } from '../api/crossed.ts';
import { entryOf } from '../api/tables.ts';
import type { Words } from '../messages/en.ts';
import { initials } from '../messages/names.ts';
import { crossingText } from './crossing-text.ts';
import { CachedMarkup, cachedMarkup } from './cached-markup.tsx';
import { type Locale, useLocale } from './locale.ts';

interface CrossedProps {
  readonly table: Api<'Standings'>;
  /** Whose row and column come first; null: nobody's. */
  readonly memberId: string | null;
}

/** So many columns fit the smallest phone; with more the table scrolls by itself. */
const FITTING = 8;
/** Of cells with a longer word than this, as `Aufg.`, fewer do. */
const SHORT = 4;
const FITTING_LONG = 6;

/** Who played whom in a box, one's own row and column first and marked (TAB-9). */
export function Crossed({ table, memberId }: CrossedProps): VNode | null {
  const locale = useLocale();
  const { words } = locale;
  const { tables } = words;
  if (table.rows.length < 2) return null;
  const mine = memberId === null ? null : entryOf(table, memberId);
  const own = table.rows.filter((row) => row.entry_id === mine);
  const rows = [...own, ...table.rows.filter((row) => row.entry_id !== mine)];
  const grid = crossed({ ...table, rows });
  const marks = marksOf(rows.map((row) => row.label));
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
                <CachedMarkup pieces={(grid[index] ?? []).map((cell) => cellOf(cell, locale))} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function hasLongWord(grid: readonly (readonly CrossingCell[])[], words: Words): boolean {
  return grid.flat(2).some((crossing) => isLong(crossingText(crossing, words)));
}

function isLong(text: string): boolean {
  return text.length > SHORT && text.split(' ').some((word) => word.length > SHORT);
}

/** Initials, and places where two have the same. */
function marksOf(labels: readonly string[]): string[] {
  const marks = labels.map(initials);
  return new Set(marks).size === marks.length ? marks : labels.map((_, index) => `${index + 1}`);
}

interface MarkProps {
  readonly mark: string;
  readonly label: string;
  readonly isMine: boolean;
}

/** Few letters to see, and the name to hear. */
function Mark({ mark, label, isMine }: MarkProps): VNode {
  const { shell } = useLocale().words;
  return (
    <>
      <span aria-hidden="true">{isMine ? shell.you : mark}</span>
      <span class="sr">{label}</span>
    </>
  );
}

/** Drawn once for all that say the same: a box of ten has a hundred of them. */
function cellOf(cell: CrossingCell, locale: Locale): Buffer {
  const as = cell.map(cacheName).join(', ');
  const draw = () => (
    <td>
      {cell.map((crossing, index) => (
        <Drawn key={index} crossing={crossing} words={locale.words} />
      ))}
    </td>
  );
  return cachedMarkup(locale.words.tables, as, locale, draw);
}

function cacheName(crossing: Crossing): string {
  return 'score' in crossing
    ? `${crossing.kind} ${crossing.outcome} ${String(crossing.score)}`
    : crossing.kind;
}

function Drawn({ crossing, words }: { readonly crossing: Crossing; readonly words: Words }): VNode {
  const { tables } = words;
  const text = crossingText(crossing, words);
  const said =
    crossing.kind === 'open'
      ? tables.stillToPlay
      : crossing.kind === 'unplayed'
        ? tables.notPlayed
        : undefined;
  return (
    <span class={`crossing is-${crossing.kind}`}>
      {said === undefined ? text : <span aria-hidden="true">{text}</span>}
      {said !== undefined && <span class="sr">{said}</span>}
    </span>
  );
}
