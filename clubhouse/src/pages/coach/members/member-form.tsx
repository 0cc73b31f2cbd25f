import type { VNode } from 'preact';
import type { CoachVisit } from '../../../web/visit.ts';
import {
  type Faults,
  type Field,
  GENDERS,
  maxLengthOf,
  type MemberFields,
  WISHES,
} from './member-fields.ts';
import { wishWords } from './wish-words.ts';
import { LEVELS } from '../../../api/levels.ts';

export interface FormProps {
  readonly visit: CoachVisit;
  readonly typed: MemberFields;
  readonly faults: Faults;
  /** What a field holds by now, where somebody else has changed it too. */
  readonly now?: Readonly<Partial<MemberFields>>;
}

/** The fields of a member, each with what is wrong with it. */
export function MemberFieldset(props: FormProps): VNode {
  return (
    <div class="member-fields">
      <Line {...props} name="display_name" />
      <Line {...props} name="full_name" />
      <Line {...props} name="email" type="email" />
      <Line {...props} name="phone" type="tel" />
      <Choice {...props} name="level" options={LEVELS.map((level) => [level, level])} />
      <Choice
        {...props}
        name="wants_to_play"
        options={WISHES.map((wish) => [wish, wishWords(props.visit, wish)])}
      />
      <Choice
        {...props}
        name="gender"
        options={GENDERS.map((one) => [one, props.visit.words.members.genders[one]])}
      />
      <Line {...props} name="date_of_birth" type="date" />
      <Line {...props} name="age_group" />
      <Line {...props} name="joined_on" type="date" />
      <Notes {...props} />
    </div>
  );
}

interface FieldProps extends FormProps {
  readonly name: Field;
}

function Line({
  type = 'text',
  ...props
}: FieldProps & { readonly type?: 'text' | 'email' | 'tel' | 'date' }): VNode {
  const { name, typed } = props;
  return (
    <div class="field">
      <Label {...props} />
      <input
        class="input"
        id={name}
        name={name}
        {...(type === 'date' ? ({ type } as const) : ({ type: 'text', inputmode: type } as const))}
        autocomplete="off"
        autocapitalize={type === 'text' ? undefined : 'none'}
        spellcheck={false}
        maxlength={maxLengthOf(name)}
        value={typed[name]}
        {...describing(props)}
      />
      <Wrong {...props} />
    </div>
  );
}

function Choice({
  options,
  ...props
}: FieldProps & { readonly options: readonly (readonly [string, string])[] }): VNode {
  const { name, typed, visit } = props;
  return (
    <div class="field">
      <Label {...props} />
      <select class="input" id={name} name={name} {...describing(props)}>
        <option value="">{visit.words.members.unset}</option>
        {options.map(([value, label]) => (
          <option key={value} value={value} selected={typed[name] === value}>
            {label}
          </option>
        ))}
      </select>
      <Wrong {...props} />
    </div>
  );
}

function Notes(props: FormProps): VNode {
  const { members } = props.visit.words;
  const own = { ...props, name: 'notes' } as const;
  return (
    <div class="field is-wide">
      <Label {...own} />
      <p class="hint">{members.notesAbout}</p>
      <textarea
        class="input"
        id="notes"
        name="notes"
        rows={4}
        maxlength={maxLengthOf('notes')}
        {...describing(own)}
      >
        {props.typed.notes}
      </textarea>
      <Wrong {...own} />
    </div>
  );
}

function Label({ visit, name }: FieldProps): VNode {
  const { fields } = visit.words.members;
  const hint = hintOf(visit, name);
  return (
    <>
      <label for={name}>{fields[name]}</label>
      {hint !== undefined && (
        <p class="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
    </>
  );
}

function Wrong({ visit, name, faults, now }: FieldProps): VNode | null {
  const { members } = visit.words;
  const [fault, value] = [faults[name], now?.[name]];
  if (fault === undefined && value === undefined) return null;
  return (
    <p class="fault" id={`${name}-fault`}>
      {fault === undefined ? '' : `${members.faults[fault]} `}
      {value === undefined ? '' : members.isNow(value === '' ? members.nothing : value)}
    </p>
  );
}

function hintOf({ words }: CoachVisit, name: Field): string | undefined {
  const hints: Readonly<Partial<Record<Field, string>>> = words.members.hints;
  return hints[name];
}

function describing({ visit, name, faults, now }: FieldProps) {
  const isTold = faults[name] !== undefined || now?.[name] !== undefined;
  const about = [
    ...(hintOf(visit, name) === undefined ? [] : [`${name}-hint`]),
    ...(isTold ? [`${name}-fault`] : []),
  ];
  return {
    ...(about.length === 0 ? {} : { 'aria-describedby': about.join(' ') }),
    ...(faults[name] === undefined ? {} : { 'aria-invalid': 'true' as const }),
  };
}
