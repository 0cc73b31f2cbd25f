import type { Page } from 'playwright-core';

interface AxValue {
  readonly value?: unknown;
}

interface AxNode {
  readonly nodeId: string;
  readonly parentId?: string;
  readonly ignored: boolean;
  readonly role?: AxValue;
  readonly name?: AxValue;
  readonly description?: AxValue;
  readonly value?: AxValue;
  readonly properties?: readonly { readonly name: string; readonly value: AxValue }[];
  readonly childIds?: readonly string[];
}

/** Everything a screen reader announces about a control besides its name. */
const SAID: ReadonlySet<string> = new Set([
  'checked',
  'pressed',
  'expanded',
  'disabled',
  'invalid',
  'level',
  'live',
]);
/** Lines of a text, and content that the browser draws around it. */
const PARTS: ReadonlySet<string> = new Set(['InlineTextBox', 'LineBreak', 'ListMarker']);

/** A page as Chromium reports it to a screen reader: one line per item, in reading order. */
export async function readAloud(page: Page): Promise<string> {
  // Parts rendered only when visible are announced after the first frame.
  await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))');
  const session = await page.context().newCDPSession(page);
  await session.send('Accessibility.enable');
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: AxNode[] };
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const root = nodes.find(({ parentId }) => parentId === undefined);
  return root === undefined ? '' : `${listLines(root, byId, 0).join('\n')}\n`;
}

function listLines(node: AxNode, byId: ReadonlyMap<string, AxNode>, depth: number): string[] {
  const role = readText(node.role);
  if (PARTS.has(role)) return [];
  const isSilent = node.ignored || role === 'generic' || role === 'none';
  const children = (node.childIds ?? []).flatMap((id) => byId.get(id) ?? []);
  const own = isSilent ? null : writeLine(node, role);
  const inner = children.flatMap((one) => listLines(one, byId, own === null ? depth : depth + 1));
  if (own === null) return inner;
  // A name that repeats its content is read once.
  const isText = inner.length === 1 && inner[0]?.trim() === `StaticText "${readName(node)}"`;
  return [`${'  '.repeat(depth)}${own}`, ...(isText ? [] : inner)];
}

function writeLine(node: AxNode, role: string): string {
  const said = (node.properties ?? [])
    .filter(({ name, value }) => SAID.has(name) && isSaid(value.value))
    .map(({ name, value }) => (value.value === true ? name : `${name} ${String(value.value)}`));
  const [name, value, description] = [
    readName(node),
    readText(node.value),
    readText(node.description),
  ];
  return [
    role,
    ...(name === '' ? [] : [`"${name}"`]),
    ...(value === '' ? [] : [`= ${value}`]),
    ...(said.length === 0 ? [] : [`[${said.join(', ')}]`]),
    ...(description === '' ? [] : [`(${description})`]),
  ].join(' ');
}

function isSaid(value: unknown): boolean {
  return value !== false && value !== 'false' && value !== 'off' && value !== undefined;
}

function readName(node: AxNode): string {
  return readText(node.name);
}

function readText(value: AxValue | undefined): string {
  const { value: said } = value ?? {};
  const isPlain = typeof said === 'string' || typeof said === 'number';
  return isPlain ? String(said).replaceAll('\u2060', '').replaceAll(/\s+/g, ' ').trim() : '';
}
