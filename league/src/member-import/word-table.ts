/** Each word of a table that lists, for a meaning, the words for it with blanks between. */
export function indexWords<Meaning extends string>(
  table: Readonly<Partial<Record<Meaning, string>>>,
): ReadonlyMap<string, Meaning> {
  const meanings = Object.entries<string | undefined>(table) as [Meaning, string][];
  return new Map(
    meanings.flatMap(([meaning, words]) =>
      words
        .trim()
        .split(/\s+/)
        .map((word) => [word, meaning] as const),
    ),
  );
}
