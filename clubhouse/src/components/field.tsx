import type { VNode } from 'preact';

interface FieldProps {
  readonly name: string;
  /** Needed if several forms of a page have a field of this name. */
  readonly id?: string;
  /** Maximum number of characters in the field. */
  readonly most?: number;
  readonly label: string;
  readonly value: string;
  readonly hint?: string | undefined;
  readonly fault?: string | undefined;
  readonly type?: 'text' | 'date' | 'number';
  readonly isNeeded?: boolean;
  readonly range?: readonly [least: number, most: number];
}

export function Field(props: FieldProps): VNode {
  const { name, id = name, label, value, hint, fault, type = 'text', isNeeded = false } = props;
  const { range, most = 100 } = props;
  const about = [
    ...(hint === undefined ? [] : [`${id}-hint`]),
    ...(fault === undefined ? [] : [`${id}-fault`]),
  ];
  const rest = {
    class: 'input',
    id,
    name,
    value,
    autocomplete: 'off',
    required: isNeeded,
    ...(range === undefined ? {} : { min: range[0], max: range[1] }),
    ...(about.length > 0 ? { 'aria-describedby': about.join(' ') } : {}),
    ...(fault === undefined ? {} : { 'aria-invalid': 'true' as const }),
  };
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {hint !== undefined && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {type === 'date' ? <input type="date" {...rest} /> : null}
      {type === 'number' ? <input type="number" {...rest} /> : null}
      {type === 'text' ? <input type="text" maxlength={most} {...rest} /> : null}
      {fault !== undefined && (
        <p class="fault" id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </div>
  );
}
