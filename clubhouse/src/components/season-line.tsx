import type { VNode } from 'preact';

interface SeasonLineProps {
  /** The fraction of the season that has passed, from 0 to 1. */
  readonly passed: number;
  readonly left: string;
  readonly right: string;
}

export function SeasonLine({ passed, left, right }: SeasonLineProps): VNode {
  const today = `${Math.round(Math.min(1, Math.max(0, passed)) * 100)}%`;
  return (
    <div class="days">
      <svg height="20" aria-hidden="true">
        <line x1="0" y1="10" x2="100%" y2="10" />
        <line x1="1" y1="4" x2="1" y2="16" />
        <line x1="100%" y1="4" x2="100%" y2="16" />
        <g class="ball">
          <circle cx={today} cy="10" r="9" />
        </g>
      </svg>
      <p class="labels">
        <span>{left}</span>
        <b>{right}</b>
      </p>
    </div>
  );
}
