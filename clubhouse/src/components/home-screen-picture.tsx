import type { VNode } from 'preact';

/** A page, the share icon, and the club on the home screen; illustrates the steps next to it. */
export function HomeScreenPicture(): VNode {
  return (
    <svg class="home-screen" viewBox="0 0 300 120" aria-hidden="true">
      <g class="line">
        <rect x="8" y="6" width="62" height="108" rx="9" />
        <path d="M20 24h38M20 34h30M20 44h34M8 94h62" />
        <path class="mark" d="M39 107v-9M35.500 101l3.500-3.500 3.500 3.500M34 104v6h10v-6" />
        <path d="M82 60h18M94 54l6 6-6 6" />
        <rect x="112" y="34" width="76" height="52" rx="9" />
        <path d="M112 60h76M124 47h34M124 73h30" />
        <path class="mark" d="M170 68h10v10h-10zM175 70.500v5M172.500 73h5" />
        <path d="M200 60h18M212 54l6 6-6 6" />
        <rect x="230" y="6" width="62" height="108" rx="9" />
        <rect x="240" y="20" width="16" height="16" rx="4" />
        <rect x="266" y="20" width="16" height="16" rx="4" />
        <rect x="240" y="46" width="16" height="16" rx="4" />
      </g>
      <rect class="tile" x="266" y="46" width="16" height="16" rx="4" />
    </svg>
  );
}
