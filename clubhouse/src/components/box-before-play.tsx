import type { VNode } from 'preact';
import type { Api } from '../api/client.ts';
import { useLocale } from './locale.ts';
import { PlayerLinks } from './player-links.tsx';

export function BeginningOfBox({
  table,
  mine,
}: {
  readonly table: Api<'Standings'>;
  readonly mine: string | null;
}): VNode {
  const { tables } = useLocale().words;
  const playing = table.rows.filter(({ withdrawn }) => !withdrawn).length;
  const isIn = table.rows.some(({ entry_id: one, withdrawn }) => one === mine && !withdrawn);
  const minimum = Math.max(0, ...table.rows.map((row) => row.minimum));
  return (
    <div class="standings-lead">
      <p class="lead-line">
        {mine === null ? tables.playersIn(playing) : tables.opponents(playing - (isIn ? 1 : 0))}{' '}
        {minimum > 0 && tables.rankAfter(minimum)}
      </p>
      <p class="meta">{tables.firstResult}</p>
    </div>
  );
}

interface NamesInBoxProps {
  readonly table: Api<'Standings'>;
  /** The viewer's id; `mine` is the viewer's entry. */
  readonly memberId: string | null;
  readonly mine: string | null;
  readonly isFull: boolean;
}

/** The players before the first result, without ranks, figures or arrows (TAB-14). */
export function NamesInBox({ table, memberId, mine, isFull }: NamesInBoxProps): VNode {
  const { words } = useLocale();
  return (
    <ul class="standings-names">
      {table.rows.map((row) => (
        <li key={row.entry_id} class={row.entry_id === mine ? 'is-mine' : undefined}>
          <span>{row.label}</span>
          {row.entry_id === mine && (
            <>
              {' '}
              <span class="pill club">
                {row.members.length > 1 ? words.shell.youBoth : words.shell.you}
              </span>
            </>
          )}
          {row.withdrawn && <span class="meta">{` ${words.tables.withdrawn}`}</span>}
          {isFull && <PlayerLinks members={row.members} memberId={memberId} />}
        </li>
      ))}
    </ul>
  );
}
