import type { ComponentChildren, FormHTMLAttributes, VNode } from 'preact';
import type { FormFrame } from './filled-field.ts';
import { HiddenFields } from './form-fields.tsx';
import { Note } from './note.tsx';

interface PostFormProps extends Pick<FormHTMLAttributes, 'class' | 'enctype' | 'id'> {
  /** Omitted for a form that is only a button. */
  readonly of?: FormFrame;
  readonly action: string;
  readonly children: ComponentChildren;
}

const EMPTY: FormFrame = { trouble: null, hiddenFields: [] };

export function PostForm({ of = EMPTY, children, ...attributes }: PostFormProps): VNode {
  return (
    <form {...attributes} method="post" novalidate>
      <Trouble of={of} />
      <HiddenFields of={of.hiddenFields.filter(({ typed }) => typed !== '')} />
      {children}
    </form>
  );
}

/**
 * Stands first in a form whose button sends to many. Enter in a tick box presses a form's first
 * button, and this one does nothing, because no `dialog` surrounds it.
 */
export function NoEnter(): VNode {
  return <button hidden formmethod="dialog" formnovalidate />;
}

/** The error of a form as a whole; it takes the focus (KEYS-3). */
export function Trouble({
  of: { trouble },
}: {
  readonly of: Pick<FormFrame, 'trouble'>;
}): VNode | null {
  if (trouble === null) return null;
  return (
    <Note icon="warn" kind="warn" isAlert>
      {trouble}
    </Note>
  );
}
