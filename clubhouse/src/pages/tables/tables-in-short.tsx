import type { VNode } from 'preact';
import type { Api } from '../../api/client.ts';
import { hasBegun } from '../../api/tables.ts';
import { Icon } from '../../components/icon.tsx';
import { useLocale } from '../../components/locale.ts';
import { Standings } from '../../components/standings.tsx';

interface TablesProps {
  readonly tables: readonly Api<'Standings'>[];
  /** The member whose row is marked; by default, nobody. */
  readonly memberId?: string | null;
  /** Whether phones show each box as one line that expands (LOOK-13). */
  readonly isFolded?: boolean;
}

/** Boxes in short, each linked to its full table (TAB-1). */
export function TablesInShort({ tables, memberId = null, isFolded = false }: TablesProps): VNode {
  return (
    <>
      {tables.map((table) => {
        const { division_id: id, division_name: name } = table;
        const heading = (
          <h2>
            <a class="box-link" href={`/tables/${id}`}>
              {name}
            </a>
          </h2>
        );
        const standings = (
          <Standings key={id} table={table} memberId={memberId} heading={heading} />
        );
        if (!isFolded) return standings;
        return (
          <details key={id} class="phone-fold box-fold">
            <summary class="card">
              <span>
                <b class="serif">{name}</b>
                <span class="meta">
                  <Leader table={table} />
                </span>
              </span>
              <Icon name="more" />
            </summary>
            <div>{standings}</div>
          </details>
        );
      })}
    </>
  );
}

function Leader({ table }: { readonly table: Api<'Standings'> }): VNode {
  const { words, dates } = useLocale();
  const first = table.rows.find(({ rank }) => rank === 1);
  if (!hasBegun(table)) return <>{words.tables.nothingYet}</>;
  if (first === undefined) return <>{words.tables.nobodyRanked}</>;
  return <>{words.tables.leads(first.label, dates.number(first.points))}</>;
}
