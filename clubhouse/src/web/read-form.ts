import { isName } from 'service/name';
import { readAddress } from '../addresses/address.ts';

/** What was sent, by the names of its fields: a form, or the query of an address. */
export interface Fields {
  getAll(name: string): string[];
}

/** Takes what a form says in the fields of one name: mostly one, none where it has no such. */
type FieldReader<Value> = (said: readonly string[]) => Value;

/** A form as its shape names it; what else it says is not read (BODY-6). */
export function readForm<const Shape extends Readonly<Record<string, FieldReader<unknown>>>>(
  fields: Fields,
  shape: Shape,
): { readonly [Name in keyof Shape]: ReturnType<Shape[Name]> } {
  const read = Object.entries(shape).map(([name, take]) => [name, take(fields.getAll(name))]);
  return Object.fromEntries(read) as { [Name in keyof Shape]: ReturnType<Shape[Name]> };
}

/** One line of text; empty where there is none. */
export const line: FieldReader<string> = ([text = '']) =>
  text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

/** An email address as the league stores it; whatever else was typed stays one line of text. */
export const emailAddress: FieldReader<string> = (said) => readAddress(line(said)) ?? line(said);

/** Text of several lines: browsers send the end of each as two characters. */
export const lines: FieldReader<string> = ([text = '']) => text.replaceAll(/\r\n?/g, '\n').trim();

/** As it was sent: what the page itself wrote into the form. */
export const asSent: FieldReader<string> = ([text = '']) => text;

/** Null where the field is blank or says no whole number: nothing is not 0. */
export const wholeNumber: FieldReader<number | null> = ([text = '']) =>
  /^\s*\d{1,15}\s*$/.test(text) ? Number(text) : null;

/** Null where it is none of them. */
export function oneOf<const Value extends string>(
  values: readonly Value[],
): FieldReader<Value | null> {
  return ([text]) => values.find((one) => one === text) ?? null;
}

/** A box that is sent as `1` where it is ticked. */
export const isTicked: FieldReader<boolean> = ([text]) => text === '1';

interface TextLimits {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  /** A name of a person or a thing (API-16). */
  readonly format?: 'name';
}

/** Whether the league takes this text. @param limits of `FIELD_LIMITS` */
export function fits(
  { minLength = 0, maxLength = Infinity, pattern = '', format }: TextLimits,
  text: string,
): boolean {
  const length = Array.from(text).length;
  if (length < minLength || length > maxLength || !new RegExp(pattern, 'u').test(text))
    return false;
  return format !== 'name' || isName(text);
}

/** Whether the league takes this number. @param limits of `FIELD_LIMITS` */
export function isWithin(
  { minimum, maximum }: { readonly minimum: number; readonly maximum: number },
  number: number,
): boolean {
  return number >= minimum && number <= maximum;
}
