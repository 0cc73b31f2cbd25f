import type { ComponentChildren, FormHTMLAttributes, VNode } from 'preact';
import type { FormFrame } from './filled-field.ts';
import { HiddenFields } from './form-fields.tsx';
import { Note } from './note.tsx';

interface PostFormProps extends Pick<FormHTMLAttributes, 'class' | 'enctype'> {
  /** Without it, a form that is a button alone. */
  readonly of?: FormFrame;
  readonly action: string;
  readonly children: ComponentChildren;
}

const EMPTY: FormFrame = { trouble: null, hiddenFields: [] };

/** A form: what is wrong with the whole of it, what the page sends along, and its fields. */
export function PostForm({ of = EMPTY, children, ...attributes }: PostFormProps): VNode {
  return (
    <form method="post" novalidate {...attributes}>
      <Trouble of={of} />
      <HiddenFields of={of.hiddenFields.filter(({ typed }) => typed !== '')} />
      {children}
    </form>
  );
}

/** What is wrong with a whole form: the focus starts here (KEYS-3). */
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
