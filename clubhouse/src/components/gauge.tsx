import type { VNode } from 'preact';

interface GaugeProps {
  /** The three segments of the bar, from left to right; `all` is the whole bar. */
  readonly played: number;
  readonly waiting: number;
  readonly differ: number;
  readonly all: number;
}

/** A bar showing the progress of a competition. It adds nothing to the text next to it. */
export function Gauge({ played, waiting, differ, all }: GaugeProps): VNode {
  const share = (count: number) => (all === 0 ? 0 : (count / all) * 100);
  return (
    <svg class="gauge" viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
      <rect class="gauge-all" width="100" height="2" />
      <rect class="gauge-played" width={share(played)} height="2" />
      <rect class="gauge-waiting" x={share(played)} width={share(waiting)} height="2" />
      <rect class="gauge-differ" x={share(played + waiting)} width={share(differ)} height="2" />
    </svg>
  );
}
