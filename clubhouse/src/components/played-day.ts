const DAY_MS = 86_400_000;

/** Updates the text above the match date to match the field, worded as the page words it. */
export function showDay({ value, max }: HTMLInputElement): void {
  const said = document.querySelector<HTMLElement>('.played > summary > span');
  if (said === null || value === '') return;
  const locale = document.documentElement.lang === 'de' ? 'de-DE' : 'en-GB';
  const day = Date.parse(`${value}T12:00:00Z`);
  const ago = Math.round((Date.parse(`${max}T12:00:00Z`) - day) / DAY_MS);
  const isNear = ago === 0 || ago === 1;
  const near = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-ago, 'day');
  const options = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  const text = (said.dataset[isNear ? 'near' : 'far'] ?? '')
    .replace('{near}', near)
    .replace('{day}', new Intl.DateTimeFormat(locale, options).format(day).replace(',', ''));
  said.replaceChildren(...text.split('*').map(createPartNode));
}

/** `Played *today*`: every second part is bold, and the sentence starts with a capital letter. */
function createPartNode(part: string, index: number): Node {
  const isFirst = index === 0 || index === 1;
  const text = isFirst ? part.charAt(0).toUpperCase() + part.slice(1) : part;
  if (index % 2 === 0) return document.createTextNode(text);
  const bold = document.createElement('b');
  bold.textContent = text;
  return bold;
}
