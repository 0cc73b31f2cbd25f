import type { VNode } from 'preact';
import type { Draft } from './form.ts';

/** What is wrong with one field, under it. */
export function Fault({
  draft,
  place,
}: {
  readonly draft: Draft;
  readonly place: string;
}): VNode | null {
  const said = draft.faults.get(place);
  return said === undefined ? null : (
    <p class="fault" role="alert">
      {said}
    </p>
  );
}
