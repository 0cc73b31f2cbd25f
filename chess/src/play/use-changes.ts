import { useEffect, useRef } from 'preact/hooks';
import type { SessionView } from 'relay-client/session';
import { type Change, changes } from './changes.ts';

/** Tells what happened since the last view, once for each. */
export function useChanges(view: SessionView, onChanges: (found: readonly Change[]) => void): void {
  const known = useRef(view);
  useEffect(() => {
    const found = changes(known.current, view);
    known.current = view;
    if (found.length > 0) onChanges(found);
  });
}
