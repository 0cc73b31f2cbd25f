import type { VNode } from 'preact';
import { useLocale } from '../../../../../components/locale.ts';
import { LONG_FIELDS } from './read-rules.ts';
import type { RuleFields } from './rules-to-fields.ts';

interface SlotsProps {
  readonly fields: RuleFields;
  readonly held: RuleFields;
  readonly faults: Readonly<Record<string, string>>;
  /** Shows the current value next to each field that differs from it. */
  readonly showsHeld: boolean;
}

interface SentenceProps extends SlotsProps {
  readonly text: string;
  /** The kind of set that the sentence applies to; omitted if it applies to all. */
  readonly of?: 'race' | 'total' | 'match-tiebreak';
}

/** A sentence with form fields: `{games}` in its text becomes the field of that name (CRUL-1). */
export function Sentence({ text, of, ...props }: SentenceProps): VNode {
  const parts = text.split(/\{(\w+)\}/);
  const names = parts.filter((_, index) => index % 2 === 1);
  return (
    <div class={of === undefined ? '' : `is-of-${of}`}>
      <p class="slots">
        {parts.map((part, index) =>
          index % 2 === 0 ? (
            <span key={index}>{part}</span>
          ) : (
            <Slot key={index} {...props} name={part} />
          ),
        )}
      </p>
      {names.map((name) => (
        <About key={name} {...props} name={name} />
      ))}
    </div>
  );
}

type SlotProps = SlotsProps & { readonly name: string };

function Slot({ name, fields, held, faults }: SlotProps): VNode {
  const { rules } = useLocale().words;
  const label = Object.entries(rules.fields).find(([one]) => one === name)?.[1] ?? name;
  const isOther = fields[name] !== held[name];
  const isFaulty = faults[name] !== undefined;
  const about = {
    id: `rule-${name}`,
    name,
    'aria-label': label,
    ...(isFaulty
      ? { 'aria-invalid': 'true' as const, 'aria-describedby': `rule-${name}-fault` }
      : {}),
  };
  const look = `slot${isOther ? ' is-other' : ''}`;
  if (name === 'bestOf') {
    return <Choice {...about} look={look} value={fields[name]} choices={BEST_OF} />;
  }
  if (name === 'matchesBy') {
    return <input {...about} class={look} type="date" value={fields[name]} />;
  }
  const choices = Object.entries(rules.choices).find(([one]) => one === name)?.[1];
  if (choices === undefined) {
    const isList = LONG_FIELDS.includes(name);
    return (
      <input
        {...about}
        class={isList ? `${look} is-wide` : look}
        type="text"
        inputmode={isList || name === 'walkoverGames' ? 'text' : 'decimal'}
        size={3}
        maxlength={isList ? 2000 : 8}
        autocomplete="off"
        value={fields[name]}
      />
    );
  }
  const offered = Object.entries(choices).filter(
    ([value]) => value !== 'kept' || held[name] === 'kept',
  );
  return <Choice {...about} look={look} value={fields[name]} choices={offered} />;
}

const BEST_OF = ['1', '2', '3', '4', '5', '6', '7'].map((one) => [one, one] as const);

export interface ChoiceProps {
  readonly id: string;
  readonly name: string;
  readonly look: string;
  readonly value: string | undefined;
  readonly choices: readonly (readonly [value: string, label: string])[];
  readonly 'aria-label': string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: 'true';
}

export function Choice({ look, value, choices, ...about }: ChoiceProps): VNode {
  return (
    <select {...about} class={look}>
      {choices.map(([one, label]) => (
        <option key={one} value={one} selected={one === value}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** A field's error, or its current value if somebody else has changed it. */
export function About({ name, fields, held, faults, showsHeld }: SlotProps): VNode | null {
  const { rules } = useLocale().words;
  const isOther = fields[name] !== held[name];
  if (faults[name] === undefined && !(showsHeld && isOther)) return null;
  const label = Object.entries(rules.fields).find(([one]) => one === name)?.[1];
  const said: Readonly<Record<string, string>> =
    Object.entries(rules.choices).find(([one]) => one === name)?.[1] ?? {};
  const value = held[name] ?? '';
  const text = Object.entries(said).find(([one]) => one === value)?.[1] ?? value;
  return (
    <p class={faults[name] === undefined ? 'hint' : 'fault'} id={`rule-${name}-fault`}>
      {label === undefined ? '' : `${label}: `}
      {faults[name] ?? rules.now(text === '' ? rules.none : text)}
    </p>
  );
}
