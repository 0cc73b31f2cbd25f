/** A start tag: its attributes by name, and its name as `tag`. */
type StartTag = Readonly<Record<string, string>>;

const TAG = /<([a-z][a-z-]*)((?:\s+[^\s=>"/]+(?:="[^"]*")?)*)\s*\/?>/g;
const ATTRIBUTE = /([^\s=>"/]+)(?:="([^"]*)")?/g;

/**
 * The start tags of a page as written by the server.
 * @param name of one kind; without it, all
 */
export function startTags(html: string, name?: string): StartTag[] {
  return [...html.matchAll(TAG)].flatMap(([, tag = '', attributes = '']) => {
    if (name !== undefined && tag !== name) return [];
    const pairs = [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [
      key,
      plainText(value),
    ]);
    return [{ ...(Object.fromEntries(pairs) as StartTag), tag }];
  });
}

function plainText(markup: string): string {
  return markup
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

interface HtmlField {
  readonly name: string;
  readonly value: string;
  readonly type: string;
}

/** A posted form with text fields. */
export interface HtmlForm {
  readonly action: string;
  /** The values it would send unchanged, except for text fields. */
  readonly sent: readonly HtmlField[];
  readonly typed: readonly HtmlField[];
}

const TYPES = new Set(['text', 'email', 'tel', 'date', 'number', 'textarea']);

/**
 * The posted forms of a page that have text fields.
 * @param path of the page
 */
export function readForms(html: string, path: string): HtmlForm[] {
  return [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)].flatMap(
    ([, head = '', body = '']) => {
      if (!head.includes('method="post"') || head.includes('multipart')) return [];
      const action = / action="([^"]*)"/.exec(head)?.[1] ?? path;
      const typed = [...listInputs(body), ...listTextAreas(body)].filter(({ type }) =>
        TYPES.has(type),
      );
      if (typed.length === 0) return [];
      const others = [
        ...listInputs(body).filter(({ type }) => type === 'hidden' || type === 'checked'),
        ...listSelects(body),
        ...startTags(body, 'button')
          .filter((tag) => tag['name'] !== undefined)
          .slice(0, 1)
          .map((tag) => ({ name: tag['name'] ?? '', value: tag['value'] ?? '', type: 'button' })),
      ];
      return [{ action: plainText(action).split('#', 1)[0] ?? '', sent: others, typed }];
    },
  );
}

function listInputs(body: string): HtmlField[] {
  return startTags(body, 'input').flatMap(({ name, value = '', type = 'text', ...tag }) => {
    const isToTick = type === 'checkbox' || type === 'radio';
    if (name === undefined || (isToTick && !('checked' in tag))) return [];
    return [{ name, value: isToTick ? value || 'on' : value, type: isToTick ? 'checked' : type }];
  });
}

function listTextAreas(body: string): HtmlField[] {
  return [...body.matchAll(/<textarea\b([^>]*)>(.*?)<\/textarea>/gs)].flatMap(
    ([, head = '', text = '']) => {
      const name = / name="([^"]*)"/.exec(head)?.[1];
      // A honeypot field is hidden from people (JOIN-4).
      if (name === undefined || head.includes('tabindex="-1"')) return [];
      return [{ name, value: plainText(text), type: 'textarea' }];
    },
  );
}

function listSelects(body: string): HtmlField[] {
  return [...body.matchAll(/<select\b([^>]*)>(.*?)<\/select>/gs)].flatMap(
    ([, head = '', rest = '']) => {
      const name = / name="([^"]*)"/.exec(head)?.[1];
      const options = startTags(rest, 'option');
      const chosen = options.find((one) => 'selected' in one) ?? options[0];
      return name === undefined ? [] : [{ name, value: chosen?.['value'] ?? '', type: 'select' }];
    },
  );
}
