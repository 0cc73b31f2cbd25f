import type { ComponentChildren, InputHTMLAttributes, TargetedInputEvent } from 'preact';
import { useId } from 'preact/hooks';

type FieldType = 'text' | 'password' | 'number';

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly onPaste?: (event: ClipboardEvent) => void;
  readonly hint?: ComponentChildren;
  readonly error?: string | null;
  readonly type?: FieldType;
  readonly min?: number;
  readonly max?: number;
  readonly maxLength?: number;
  readonly placeholder?: string;
  readonly autoComplete?: string;
  readonly isRequired?: boolean;
}

export function Field(props: FieldProps) {
  const id = useId();
  const { label, value, onInput, hint, error = null, type = 'text', isRequired = false } = props;
  const told = [hint === undefined ? '' : `${id}-hint`, error === null ? '' : `${id}-error`];
  const input = {
    id,
    value,
    min: props.min,
    max: props.max,
    maxLength: props.maxLength,
    placeholder: props.placeholder,
    autocomplete: props.autoComplete ?? 'off',
    autocapitalize: 'off' as const,
    spellcheck: false,
    required: isRequired,
    'aria-invalid': error === null ? undefined : ('true' as const),
    'aria-describedby': told.filter(Boolean).join(' ') || undefined,
    onPaste: props.onPaste,
    onInput: (event: TargetedInputEvent<HTMLInputElement>) => onInput(event.currentTarget.value),
  };
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {renderInput(type, input)}
      {hint === undefined ? null : (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error === null ? null : (
        <p class="error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

function renderInput(type: FieldType, props: Omit<InputHTMLAttributes, 'type' | 'role'>) {
  switch (type) {
    case 'text':
      return <input {...props} type="text" />;
    case 'password':
      return <input {...props} type="password" />;
    case 'number':
      return <input {...props} type="number" inputMode="numeric" />;
  }
}
