/** @throws Error if the key is missing */
export function getOrThrow<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`there is no entry for ${String(key)}`);
  return value;
}

/** @throws Error if the index is out of range */
export function getAtOrThrow<Value>(list: readonly Value[], index: number): Value {
  const value = list[index];
  if (value === undefined) throw new Error(`there is nothing at index ${index}`);
  return value;
}
