import type { VNode } from 'preact';
import { useLocale } from './locale.ts';

export function Crumbs({
  links,
}: {
  readonly links: readonly { readonly href: string; readonly label: string }[];
}): VNode {
  const { words } = useLocale();
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
