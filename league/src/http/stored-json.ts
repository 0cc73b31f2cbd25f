import type { Static, TSchema } from 'typebox';
import { listFieldErrors, getValidator } from './validation.ts';

/** @param id of the row, for the error @throws Error if the text does not match the schema */
type ReadColumn<T> = (text: string, id: string) => T;

/** A damaged row causes an error naming it, not a wrong answer. @param column `table.column` */
export function makeJsonColumn<T extends TSchema>(
  column: string,
  schema: T,
): ReadColumn<Static<T>> {
  return (text, id) => {
    const value = parseStored(text);
    const validate = getValidator(schema);
    if (validate(value)) return value;
    const [error] = listFieldErrors(validate.errors ?? [], 'body');
    throw new Error(
      `${column} of ${id} is damaged: ${error?.pointer ?? ''} ${error?.message ?? ''}`,
    );
  };
}

/** Undefined if the text is not JSON; no schema allows undefined. */
function parseStored(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
