import type { VNode } from 'preact';
import { useBranding } from './branding.ts';
import { useLocale } from './locale.ts';
import { Picture } from './picture.tsx';

/** The sponsors in one line, without links, for paper and screens (WALL-9, BAR-4). */
export function SponsorLine({ class: name }: { readonly class: string }): VNode | null {
  const { sponsors } = useBranding();
  if (sponsors.length === 0) return null;
  return (
    <div class={name}>
      <span>{useLocale().words.shell.sponsors}</span>
      <ul>
        {sponsors.map(({ name: sponsor, logo }) => (
          <li key={sponsor}>
            {logo === null ? sponsor : <Picture class="sponsor" picture={logo} alt={sponsor} />}
          </li>
        ))}
      </ul>
    </div>
  );
}
