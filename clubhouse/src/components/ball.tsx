import type { VNode } from 'preact';

/** The ball: it always means "your turn", and the words next to it say so. */
export function Ball(): VNode {
  return (
    <svg class="ball" viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="7.25" />
      <path d="M11 1.6a9 9 0 0 0 0 12.8" />
    </svg>
  );
}
