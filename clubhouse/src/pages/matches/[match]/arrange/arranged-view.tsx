import type { VNode } from 'preact';
import { Ticket } from '../../../../components/ticket.tsx';
import type { ArrangeProps } from './arrange-props.ts';

export function ArrangedView({ visit, found }: ArrangeProps): VNode | null {
  const { words } = visit;
  const { mine, arranged, skies } = found;
  if (arranged === null) return null;
  const { arrange } = words;
  return (
    <>
      <Ticket now={visit.now} mine={mine} arranged={arranged} hours={skies.get(mine.id)} />
      <form class="stack after" method="post" action={`/matches/${mine.id}/arrange`}>
        <a class="btn o w" href={`/matches/${mine.id}/arrange?others=1`}>
          {arrange.move}
        </a>
        <button class="btn q w" name="do" value="call_off">
          {arrange.callOff}
        </button>
        <p class="meta center">{arrange.callOffAbout}</p>
      </form>
    </>
  );
}
