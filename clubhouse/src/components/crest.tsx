import type { VNode } from 'preact';
import { useBranding } from './branding.ts';
import { Picture } from './picture.tsx';

/** The club's logo, or a court with a ball in a shield. The club's name is always next to it. */
export function Crest(): VNode {
  const { logo } = useBranding();
  if (logo !== null) return <Picture class="logo" picture={logo} alt="" />;
  return (
    <svg class="crest" viewBox="0 0 32 36" aria-hidden="true">
      <path class="crest-shield" d="M2 2h28v17c0 8-6 12.5-14 15.5C8 31.5 2 27 2 19z" />
      <path class="crest-lines" d="M16 2v32M3 16h26" />
      <circle class="crest-ball" cx="16" cy="16" r="4.5" />
    </svg>
  );
}
