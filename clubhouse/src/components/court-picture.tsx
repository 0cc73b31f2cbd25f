import type { VNode } from 'preact';

export function CourtPicture(): VNode {
  return (
    <svg class="art" viewBox="0 0 358 130" aria-hidden="true">
      <path class="art-ground" d="M70 10h218l70 110H0z" />
      <path class="art-lines" d="M95 10L44 120M263 10l51 110M35 65h288M179 10v55" />
      <path class="art-edge" d="M70 10h218l68 109H2z" />
      <ellipse class="art-shade" cx="223" cy="112" rx="17" ry="4" />
      <circle class="art-ball" cx="220" cy="94" r="15" />
      <path class="art-seam" d="M226 81a20 20 0 0 0 0 26" />
    </svg>
  );
}
