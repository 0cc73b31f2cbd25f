/** What the window's title says, in this order; '' for nothing. */
interface TitleParts {
  /** What another game calls the player for. */
  readonly news: string;
  /** What waits for the player on this page. */
  readonly mark: string;
  readonly page: string;
}

let known: TitleParts | null = null;

/** Each part has one writer, so that none takes away what another wrote. */
export function setTitle(change: Partial<TitleParts>): void {
  known = { ...(known ?? { news: '', mark: '', page: document.title }), ...change };
  document.title = titleOf(known);
}

export function titleOf({ news, mark, page }: TitleParts): string {
  const marks = [news, mark].filter((one) => one !== '').map((one) => `(${one}) `);
  return `${marks.join('')}${page}`;
}
