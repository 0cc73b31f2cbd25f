import { useEffect } from 'preact/hooks';
import { signalOf } from '../../signals/signal.ts';
import { useSignal } from '../../signals/use-signal.ts';
import type { Drawings } from './piece-drawings.ts';

/** What is drawn. Null: it is on its way, and no other is shown before it. */
const drawings = signalOf<Drawings | null>(null);

/** As the colours of the board, the chosen set is a mark on the page's root (`preferences/look.ts`). */
const root = document.documentElement;
const chosen = () => root.dataset['pieces'];

let usual: Drawings | null = null;
let isFollowing = false;

/** The usual set is there: nobody waits for it on a page that brings it. */
export function bringUsual(brought: Drawings): void {
  usual = brought;
  if (chosen() === undefined) drawings.set(usual);
}

/** The chosen set, loaded once the first piece is drawn: a page without pieces loads none. */
export function useDrawings(): Drawings | null {
  useEffect(() => {
    if (isFollowing) return;
    isFollowing = true;
    void follow();
    new MutationObserver(() => void follow()).observe(root, { attributeFilter: ['data-pieces'] });
  }, []);
  return useSignal(drawings);
}

async function follow(): Promise<void> {
  const name = chosen();
  const sets = name === undefined ? null : await loadSets();
  if (usual === null && sets === null) usual = await loadUsual();
  if (name === chosen()) drawings.set(sets?.[name ?? ''] ?? usual);
}

/** Null where it cannot be had: whoever asks later may have it. */
function loadUsual(): Promise<Drawings | null> {
  return import('./piece-drawings.ts').then(
    ({ DRAWINGS }) => DRAWINGS,
    () => null,
  );
}

/** Null without a network, on a first visit: the usual set will do. */
function loadSets(): Promise<Readonly<Record<string, Drawings>> | null> {
  return import('./piece-sets.ts').then(
    ({ SETS }) => SETS,
    () => null,
  );
}
