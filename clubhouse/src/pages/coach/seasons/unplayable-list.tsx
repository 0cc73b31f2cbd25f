import type { VNode } from 'preact';
import type { Unplayable } from '../../../api/season-outlook.ts';
import { useLocale } from '../../../components/locale.ts';

/** Each competition links to the page that fixes it (SEAS-17). */
export function UnplayableList({ found }: { readonly found: readonly Unplayable[] }): VNode | null {
  const { seasons } = useLocale().words;
  if (found.length === 0) return null;
  return (
    <ul class="stack">
      {found.map(({ competition: { id, name }, why }) => (
        <li key={id}>
          <a class="tap-text" href={`/coach/competitions/${id}#boxes`}>
            {seasons.unplayable[why](name)}
          </a>
        </li>
      ))}
    </ul>
  );
}
