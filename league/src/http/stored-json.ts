import type { Static, TSchema } from 'typebox';
import { fieldErrors, validatorFor } from './validation.ts';

/** @param id the row's, for the error. @throws Error where the text is not what the schema says */
type ReadColumn<T> = (text: string, id: string) => T;

/**
 * Reads a column of JSON by its schema, so that a damaged row is an error that names it and not a
 * wrong answer.
 *
 * @param column `table.column`, for the error
 */
export function jsonColumn<T extends TSchema>(column: string, schema: T): ReadColumn<Static<T>> {
  return (text, id) => {
    const value = parse(text);
    const validate = validatorFor(schema);
    if (validate(value)) return value;
    const [error] = fieldErrors(validate.errors ?? [], 'body');
    throw new Error(
      `${column} of ${id} is damaged: ${error?.pointer ?? ''} ${error?.message ?? ''}`,
    );
  };
}

/** Undefined, which no schema allows, where the text is not JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
