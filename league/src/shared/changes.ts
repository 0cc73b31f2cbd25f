/** The names of the fields that really change, for the event that records the change. */
export function listChangedFields<T extends object>(current: T, changes: Partial<T>): string[] {
  return Object.entries(changes)
    .filter(([name, value]) => {
      const now: unknown = Reflect.get(current, name);
      return value !== undefined && JSON.stringify(now) !== JSON.stringify(value);
    })
    .map(([name]) => name)
    .toSorted();
}
