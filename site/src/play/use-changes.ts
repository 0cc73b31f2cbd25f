import { useEffect, useRef } from 'preact/hooks';
import { type Change, listChanges } from './changes.ts';
import type { TableView } from './table.ts';

/** Reports each change since the last view once. */
export function useChanges(view: TableView, onChanges: (found: readonly Change[]) => void): void {
  const known = useRef(view);
  useEffect(() => {
    const found = listChanges(known.current, view);
    known.current = view;
    if (found.length > 0) onChanges(found);
  });
}
