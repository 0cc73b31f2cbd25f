import type { VNode } from 'preact';
import type { Draft } from './form.ts';

interface FaultProps {
  readonly draft: Draft;
  readonly place: string;
}

/** What is wrong with one field, under it. */
export function Fault({ draft, place }: FaultProps): VNode | null {
  const said = draft.faults.get(place);
  return said === undefined ? null : (
    <p class="fault" id={faultId(place)} role="alert">
      {said}
    </p>
  );
}

export function faultId(place: string): string {
  return `fault-${place}`;
}

/** What a field is described by besides, and that the focus begins there (KEYS-3). */
export function ofFault({ draft, place }: FaultProps, hint?: string) {
  if (!draft.faults.has(place)) return { 'aria-describedby': hint };
  const described = [hint, faultId(place)].filter((one) => one !== undefined).join(' ');
  return { 'aria-describedby': described, 'aria-invalid': 'true', autofocus: true } as const;
}
