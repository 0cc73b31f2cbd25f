/** What the window's title says, in this order; '' for nothing. */
interface TitleParts {
  /** What another game calls the player for. */
  readonly news: string;
  /** What waits for the player on this page. */
  readonly mark: string;
  readonly page: string;
}

let parts: TitleParts = { news: '', mark: '', page: '' };

/** Each part has one writer, so that none takes away what another wrote. */
export function setTitle(change: Partial<TitleParts>): void {
  parts = { ...parts, ...change };
  document.title = titleOf(parts);
}

export function titleOf({ news, mark, page }: TitleParts): string {
  const marks = [news, mark].filter((one) => one !== '').map((one) => `(${one}) `);
  return `${marks.join('')}${page}`;
}
