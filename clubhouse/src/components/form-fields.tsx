import type { ComponentChildren, VNode } from 'preact';
import type { FilledField } from './filled-field.ts';

interface FieldProps {
  readonly of: FilledField;
  readonly label: ComponentChildren;
  readonly hint?: string | undefined;
  readonly note?: string | undefined;
  readonly lang?: string;
}
type Option = readonly [value: string, label: ComponentChildren, about?: ComponentChildren];

function Labelled({
  of: { id, fault },
  label,
  hint,
  note,
  isWide = false,
  children,
}: FieldProps & { readonly isWide?: boolean; readonly children: ComponentChildren }): VNode {
  return (
    <div class={isWide ? 'field is-wide' : 'field'}>
      <label for={id}>{label}</label>
      {hint !== undefined && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      <FieldFault of={{ id, fault }} />
      {note !== undefined && (
        <p class="hint" id={`${id}-note`}>
          {note}
        </p>
      )}
    </div>
  );
}

export function FieldFault({
  of: { id, fault },
}: {
  readonly of: Pick<FilledField, 'id' | 'fault'>;
}): VNode | null {
  if (fault === undefined) return null;
  return (
    <p class="fault" id={`${id}-fault`} role="alert">
      {fault}
    </p>
  );
}

/** Links the error and the hint to the field, and focuses the first error (KEYS-3). */
export function describeField(
  { id, fault, isFirstFault }: FilledField,
  { hint, note }: Partial<Pick<FieldProps, 'hint' | 'note'>>,
) {
  const about = [
    ...(hint === undefined ? [] : [`${id}-hint`]),
    ...(fault === undefined ? [] : [`${id}-fault`]),
    ...(note === undefined ? [] : [`${id}-note`]),
  ];
  return {
    ...(about.length > 0 ? { 'aria-describedby': about.join(' ') } : {}),
    ...(fault === undefined ? {} : { 'aria-invalid': 'true' as const }),
    ...(isFirstFault ? { autofocus: true } : {}),
  };
}

function makeInputAttributes({ of, lang, ...more }: FieldProps, ofType: object = {}) {
  const { id, name, input } = of;
  const ofLanguage = lang === undefined ? {} : { lang };
  return {
    class: 'input',
    id,
    name,
    ...ofLanguage,
    ...input,
    ...ofType,
    ...describeField(of, more),
  };
}

/** The attributes of each type of text input, in addition to the field's own. */
const TYPES = {
  text: { type: 'text' },
  name: { type: 'text', autocapitalize: 'words', spellcheck: false },
  email: { type: 'text', inputmode: 'email', autocapitalize: 'none', spellcheck: false },
  tel: { type: 'text', inputmode: 'tel', autocapitalize: 'none', spellcheck: false },
  code: { type: 'text', inputmode: 'numeric', spellcheck: false },
  date: { type: 'date' },
  number: { type: 'number' },
} as const;

interface TextFieldProps extends FieldProps {
  readonly type?: keyof typeof TYPES;
  readonly autocomplete?: 'off' | 'email' | 'tel' | 'given-name' | 'family-name' | 'one-time-code';
  readonly min?: string;
}

export function TextField(props: TextFieldProps): VNode {
  const { of, type = 'text', autocomplete = 'off', min } = props;
  const attributes = makeInputAttributes(props, {
    ...TYPES[type],
    autocomplete,
    value: of.typed,
    ...(min === undefined ? {} : { min }),
  });
  return (
    <Labelled {...props}>
      <input {...attributes} />
    </Labelled>
  );
}

export function TextArea({ rows, ...props }: FieldProps & { readonly rows: number }): VNode {
  return (
    <Labelled {...props} isWide>
      <textarea {...makeInputAttributes(props)} rows={rows}>
        {props.of.typed}
      </textarea>
    </Labelled>
  );
}

/** A field for a picture. Browsers do not fill it in again: after an error, the user reselects. */
export function PictureField(props: FieldProps): VNode {
  return (
    <Labelled {...props}>
      <input
        type="file"
        accept="image/png,image/jpeg,image/webp,image/gif"
        {...makeInputAttributes(props)}
      />
    </Labelled>
  );
}

interface SelectFieldProps extends FieldProps {
  readonly options: readonly Option[];
  readonly button?: VNode;
  /** Whether the page begins here, as when the same form is sent many times in a row. */
  readonly isFocused?: boolean;
}

export function SelectField({ options, button, isFocused, ...props }: SelectFieldProps): VNode {
  const { class: ofInput, ...attributes } = makeInputAttributes(props);
  const list = (
    <select
      class={button === undefined ? ofInput : `${ofInput} grows`}
      {...(isFocused === true ? { autofocus: true } : {})}
      {...attributes}
    >
      {options.map(([value, label]) => (
        <option key={value} value={value} selected={value === props.of.typed}>
          {label}
        </option>
      ))}
    </select>
  );
  return (
    <Labelled {...props}>
      {button === undefined ? (
        list
      ) : (
        <div class="row wrap">
          {list}
          {button}
        </div>
      )}
    </Labelled>
  );
}

interface RadioFieldProps {
  readonly of: FilledField;
  readonly label: string;
  readonly hint?: string;
  readonly options: readonly Option[];
  /** Puts the options side by side if there is room. */
  readonly isRow?: boolean;
}

/** A choice of one, with all options visible. */
export function RadioField({ of, label, hint, options, isRow = false }: RadioFieldProps): VNode {
  const first = options.findIndex(([value]) => value === of.typed);
  const rows = options.map(([value, text, about], index) => (
    <label key={value} class="opt">
      <input
        type="radio"
        name={of.name}
        value={value}
        checked={value === of.typed}
        {...(index === Math.max(0, first) ? { id: of.id, ...describeField(of, { hint }) } : {})}
      />
      <b>{text}</b>
      {about !== undefined && <span class="meta">{about}</span>}
    </label>
  ));
  return (
    <fieldset class="stack">
      <legend>{label}</legend>
      {hint !== undefined && (
        <p class="hint" id={`${of.id}-hint`}>
          {hint}
        </p>
      )}
      {isRow ? <div class="fields">{rows}</div> : rows}
      <FieldFault of={of} />
    </fieldset>
  );
}

interface TickProps {
  readonly of: FilledField;
  readonly label: ComponentChildren;
  readonly about?: ComponentChildren;
  /** The value sent if ticked; several checkboxes can share one name. */
  readonly value?: string;
  readonly class?: 'opt' | 'chip';
}

export function Tick({ of, label, about, value = '1', class: look = 'opt' }: TickProps): VNode {
  return (
    <label class={look}>
      <input
        type="checkbox"
        name={of.name}
        value={value}
        {...of.input}
        checked={of.said.includes(value)}
        {...describeField(of, {})}
      />
      <b>{label}</b>
      {about !== undefined && <span class="meta">{about}</span>}
      <FieldFault of={of} />
    </label>
  );
}

export function HiddenFields({ of }: { readonly of: readonly FilledField[] }): VNode {
  return (
    <>
      {of.map(({ name, typed }) => (
        <input key={name} type="hidden" name={name} value={typed} />
      ))}
    </>
  );
}
