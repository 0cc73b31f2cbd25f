import type { VNode } from 'preact';
import type { Api } from '../../api/client.ts';
import { crossed, type CrossingCell } from '../../api/crossed.ts';
import { crossingText } from '../../components/crossing-text.ts';
import { useLocale } from '../../components/locale.ts';

type Table = Api<'Standings'>;
type Row = Api<'StandingsRow'>;

interface WallBoxProps {
  readonly table: Table;
  /** Without the grid: more play in it than fit across. */
  readonly isList: boolean;
}

/** A box with who played whom, what is open left empty for a pen (WALL-1). */
export function WallBox({ table, isList }: WallBoxProps): VNode {
  const { words, dates } = useLocale();
  const grid = isList ? [] : crossed(table);
  const hasResults = table.rows.some((row) => row.played > 0 || row.points !== 0);
  const movers = (movement: Api<'Movement'>) =>
    table.rows.filter((row) => row.movement === movement).length;
  const moves = words.wall.moves(movers('promotion'), movers('relegation'));
  return (
    <table class="wall-box">
      <caption>
        <b>{table.division_name}</b> {moves !== '' && <span>{moves}</span>}
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
            {words.tables.pointsShort}
          </th>
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row, index) => (
          <tr key={row.entry_id}>
            <th scope="row">
              <b>{index + 1}</b>
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

/** From so many letters on, a name is set smaller. */
const LONG = 20;
const LONGER = 44;

/** Display names: of a pair, each on a line of its own. */
function Who({ row }: { readonly row: Row }): VNode {
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
  const texts = cell.map((crossing) => crossingText(crossing, words)).filter((text) => text !== '');
  return <td class={isNobody ? 'wall-self' : undefined}>{texts.join(' ')}</td>;
}
