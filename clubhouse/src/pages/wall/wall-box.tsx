import type { VNode } from 'preact';
import type { Api } from '../../api/client.ts';
import { hasBegun } from '../../api/tables.ts';
import { buildCrossTable, type CrossingCell } from '../../api/cross-table.ts';
import { formatCrossing } from '../../components/crossing-text.ts';
import { useLocale } from '../../components/locale.ts';

export type OutlookOf = ReadonlyMap<string, Api<'Outlook'>>;

interface WallBoxProps {
  readonly table: Api<'Standings'>;
  /** Whether to list the entries, because the box has too many for a grid. */
  readonly isList: boolean;
  readonly outlookOf: OutlookOf;
}

/** A box with its results; open matches stay blank for a pen (WALL-1). */
export function WallBox({ table, isList, outlookOf }: WallBoxProps): VNode {
  const { words, dates } = useLocale();
  const grid = isList ? [] : buildCrossTable(table);
  const hasResults = hasBegun(table);
  const movers = (movement: Api<'Movement'>) =>
    table.rows.filter((row) => row.movement === movement).length;
  const moves = words.wall.moves(movers('promotion'), movers('relegation'));
  const sure = findSureMoves(outlookOf.get(table.division_id));
  return (
    <table class="wall-box">
      <caption>
        <b>{table.division_name}</b> {moves !== '' && <span>{moves}</span>}{' '}
        {sure.size > 0 && <span>{words.wall.arrows}</span>}
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="sr">{words.tables.name}</span>
          </th>
          {grid.map((_, index) => (
            <th key={index} scope="col">
              {index + 1}
            </th>
          ))}
          <th scope="col" class="wall-points">
            {words.tables.columnsShort.points}
          </th>
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row, index) => (
          <tr key={row.entry_id}>
            <th scope="row">
              <b>
                {index + 1}
                <SureMove to={sure.get(row.entry_id)} />
              </b>
              <Who row={row} />
            </th>
            {(grid[index] ?? []).map((cell, column) => (
              <Cell key={column} cell={cell} />
            ))}
            <td class="wall-points">{hasResults ? dates.number(row.points) : ''}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Direction = 'up' | 'down';

/** The entries that are certain to go up or down (WALL-11). */
function findSureMoves(outlook: Api<'Outlook'> | undefined): ReadonlyMap<string, Direction> {
  const directionOf = (row: Api<'OutlookRow'>) =>
    (['up', 'down'] as const).find((direction) => row[direction] === 'sure');
  const moves = (outlook?.rows ?? []).map((row) => [row.entry_id, directionOf(row)] as const);
  return new Map(moves.filter((move): move is [string, Direction] => move[1] !== undefined));
}

/** The arrow stands next to the place, where it takes no room from names. */
function SureMove({ to }: { readonly to: Direction | undefined }): VNode | null {
  const { words } = useLocale();
  if (to === undefined) return null;
  return (
    <>
      <span aria-hidden="true">{to === 'up' ? '↑' : '↓'}</span>
      <span class="sr">{` ${words.wall.sure[to]}`}</span>
    </>
  );
}

/** Names longer than this get a smaller font. */
const LONG = 20;
const LONGER = 44;

/** Display names; a pair's names go on separate lines. */
function Who({ row }: { readonly row: Api<'StandingsRow'> }): VNode {
  const names = row.members.map((member) => member.display_name);
  const lines = row.label === names.join(' / ') ? names : [row.label];
  const longest = Math.max(...lines.map((line) => line.length));
  const letters = longest * lines.length;
  const size = letters > LONGER ? 'is-longer' : letters > LONG ? 'is-long' : '';
  return (
    <span class={`wall-who ${size}`.trimEnd()}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {row.withdrawn && <WithdrawnMark />}
    </span>
  );
}

function WithdrawnMark(): VNode {
  return <small>{useLocale().words.tables.withdrawn}</small>;
}

function Cell({ cell }: { readonly cell: CrossingCell }): VNode {
  const { words } = useLocale();
  const isNobody = cell.every(({ kind }) => kind === 'self' || kind === 'none');
  const texts = cell
    .map((crossing) => formatCrossing(crossing, words))
    .filter((text) => text !== '');
  return <td class={isNobody ? 'wall-self' : undefined}>{texts.join(' ')}</td>;
}
