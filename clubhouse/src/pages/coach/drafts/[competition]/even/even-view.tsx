import type { VNode } from 'preact';
import { Note } from '../../../../../components/note.tsx';
import { Shell } from '../../../../../components/shell.tsx';
import {
  listBoxes,
  type EvenMove,
  planEvenMoves,
  findEvenSize,
  sizeFault,
} from '../../../../../draft/box-sizes.ts';
import { boardPath, type DraftPage } from '../draft-page.ts';
import { useVisit } from '../../../../../web/use-visit.ts';

interface EvenProps {
  readonly found: DraftPage;
  readonly fault: string | null;
}

export function EvenView({ found, fault }: EvenProps): VNode {
  const visit = useVisit();
  const { words, club, address } = visit;
  const { boxSizes } = words;
  const { competition, plan, board } = found;
  const even = findEvenSize(board);
  const moves = planEvenMoves(board);
  const sizes = listBoxes(board).map((box) => ({ ...box, after: sizeAfter(box, moves) }));
  const isRest = sizes.some(({ after }) => sizeFault(after, even) !== null);
  return (
    <Shell
      club={club.name}
      player={null}
      coach={{ tab: 'drafts' }}
      address={address}
      back={{ href: boardPath(visit), title: competition.name }}
    >
      <div class="stack">
        <h1>{boxSizes.title}</h1>
        {fault !== null && (
          <Note icon="warn" kind="warn" isAlert>
            {fault}
          </Note>
        )}
        {even === null && <Note icon="check">{boxSizes.isEven}</Note>}
        {even !== null && <p>{boxSizes.about}</p>}
        {isRest && (
          <Note icon="info">{moves.length === 0 ? boxSizes.nobody : boxSizes.notAll}</Note>
        )}
        {moves.length > 0 && (
          <>
            <section class="card stack">
              <h2>{boxSizes.moves}</h2>
              <ul class="draft-lines">
                {moves.map((move) => (
                  <li key={move.card.side}>
                    {boxSizes.move(move.card.label, move.from.name, move.to.name)}
                  </li>
                ))}
              </ul>
            </section>
            <section class="card stack">
              <h2>{boxSizes.sizes}</h2>
              <ul class="draft-lines">
                {sizes.map(({ position, name, count, after }) => (
                  <li key={position}>{boxSizes.size(name, count, after)}</li>
                ))}
              </ul>
            </section>
            <form class="stack" method="post" action={`${boardPath(visit)}/even`}>
              <input type="hidden" name="version" value={plan.version} />
              <button class="btn p w">{boxSizes.go(moves.length)}</button>
              <p class="meta">{boxSizes.undo}</p>
            </form>
          </>
        )}
      </div>
    </Shell>
  );
}

function sizeAfter(
  { position, count }: { readonly position: number; readonly count: number },
  moves: readonly EvenMove[],
): number {
  const gained = moves.filter(({ to }) => to.position === position).length;
  const lost = moves.filter(({ from }) => from.position === position).length;
  return count + gained - lost;
}
