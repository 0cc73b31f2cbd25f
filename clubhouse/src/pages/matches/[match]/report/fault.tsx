import type { VNode } from 'preact';
import type { ReportDraft } from './form.ts';

interface FaultProps {
  readonly draft: ReportDraft;
  readonly place: string;
}

export function Fault({ draft, place }: FaultProps): VNode | null {
  const said = draft.faults.get(place);
  return said === undefined ? null : (
    <p class="fault" id={makeFaultId(place)} role="alert">
      {said}
    </p>
  );
}

export function makeFaultId(place: string): string {
  return `fault-${place}`;
}

/** Attributes that link hint and error to a field and give it the focus (KEYS-3). */
export function makeFaultAttributes({ draft, place }: FaultProps, hint?: string) {
  if (!draft.faults.has(place)) return { 'aria-describedby': hint };
  const described = [hint, makeFaultId(place)].filter((one) => one !== undefined).join(' ');
  return { 'aria-describedby': described, 'aria-invalid': 'true', autofocus: true } as const;
}
