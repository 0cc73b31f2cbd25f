export type Fields = Readonly<Record<string, unknown>>;

/** Empty if the value is not an object. */
export function readFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
