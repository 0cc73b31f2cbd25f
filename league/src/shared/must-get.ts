/**
 * The map's value for a key that always exists.
 * @throws Error if it does not
 */
export function getOrThrow<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`nothing is known of ${String(key)}`);
  return value;
}

/**
 * The list's value at an index that always exists.
 * @throws Error if it does not
 */
export function getAtOrThrow<Value>(list: readonly Value[], index: number): Value {
  const value = list[index];
  if (value === undefined) throw new Error(`nothing is at ${index}`);
  return value;
}
