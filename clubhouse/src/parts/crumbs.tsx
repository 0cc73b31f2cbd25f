import type { VNode } from 'preact';
import { useSpeech } from './language.ts';

/** The pages above this one, from the top. */
export function Crumbs({
  links,
}: {
  readonly links: readonly { readonly href: string; readonly label: string }[];
}): VNode {
  const { words } = useSpeech();
  return (
    <nav class="crumbs" aria-label={words.seasons.above}>
      {links.map(({ href, label }) => (
        <a key={href} href={href}>
          {label}
        </a>
      ))}
    </nav>
  );
}
