/** What the map holds for a key that is always there. @throws Error where it is not */
export function mustGet<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`nothing is known of ${String(key)}`);
  return value;
}

/** What the list holds at a place that is always there. @throws Error where it holds nothing */
export function mustAt<Value>(list: readonly Value[], index: number): Value {
  const value = list[index];
  if (value === undefined) throw new Error(`nothing is at ${index}`);
  return value;
}
