import type { VNode } from 'preact';
import type { Api } from '../../api/client.ts';
import { Standings } from '../../components/standings.tsx';

interface TablesProps {
  readonly tables: readonly Api<'Standings'>[];
  /** Whose row is marked; nobody's by default. */
  readonly memberId?: string | null;
}

/** Boxes in short, each with the way to it in full (TAB-1). */
export function TablesInShort({ tables, memberId = null }: TablesProps): VNode {
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
        return <Standings key={id} table={table} memberId={memberId} heading={heading} />;
      })}
    </>
  );
}
