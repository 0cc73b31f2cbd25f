import type { ComponentChildren, VNode } from 'preact';
import type { Api } from '../api/client.ts';
import { findCuts, findEntryId, hasBegun, findTiedGroups } from '../api/tables.ts';
import { BeginningOfBox, NamesInBox } from './box-before-play.tsx';
import { Icon } from './icon.tsx';
import { useLocale } from './locale.ts';
import { chooseColumns, StandingRow } from './standings-row.tsx';
import {
  type SortColumn,
  makeSortAddress,
  sortRows,
  type SortKey,
  type TableSort,
} from './table-sort.ts';

interface StandingsProps {
  readonly table: Api<'Standings'>;
  /** The member whose row is marked; null if nobody. */
  readonly memberId: string | null;
  /** Adds the reason for each place, the date it is provisional until, and links for sorting. */
  readonly isFull?: boolean;
  /** The heading, if the page has no other for this box. */
  readonly heading?: ComponentChildren;
  /** An order other than that of the rules (TAB-13). */
  readonly sort?: TableSort | null;
}

/** The table of one box (TAB-1), or just its players before the first result (TAB-14). */
export function Standings(props: StandingsProps): VNode {
  const { table, memberId, isFull = false, heading } = props;
  const { words } = useLocale();
  const mine = memberId === null ? null : findEntryId(table, memberId);
  const isBegun = hasBegun(table);
  return (
    <section class={`card flush standings${isFull ? ' is-full' : ''}${isBegun ? '' : ' is-new'}`}>
      {(heading !== undefined || isFull) && (
        <div class="standings-head">
          {heading}
          {isFull && <StateOf table={table} />}
        </div>
      )}
      {isFull && !isBegun && table.rows.length > 1 && <BeginningOfBox table={table} mine={mine} />}
      {table.rows.length === 0 ? (
        <p class="meta standings-empty">{words.tables.empty}</p>
      ) : isBegun ? (
        <Grid {...props} mine={mine} />
      ) : (
        <NamesInBox table={table} memberId={memberId} mine={mine} isFull={isFull} />
      )}
    </section>
  );
}

function Grid({
  table,
  memberId,
  mine,
  isFull = false,
  sort = null,
}: StandingsProps & { readonly mine: string | null }): VNode {
  const { language } = useLocale();
  const columns = chooseColumns(table);
  const rows = sort === null ? table.rows : sortRows(table.rows, sort, language);
  const cuts = sort === null ? findCuts(rows) : [];
  const tied = new Set(findTiedGroups(table).flatMap((group) => group.rows));
  const firstUnranked = sort === null ? rows.findIndex(isUnranked) : -1;
  return (
    <>
      <table>
        <caption class="sr">{table.division_name}</caption>
        <Heads table={table} columns={columns} isFull={isFull} sort={sort} />
        <tbody>
          {rows.map((row, index) => (
            <>
              {index === firstUnranked && <Subhead row={row} table={table} columns={columns} />}
              <StandingRow
                key={row.entry_id}
                row={row}
                format={table.format}
                columns={columns}
                memberId={memberId}
                mine={mine}
                isFull={isFull}
                isFinal={table.final}
                isCut={cuts.includes(index)}
                isTied={tied.has(row)}
              />
            </>
          ))}
        </tbody>
      </table>
      {isFull && <SortMenu table={table} columns={columns} sort={sort} />}
    </>
  );
}

function isUnranked(row: Api<'StandingsRow'>): boolean {
  return row.rank === null && row.short_of_minimum && !row.withdrawn;
}

/** One heading for all players who have played too few matches (TAB-3). */
function Subhead({
  row,
  table,
  columns,
}: {
  readonly row: Api<'StandingsRow'>;
  readonly table: Api<'Standings'>;
  readonly columns: readonly SortColumn[];
}): VNode {
  const { tables } = useLocale().words;
  // A cell spanning columns that a phone hides would widen the table, so these get their own.
  const hidden = columns.filter((key) => key !== 'played' && key !== 'points');
  return (
    <tr class="subhead">
      <td colspan={columns.length + 2 - hidden.length}>
        {tables.unrankedFor(row.minimum, table.final)}
      </td>
      {hidden.map((key) => (
        <td key={key} class={`col-${key}`} />
      ))}
    </tr>
  );
}

/** The date until which reports can change the table, or that it is final (TAB-5). */
function StateOf({ table }: { readonly table: Api<'Standings'> }): VNode {
  const { words, dates } = useLocale();
  const day = table.results_deadline;
  if (table.final) {
    return (
      <span class="pill up">
        <Icon name="check" />
        {words.tables.final}
      </span>
    );
  }
  const until = words.tables.provisional(day === null ? null : dates.day(day));
  return <span class="pill warn">{until}</span>;
}

interface HeadsProps {
  readonly table: Api<'Standings'>;
  readonly columns: readonly SortColumn[];
  readonly isFull: boolean;
  readonly sort: TableSort | null;
}

function Heads({ table, columns, isFull, sort }: HeadsProps): VNode {
  const { tables } = useLocale().words;
  const own = (key: SortKey) => (isFull ? makeSortAddress(table.division_id, key, sort) : null);
  return (
    <thead>
      <tr>
        <th scope="col" class="col-place" aria-sort={isFull && !sort ? 'ascending' : undefined}>
          <span class="sr">{tables.place}</span>
        </th>
        <th scope="col" aria-sort={toAriaSort('name', sort)}>
          <HeadText long={tables.name} href={own('name')} />
        </th>
        {columns.map((key) => (
          <th key={key} scope="col" class={`col-${key}`} aria-sort={toAriaSort(key, sort)}>
            <HeadText
              long={tables.columns[key]}
              short={tables.columnsShort[key]}
              href={own(key)}
              isAlwaysShort={!isFull}
            />
          </th>
        ))}
      </tr>
    </thead>
  );
}

function toAriaSort(key: SortKey, sort: TableSort | null): 'ascending' | 'descending' | undefined {
  if (sort?.key !== key) return undefined;
  return sort.isDescending ? 'descending' : 'ascending';
}

interface HeadTextProps {
  readonly long: string;
  readonly short?: string;
  readonly href: string | null;
  readonly isAlwaysShort?: boolean;
}

/** A column heading. On phones it is too narrow to tap; the menu below the table sorts instead. */
function HeadText({ long, short, href, isAlwaysShort = false }: HeadTextProps): VNode {
  const seen = short ?? long;
  const narrow = (
    <span class={isAlwaysShort ? undefined : 'is-short'}>
      <span aria-hidden="true">{seen}</span>
      <span class="sr">{long}</span>
    </span>
  );
  if (isAlwaysShort) return narrow;
  return (
    <>
      {href === null ? (
        <span class="is-long">{long}</span>
      ) : (
        <a class="is-long" href={href}>
          {long}
        </a>
      )}
      {narrow}
    </>
  );
}

/** Sorts in narrow windows as the headings do elsewhere, and links back to the rules' order. */
function SortMenu({ table, columns, sort }: Omit<HeadsProps, 'isFull'>): VNode {
  const { tables } = useLocale().words;
  const keys = ['name', ...columns] as const;
  return (
    <>
      {sort !== null && (
        <p class="sort-back">
          <a class="tap-text" href={`/tables/${table.division_id}`}>
            {tables.sortBack}
          </a>
        </p>
      )}
      <details class="sort-menu">
        <summary class="tap-text">
          {tables.sortBy}
          <Icon name="more" />
        </summary>
        <ul>
          {keys.map((key) => (
            <li key={key}>
              <a class="tap-text" href={makeSortAddress(table.division_id, key, sort)}>
                {key === 'name' ? tables.name : tables.columns[key]}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

/** Explains the arrows; before the first result, it says how many will move. */
export function Legend({ tables }: { readonly tables: readonly Api<'Standings'>[] }): VNode | null {
  const { words } = useLocale();
  const begun = tables.filter(hasBegun);
  const rows = begun.flatMap((table) => table.rows);
  const moves = (['promotion', 'relegation'] as const).filter((movement) =>
    rows.some((row) => row.movement === movement),
  );
  const isFinal = tables.every((table) => table.final);
  const [first] = tables;
  const isNew = first !== undefined && first.rows.length > 1 && !hasBegun(first);
  if (moves.length === 0 && !isNew) return null;
  const movers = (movement: Api<'Movement'>) =>
    first?.rows.filter((row) => row.movement === movement).length ?? 0;
  return (
    <p class="legend meta">
      {isNew && <span>{words.tables.willMove(movers('promotion'), movers('relegation'))}</span>}
      {moves.map((movement) => (
        <span key={movement} aria-hidden="true">
          <span class={`arrow ${movement === 'promotion' ? 'up' : 'down'}`}>
            <Icon name={movement === 'promotion' ? 'up' : 'down'} />
          </span>{' '}
          {(isFinal ? words.tables.upFinal : words.tables.up)[movement]}
        </span>
      ))}
    </p>
  );
}
