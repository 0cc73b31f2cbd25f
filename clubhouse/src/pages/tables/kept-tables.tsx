import type { Api } from '../../api/client.ts';
import { entryOf } from '../../api/tables.ts';
import type { Locale } from '../../components/locale.ts';
import { cachedMarkup } from '../../components/cached-markup.tsx';
import { Standings } from '../../components/standings.tsx';

type Table = Api<'Standings'>;

/** Boxes in short, each with the way to it in full. */
export function allInShort(tables: readonly Table[], locale: Locale): Buffer[] {
  return tables.map((table) => inShort(table, locale));
}

/**
 * A box with all that its table says. Whoever is not in it sees the same.
 * @param memberId whose row is marked; null: nobody's
 */
export function inFull(
  table: Table,
  memberId: string | null,
  locale: Locale,
  hasHeading: boolean,
): Buffer {
  const mine = memberId === null ? null : entryOf(table, memberId);
  const heading = hasHeading ? <h2>{table.division_name}</h2> : undefined;
  const draw = () => <Standings table={table} memberId={memberId} heading={heading} isFull />;
  return cachedMarkup(table, `in full for ${mine}${hasHeading ? ', headed' : ''}`, locale, draw);
}

/** Nobody's row is marked in it: it is drawn once for all (TAB-6). */
function inShort(table: Table, locale: Locale): Buffer {
  const { division_id: id, division_name: name } = table;
  const draw = () => {
    const heading = (
      <h2>
        <a class="box-link" href={`/tables/${id}`}>
          {name}
        </a>
      </h2>
    );
    return <Standings table={table} memberId={null} heading={heading} />;
  };
  return cachedMarkup(table, 'in short', locale, draw);
}
