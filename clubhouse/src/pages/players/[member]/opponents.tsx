import type { VNode } from 'preact';
import { Icon } from '../../../components/icon.tsx';
import { listOpponentBalances, type OpponentBalance } from '../../../records/match-of.ts';
import type { PlayerProps } from './player-props.ts';

/** Wins and losses by opponent, expanded on the viewer's own page (REC-1). */
export function Opponents({ visit, career, player, me }: PlayerProps): VNode {
  const { records } = visit.words;
  const balances = listOpponentBalances(career.matches, visit.language);
  const hasDrawn = balances.some(({ balance }) => balance.drawn > 0);
  return (
    <details class="fold past-season" open={me?.memberId === player.id}>
      <summary>
        <b>{records.byOpponent}</b>
        <Icon name="more" />
      </summary>
      <table class="opponents">
        <thead>
          <tr>
            <th scope="col">{records.columns.opponent}</th>
            <th scope="col">{records.columns.won}</th>
            {hasDrawn && <th scope="col">{records.columns.drawn}</th>}
            <th scope="col">{records.columns.lost}</th>
          </tr>
        </thead>
        <tbody>
          {balances.map((one) => (
            <Row key={one.opponent.id} {...one} hasDrawn={hasDrawn} />
          ))}
        </tbody>
      </table>
    </details>
  );
}

function Row({
  opponent: { id, display_name: name },
  balance,
  hasDrawn,
}: OpponentBalance & { readonly hasDrawn: boolean }): VNode {
  return (
    <tr>
      <th scope="row">
        <a href={`/players/${id}`}>{name}</a>
      </th>
      <td>{balance.won}</td>
      {hasDrawn && <td>{balance.drawn}</td>}
      <td>{balance.lost}</td>
    </tr>
  );
}
