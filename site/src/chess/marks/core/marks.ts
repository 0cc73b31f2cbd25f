/** An arrow from a square to another; where both are one, that square is marked. */
export interface Mark<S extends string = string> {
  readonly from: S;
  readonly to: S;
}

const MOST = 32;

/** With that mark; where it is there already, without it. The oldest gives way to one too many. */
export function toggled<S extends string>(
  marks: readonly Mark<S>[],
  mark: Mark<S>,
): readonly Mark<S>[] {
  const others = marks.filter(({ from, to }) => from !== mark.from || to !== mark.to);
  return others.length < marks.length ? others : [...others, mark].slice(-MOST);
}
