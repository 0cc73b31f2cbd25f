import { useEffect, useState } from 'preact/hooks';
import { type Openings, findOpening } from './core/openings.ts';
import type { StudyMove } from './study-tree.ts';

/** The name of the opening of these moves; nothing until the names are loaded. */
export function OpeningName({ line }: { readonly line: readonly StudyMove[] }) {
  const [openings, setOpenings] = useState<Openings | null>(null);
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      // Offline there are no names, and nothing else is missing.
      const file = await import('./openings-file.ts').catch(() => null);
      if (!isGone && file !== null) setOpenings(file.OPENINGS);
    };
    void load();
    return () => {
      isGone = true;
    };
  }, []);
  const opening =
    openings === null
      ? null
      : findOpening(
          openings,
          line.map(({ san }) => san),
        );
  return (
    <p class="opening" lang="en">
      {opening === null ? null : (
        <>
          <b>{opening.eco}</b> {opening.name}
        </>
      )}
    </p>
  );
}
