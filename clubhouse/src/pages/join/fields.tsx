import type { VNode } from 'preact';
import type { Visit } from '../../web/visit.ts';
import {
  type Faults,
  type Field,
  MAX_LENGTHS,
  type TextField,
  type ApplicationFields,
} from './application.ts';

export interface FormProps {
  readonly visit: Visit;
  readonly typed: ApplicationFields;
  readonly faults: Faults;
}

interface TextInputProps extends FormProps {
  readonly name: TextField;
  readonly inputmode?: 'text' | 'email' | 'tel';
  readonly autocomplete: 'given-name' | 'family-name' | 'email' | 'tel';
}

/** A one-line text input with its error (JOIN-3). */
export function TextInput(props: TextInputProps): VNode {
  const { visit, typed, faults, name, inputmode = 'text', autocomplete } = props;
  const { join } = visit.words;
  const hints: Readonly<Partial<Record<Field, string>>> = join.hints;
  const hint = hints[name];
  const isWrong = faults[name] !== undefined;
  const about = [hint === undefined ? '' : `${name}-hint`, isWrong ? `${name}-fault` : ''];
  return (
    <div class="field">
      <label for={name}>{join.fields[name]}</label>
      {hint !== undefined && (
        <p class="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      <input
        class="input"
        id={name}
        name={name}
        inputmode={inputmode}
        autocapitalize={inputmode === 'text' ? 'words' : 'none'}
        spellcheck={false}
        autocomplete={autocomplete}
        maxlength={MAX_LENGTHS[name]}
        required
        value={typed[name]}
        aria-describedby={about.join(' ').trim() || undefined}
        aria-invalid={isWrong ? 'true' : undefined}
        autofocus={isWrong}
      />
      <FaultOf {...{ visit, faults }} field={name} />
    </div>
  );
}

export function FaultOf({
  visit,
  faults,
  field,
}: Omit<FormProps, 'typed'> & { readonly field: Field }): VNode | null {
  const fault = faults[field];
  if (fault === undefined) return null;
  return (
    <p class="fault" id={`${field}-fault`}>
      {visit.words.join.faults[fault]}
    </p>
  );
}
