import type { VNode } from 'preact';
import { MatchList } from '../../../components/match-list.tsx';
import { firstName } from '../../../messages/names.ts';
import { countBalance, countOf, findMatches, splitMatchesWith } from '../../../records/match-of.ts';
import { type PlayerProps, describeBalance } from './player-props.ts';

const MAX_SHOWN = 5;

/** The head-to-head record of the viewer against this player (REC-2). */
export function HeadToHead({
  visit,
  career,
  player,
  me: { memberId },
}: PlayerProps & { readonly me: { readonly memberId: string } }): VNode {
  const { words } = visit;
  const { records } = words;
  const first = firstName(player.name);
  const shared = career.matches.map(({ match }) => match);
  const { against, together } = splitMatchesWith(findMatches(shared, memberId), player.id);
  const [balance, beside] = [countBalance(against), countBalance(together)];
  const decided = against.filter(({ outcome }) => outcome !== 'open');
  return (
    <section class="card flush" aria-labelledby="against">
      <header class="desk-head">
        <h2 id="against">{records.against(first)}</h2>
      </header>
      <div class="item">
        <p>
          {countOf(balance) === 0 ? (
            records.neverMet(first)
          ) : (
            <b class="large">{describeBalance(balance, words)}</b>
          )}
        </p>
        {countOf(beside) > 0 && <p class="meta">{records.together(records.balance(beside))}</p>}
      </div>
      {decided.length > 0 && (
        <MatchList
          matches={decided.slice(-MAX_SHOWN).map(({ match }) => match)}
          memberId={memberId}
          isCoach={false}
          hasPlace
          isOver
        />
      )}
    </section>
  );
}
