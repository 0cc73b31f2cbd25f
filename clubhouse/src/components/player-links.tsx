import type { VNode } from 'preact';
import type { Api } from '../api/client.ts';
import { useLocale } from './locale.ts';

interface PlayerLinksProps {
  readonly members: readonly Api<'MemberRef'>[];
  readonly memberId: string | null;
}

export function PlayerLinks({ members, memberId }: PlayerLinksProps): VNode {
  const { records } = useLocale().words;
  return (
    <span class="player-links">
      {members.map(({ id, display_name: name }) => (
        <a key={id} class="tap-text" href={`/players/${id}`}>
          {id === memberId ? (
            records.myResults
          ) : members.length > 1 ? (
            records.resultsOf(name)
          ) : (
            <>
              {records.allResults}
              <span class="sr">{`: ${name}`}</span>
            </>
          )}
        </a>
      ))}
    </span>
  );
}
