/** A JSON object of the document. */
export type Json = Record<string, unknown>;

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `not_found` and `Retry after` as the name of a component: `NotFound`, `RetryAfter`. */
export function pascal(name: string): string {
  return name.replaceAll(/(?:^|[_\s-]+)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
