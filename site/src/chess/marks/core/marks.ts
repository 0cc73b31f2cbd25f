/** An arrow between two squares, or a marked square if both are the same. */
export interface Mark<S extends string = string> {
  readonly from: S;
  readonly to: S;
}

const MOST = 32;

/** Adds a mark, or removes it if present. If there are too many, the oldest one goes. */
export function toggleMark<S extends string>(
  marks: readonly Mark<S>[],
  mark: Mark<S>,
): readonly Mark<S>[] {
  const others = marks.filter(({ from, to }) => from !== mark.from || to !== mark.to);
  return others.length < marks.length ? others : [...others, mark].slice(-MOST);
}
