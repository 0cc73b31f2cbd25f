import { startTags } from './html-forms.ts';
import type { PageResponse, Visitor } from './visitor.ts';

/** What the page's send form would post as shown. */
export function readSendForm({ text }: Pick<PageResponse, 'text'>): {
  readonly action: string;
  readonly fields: URLSearchParams;
} {
  const [, form = ''] = /(<form class="mailshot"[\s\S]*?<\/form>)/.exec(text) ?? [];
  const [{ action = '' } = {}] = startTags(form, 'form');
  const sent = startTags(form, 'input').filter(
    ({ type, ...one }) => type === 'hidden' || 'checked' in one,
  );
  const pairs = sent.map(({ name = '', value = '' }) => [name, value]);
  return { action, fields: new URLSearchParams(pairs) };
}

/** Opens a page of `/coach/send` and clicks its button. */
export async function lookAndSend(visitor: Visitor, path: string): Promise<PageResponse> {
  return pressSend(visitor, await visitor.get(path));
}

export function pressSend(visitor: Visitor, seen: PageResponse): Promise<PageResponse> {
  const { action, fields } = readSendForm(seen);
  return visitor.post(action, fields);
}

/** The text of a page, without its markup. */
export function plain(page: string): string {
  return page.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
}
