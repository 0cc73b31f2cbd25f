import type { VNode } from 'preact';
import { useBranding } from './branding.ts';
import { useLocale } from './locale.ts';
import { Picture } from './picture.tsx';

/** The club's sponsors in one unobtrusive line at the bottom of a page (FACE-10). */
export function Sponsors(): VNode | null {
  const { sponsors } = useBranding();
  const { words } = useLocale();
  if (sponsors.length === 0) return null;
  return (
    <footer class="sponsors">
      <p class="meta">{words.shell.sponsors}</p>
      <ul>
        {sponsors.map(({ name, url, logo }) => {
          const shown =
            logo === null ? name : <Picture class="sponsor" picture={logo} alt={name} />;
          return (
            <li key={name}>
              {url === null ? (
                shown
              ) : (
                <a href={url} rel="noopener nofollow sponsored">
                  {shown}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </footer>
  );
}
