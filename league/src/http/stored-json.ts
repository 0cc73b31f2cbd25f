import { LRUCache } from 'lru-cache';
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

/**
 * The same, for a column in which few texts recur: each is read once, and later found by its text,
 * which is faster than parsing. The values are frozen, since rows share them.
 *
 * @param limit how many texts are remembered
 */
export function recurringJsonColumn<T extends TSchema>(
  column: string,
  schema: T,
  limit: number,
): ReadColumn<Static<T>> {
  const read = jsonColumn(column, schema);
  const known = new LRUCache<string, { readonly value: Static<T> }>({ max: limit });
  return (text, id) => {
    const before = known.get(text);
    if (before) return before.value;
    const value = read(text, id);
    freeze(value);
    known.set(text, { value });
    return value;
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

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  Object.values(value).forEach(freeze);
  Object.freeze(value);
}
