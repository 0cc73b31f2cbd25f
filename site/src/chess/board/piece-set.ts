import { useEffect } from 'preact/hooks';
import { createSignal } from '../../signals/signal.ts';
import { useSignal } from '../../signals/use-signal.ts';
import type { Drawings } from './piece-drawings.ts';

/** Null while loading; no other set is shown in the meantime. */
const drawings = createSignal<Drawings | null>(null);

/** The page's root has the set as an attribute, like the board colours (`preferences/look.ts`). */
const root = document.documentElement;
const chosen = () => root.dataset['pieces'];

let usual: Drawings | null = null;
let isFollowing = false;

/** Takes the usual set from a page that includes it, so that the player need not wait for it. */
export function provideUsualSet(brought: Drawings): void {
  usual = brought;
  if (chosen() === undefined) drawings.set(usual);
}

/** Loads the chosen set when the first piece is drawn, so a page without pieces loads none. */
export function useDrawings(): Drawings | null {
  useEffect(() => {
    if (isFollowing) return;
    isFollowing = true;
    void followChoice();
    new MutationObserver(() => void followChoice()).observe(root, {
      attributeFilter: ['data-pieces'],
    });
  }, []);
  return useSignal(drawings);
}

async function followChoice(): Promise<void> {
  const name = chosen();
  const sets = name === undefined ? null : await loadSets();
  if (usual === null && sets === null) usual = await loadUsual();
  if (name === chosen()) drawings.set(sets?.[name ?? ''] ?? usual);
}

/** Null if the set cannot be loaded; a later call may succeed. */
function loadUsual(): Promise<Drawings | null> {
  return import('./piece-drawings.ts').then(
    ({ DRAWINGS }) => DRAWINGS,
    () => null,
  );
}

/** Null offline on a first visit, where the usual set will do. */
function loadSets(): Promise<Readonly<Record<string, Drawings>> | null> {
  return import('./piece-sets.ts').then(
    ({ SETS }) => SETS,
    () => null,
  );
}
