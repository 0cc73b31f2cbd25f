import './discs.css';
import type { Side } from '@sealed-move/client/rules';

/** Draws a disc; its name is in the text beside it. */
export function DiscImage({
  side,
  isTurned = false,
}: {
  readonly side: Side;
  readonly isTurned?: boolean;
}) {
  return (
    <svg
      class={`piece disc disc-${side === 0 ? 'black' : 'white'}${isTurned ? ' disc-turned' : ''}`}
      viewBox="0 0 100 100"
      aria-hidden="true"
    >
      <circle class="disc-edge" cx="50" cy="52" r="40" />
      <circle class="disc-face" cx="50" cy="49" r="40" />
      <circle class="disc-ring" cx="50" cy="49" r="30" />
    </svg>
  );
}
