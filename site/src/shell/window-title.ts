/** The parts of the window's title, in this order; '' if there is none. */
interface TitleParts {
  readonly news: string;
  /** The mark for a pending action on this page. */
  readonly mark: string;
  readonly page: string;
}

let known: TitleParts | null = null;

/** Changes parts of the title. Each part has a single writer, so none overwrites another's. */
export function setTitle(change: Partial<TitleParts>): void {
  known = { ...(known ?? { news: '', mark: '', page: document.title }), ...change };
  document.title = formatTitle(known);
}

export function formatTitle({ news, mark, page }: TitleParts): string {
  const marks = [news, mark].filter((one) => one !== '').map((one) => `(${one}) `);
  return `${marks.join('')}${page}`;
}
