import { isName } from 'service/name';

/** Values by field name, from a form or the query of an address. */
export interface Fields {
  getAll(name: string): string[];
}

/** Converts the values under one name: usually one, none if the field is missing. */
type FieldReader<Value> = (said: readonly string[]) => Value;

/** Reads the fields of a shape and ignores all others (BODY-6). */
export function readForm<const Shape extends Readonly<Record<string, FieldReader<unknown>>>>(
  fields: Fields,
  shape: Shape,
): { readonly [Name in keyof Shape]: ReturnType<Shape[Name]> } {
  const read = Object.entries(shape).map(([name, take]) => [name, take(fields.getAll(name))]);
  return Object.fromEntries(read) as { [Name in keyof Shape]: ReturnType<Shape[Name]> };
}

/** One line of text; empty if the field is missing. */
export const line: FieldReader<string> = ([text = '']) =>
  text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

/** Text of several lines, with the two-character line ends of browsers normalised. */
export const lines: FieldReader<string> = ([text = '']) => text.replaceAll(/\r\n?/g, '\n').trim();

/** The value as sent, for fields that the page itself wrote. */
export const asSent: FieldReader<string> = ([text = '']) => text;

/** Null for a blank field, which does not mean 0, and for anything but a whole number. */
export const wholeNumber: FieldReader<number | null> = ([text = '']) =>
  /^\s*\d{1,15}\s*$/.test(text) ? Number(text) : null;

/** Null if the value is not in the list. */
export function readOption<const Value extends string>(
  values: readonly Value[],
): FieldReader<Value | null> {
  return ([text]) => values.find((one) => one === text) ?? null;
}

/** A checkbox that sends `1` when ticked. */
export const isTicked: FieldReader<boolean> = ([text]) => text === '1';

interface TextLimits {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  /** Limits for the name of a person or thing (API-16). */
  readonly format?: 'name';
}

/** Whether the league accepts this text; limits of `FIELD_LIMITS`. */
export function isWithinLimits(
  { minLength = 0, maxLength = Infinity, pattern = '', format }: TextLimits,
  text: string,
): boolean {
  const length = Array.from(text).length;
  if (length < minLength || length > maxLength || !new RegExp(pattern, 'u').test(text))
    return false;
  return format !== 'name' || isName(text);
}

/** Whether the league accepts this number; limits of `FIELD_LIMITS`. */
export function isWithin(
  { minimum, maximum }: { readonly minimum: number; readonly maximum: number },
  number: number,
): boolean {
  return number >= minimum && number <= maximum;
}
