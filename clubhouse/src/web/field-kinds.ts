import { randomBytes } from 'node:crypto';
import { readAddress } from '../addresses/address.ts';
import type { InputLimits } from '../components/filled-field.ts';
import type { form as sentences } from '../messages/form.en.ts';
import { isCalendarDay } from '../messages/calendar-day.ts';
import { isWithinLimits, isWithin, line, lines, wholeNumber } from './read-form.ts';

/** Faults that any field can have. The site has a sentence for each; a page can override it. */
export type FaultCode = keyof (typeof sentences)['faults'];

type ReadField<Value> = { readonly value: Value } | { readonly fault: FaultCode };

/** A kind of form field: how to read it, its faults and the limits of its input. */
export interface FieldKind<Value> {
  readonly read: (said: readonly string[]) => ReadField<Value>;
  readonly input: InputLimits;
  /** Filled by the page; `PostForm` renders it. */
  readonly isHidden?: true;
  /** The initial value in a new form that sets none. */
  readonly begin?: () => string;
}

interface TextLimits {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: 'name';
}

/** @param limits of `FIELD_LIMITS` */
export function text(limits: TextLimits, readText = line): FieldKind<string> {
  const { minLength = 0, maxLength, format } = limits;
  return {
    read: (said) => {
      const value = readText(said);
      if (value === '' && minLength === 0) return { value };
      if (value === '') return { fault: 'missing' };
      if (isWithinLimits(limits, value)) return { value };
      if (Array.from(value).length > (maxLength ?? Infinity)) return { fault: 'tooLong' };
      return { fault: format === 'name' ? 'notName' : 'refused' };
    },
    input: {
      ...(maxLength === undefined ? {} : { maxlength: maxLength }),
      required: minLength > 0,
    },
  };
}

export function paragraphs(limits: TextLimits): FieldKind<string> {
  return text(limits, lines);
}

/** An email address in the league's stored form. */
export function email(limits: TextLimits): FieldKind<string> {
  const { read, input } = text({ minLength: 1, ...limits });
  return {
    read: (said) => {
      const written = read(said);
      if ('fault' in written) return written;
      const value = readAddress(written.value);
      return value === null ? { fault: 'notEmail' } : { value };
    },
    input,
  };
}

/** A whole number between two limits, both included. */
export function count([minimum, maximum]: readonly [number, number]): FieldKind<number> {
  return {
    read: (said) => {
      const value = wholeNumber(said);
      const isRight = value !== null && isWithin({ minimum, maximum }, value);
      return isRight ? { value } : { fault: 'notNumber' };
    },
    input: { min: minimum, max: maximum, required: true },
  };
}

/** The last day accepted: the midnight that ends it must have a four-digit year too. */
const LAST_DAY = '9999-12-30';

/** A calendar day, such as `2026-12-31`. */
export const day: FieldKind<string> = {
  read: (said) => {
    const value = line(said);
    if (value === '') return { fault: 'missing' };
    return isCalendarDay(value) && value <= LAST_DAY ? { value } : { fault: 'notDay' };
  },
  input: { required: true },
};

/** The same kind of field, but null when left blank. */
export function optional<Value>(kind: FieldKind<Value>): FieldKind<Value | null> {
  return {
    ...kind,
    read: (said) => (line(said) === '' ? { value: null } : kind.read(said)),
    input: { ...kind.input, required: false },
  };
}

/** One value of a list. A form without the field selects the first. */
export function chooseOne<const Value extends string>(values: readonly Value[]): FieldKind<Value> {
  return {
    read: ([said = values[0]]) => {
      const value = values.find((one) => one === said);
      return value === undefined ? { fault: 'notChosen' } : { value };
    },
    input: {},
  };
}

/** Several values of a list, in its order. */
export function chooseSome<const Value extends string>(
  values: readonly Value[],
): FieldKind<readonly Value[]> {
  return { read: (said) => ({ value: values.filter((one) => said.includes(one)) }), input: {} };
}

/** A checkbox that sends `1` when ticked. */
export const ticked: FieldKind<boolean> = {
  read: ([said]) => ({ value: said === '1' }),
  input: {},
};

/** An id from a list on the page; empty if nothing was chosen. */
export const chosen: FieldKind<string> = {
  read: ([said = '']) => ({ value: said }),
  input: {},
};

/** Ids from a list of checkboxes. */
export const manyChosen: FieldKind<readonly string[]> = {
  read: (said) => ({ value: said }),
  input: {},
};

/** A value that the page wrote into the form. */
export const hidden: FieldKind<string> = { ...chosen, isHidden: true };

/** Identifies a form across repeated submissions; part of an Idempotency-Key. */
export const once: FieldKind<string> = {
  isHidden: true,
  begin: makeOnceKey,
  read: ([said = '']) => ({ value: /^[\w-]{8,64}$/.test(said) ? said : makeOnceKey() }),
  input: {},
};

export function makeOnceKey(): string {
  return randomBytes(15).toString('base64url');
}

/** Matches no version of anything, so that the league answers `precondition_failed`. */
const NO_VERSION = '"none"';

/** The ETag of the data shown in the form, for `If-Match` (SEAS-4). */
export const etag: FieldKind<string> = {
  isHidden: true,
  read: ([said = '']) => ({ value: /^"[\x21\x23-\x7e]{1,200}"$/.test(said) ? said : NO_VERSION }),
  input: {},
};
