import type { ComponentChildren, VNode } from 'preact';
import type { Api } from '../api/client.ts';
import { cutsOf, entryOf, tiedGroups } from '../api/tables.ts';
import { Icon } from './icon.tsx';
import { useLocale } from './locale.ts';
import { separation } from './separation.ts';

type Table = Api<'Standings'>;
type Row = Api<'StandingsRow'>;

interface StandingsProps {
  readonly table: Table;
  /** Whose row is marked; null: nobody's. */
  readonly memberId: string | null;
  /** With the reason between rows, and until when it is provisional; else places and points. */
  readonly isFull?: boolean;
  /** The heading, where the page has none of this box. */
  readonly heading?: ComponentChildren;
}

/** The table of one box (TAB-1). */
export function Standings({ table, memberId, isFull = false, heading }: StandingsProps): VNode {
  const { words } = useLocale();
  const mine = memberId === null ? null : entryOf(table, memberId);
  const cuts = cutsOf(table.rows);
  const tied = new Set(tiedGroups(table).flatMap((group) => group.rows));
  return (
    <section class={`card flush standings${isFull ? ' is-full' : ''}`}>
      {(heading !== undefined || isFull) && (
        <div class="standings-head">
          {heading}
          {isFull && <StateOf table={table} />}
        </div>
      )}
      {table.rows.length === 0 ? (
        <p class="meta standings-empty">{words.tables.empty}</p>
      ) : (
        <table>
          <caption class="sr">{table.division_name}</caption>
          <Heads isFull={isFull} />
          <tbody>
            {table.rows.map((row, index) => (
              <StandingRow
                key={row.entry_id}
                row={row}
                mine={mine}
                isFull={isFull}
                isFinal={table.final}
                isCut={cuts.includes(index)}
                isTied={tied.has(row)}
              />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** Until when reports may change it (TAB-3). */
function StateOf({ table }: { readonly table: Table }): VNode {
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

function Heads({ isFull }: { readonly isFull: boolean }): VNode {
  const { tables } = useLocale().words;
  return (
    <thead class={isFull ? undefined : 'is-heard'}>
      <tr>
        <th scope="col" class="col-place">
          <span class="sr">{tables.place}</span>
        </th>
        <th scope="col">{tables.name}</th>
        <NumberHead long={tables.played} short={tables.playedShort} />
        <NumberHead long={tables.points} short={tables.pointsShort} />
      </tr>
    </thead>
  );
}

function NumberHead({ long, short }: { readonly long: string; readonly short: string }): VNode {
  return (
    <th scope="col" class="col-number">
      <span class="is-long">{long}</span>
      <span class="is-short" aria-hidden="true">
        {short}
      </span>
    </th>
  );
}

interface RowProps {
  readonly row: Row;
  /** The entry of the one who looks at it. */
  readonly mine: string | null;
  readonly isFull: boolean;
  readonly isFinal: boolean;
  readonly isCut: boolean;
  /** Level with others across a line: said where the table is shown in full. */
  readonly isTied: boolean;
}

function StandingRow({ row, mine, isFull, isFinal, isCut, isTied }: RowProps): VNode {
  const { words, dates } = useLocale();
  const isMine = row.entry_id === mine;
  const kind = [isMine ? 'is-mine' : '', isCut ? 'is-cut' : ''].join(' ').trim();
  return (
    <tr class={kind === '' ? undefined : kind}>
      <td>
        <span>
          {row.rank ?? (
            <>
              <span aria-hidden="true">–</span>
              <span class="sr">{words.tables.unranked}</span>
            </>
          )}
        </span>
        {row.movement !== null && <Arrow movement={row.movement} isFinal={isFinal} />}
      </td>
      <th scope="row" abbr={isFull ? row.label : undefined}>
        {row.label}
        {isMine && (
          <>
            {' '}
            <span class="pill club">
              {row.members.length > 1 ? words.shell.youBoth : words.shell.you}
            </span>
          </>
        )}
        {isFull && <Reasons row={row} mine={mine} isTied={isTied} />}
      </th>
      <td>{dates.number(row.played)}</td>
      <td>
        <b>{dates.number(row.points)}</b>
      </td>
    </tr>
  );
}

function Arrow({
  movement,
  isFinal,
}: {
  readonly movement: Api<'Movement'>;
  readonly isFinal: boolean;
}): VNode {
  const { tables } = useLocale().words;
  const isUp = movement === 'promotion';
  return (
    <span class={`arrow ${isUp ? 'up' : 'down'}`}>
      <Icon name={isUp ? 'up' : 'down'} />
      <span class="sr">{` ${(isFinal ? tables.upFinal : tables.up)[movement]}`}</span>
    </span>
  );
}

/** Why the row stands where it does. */
function Reasons({ row, mine, isTied }: Pick<RowProps, 'row' | 'mine' | 'isTied'>): VNode {
  const locale = useLocale();
  const { tables } = locale.words;
  const isMine = row.entry_id === mine;
  const isShort = row.short_of_minimum && row.rank === null && !row.withdrawn;
  const reasons = [
    row.withdrawn ? tables.withdrawn : null,
    isShort ? tables.short(row.played, row.minimum) : null,
    row.separated_by === null ? null : separation(row.separated_by, { isMine, mine }, locale),
    isTied && row.tie !== null ? tables.tie[row.tie] : null,
  ].filter((reason) => reason !== null);
  return (
    <>
      {reasons.map((reason) => (
        <span key={reason} class="meta block">
          {reason}
        </span>
      ))}
    </>
  );
}

/** What the arrows say, in words beside them, and the minimum of the first table. */
export function Legend({ tables }: { readonly tables: readonly Table[] }): VNode | null {
  const { words } = useLocale();
  const rows = tables.flatMap((table) => table.rows);
  const moves = (['promotion', 'relegation'] as const).filter((movement) =>
    rows.some((row) => row.movement === movement),
  );
  const isFinal = tables.every((table) => table.final);
  const minimum = Math.max(0, ...(tables[0]?.rows ?? []).map((row) => row.minimum));
  if (moves.length === 0 && minimum === 0) return null;
  return (
    <p class="legend meta">
      {moves.map((movement) => (
        <span key={movement} aria-hidden="true">
          <span class={`arrow ${movement === 'promotion' ? 'up' : 'down'}`}>
            <Icon name={movement === 'promotion' ? 'up' : 'down'} />
          </span>{' '}
          {(isFinal ? words.tables.upFinal : words.tables.up)[movement]}
        </span>
      ))}
      {minimum > 0 && <span>{words.tables.minimum(minimum)}</span>}
    </p>
  );
}
