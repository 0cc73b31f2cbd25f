/** A newer release migrated the database: it has migrations unknown to this one (INST-6). */
export class NewerReleaseError extends Error {
  constructor(unknown: readonly string[]) {
    super(`the database was made by a newer release (it has ${unknown.join(', ')})`);
  }
}

/** @param names all files of this release, in order @throws NewerReleaseError */
export function listPendingMigrations(
  names: readonly string[],
  applied: ReadonlySet<string>,
): readonly string[] {
  const unknown = [...applied].filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new NewerReleaseError(unknown);
  return names.filter((name) => !applied.has(name));
}
