import type { VNode } from 'preact';
import type { ImportRow, Preview } from '../import-list.ts';
import type { CoachVisit } from '../../../../../web/visit.ts';
import { Happens } from './happens.tsx';

interface Props {
  readonly visit: CoachVisit;
  readonly preview: Preview;
  readonly rows: readonly ImportRow[];
}

/** The lines as they stand in the file; a card each on a phone. */
export function Rows({ visit, preview, rows }: Props): VNode {
  const { memberImport: say } = visit.words;
  const read = preview.columns.flatMap(({ heading, column, holds }, index) =>
    holds === null ? [] : [{ index, name: heading === '' ? column : heading }],
  );
  return (
    <div class="card flush people import-rows">
      <table>
        <thead>
          <tr>
            <th scope="col">{say.line}</th>
            {read.map(({ index, name }) => (
              <th key={index} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">{say.happens}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.line}>
              <td class="meta" data-label={say.line}>
                {row.line}
              </td>
              {read.map(({ index, name }) => (
                <td
                  key={index}
                  data-label={name}
                  class={(row.cells[index] ?? '') === '' ? 'is-none' : ''}
                >
                  {row.cells[index] ?? ''}
                </td>
              ))}
              <td class="happens">
                <Happens visit={visit} row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
