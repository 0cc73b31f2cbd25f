/** The database has migrations that this release does not know: a newer one made them (INST-6). */
export class NewerReleaseError extends Error {
  constructor(unknown: readonly string[]) {
    super(`the database was made by a newer release (it has ${unknown.join(', ')})`);
  }
}

/**
 * What is still to be applied, in order: each file once, known by its name.
 *
 * @param names of all files of this release, in order
 * @param applied names that the database lists
 * @throws NewerReleaseError
 */
export function pendingMigrations(
  names: readonly string[],
  applied: ReadonlySet<string>,
): readonly string[] {
  const unknown = [...applied].filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new NewerReleaseError(unknown);
  return names.filter((name) => !applied.has(name));
}
