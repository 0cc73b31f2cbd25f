import { operationText } from './operations.ts';
import type { Document, Operation } from './read.ts';
import { problemsPage } from './problems.ts';
import { schemasPage } from './schemas.ts';

const FOLDER = 'docs/api';

interface Call {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

/** The reference of the API in Markdown, by path of the file: a page for each group of operations. */
export function referencePages(document: Document): Record<string, string> {
  const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ method, path, operation })),
  );
  const pages = document.tags.map(({ name, description }) => {
    const own = calls.filter(({ operation }) => operation.tags.includes(name));
    const texts = own.map((call) => operationText(document, call));
    return [
      `${FOLDER}/${fileOf(name)}`,
      `# ${name}\n\n${description}\n\n${index(own)}\n\n${texts.join('\n')}`,
    ];
  });
  return {
    [`${FOLDER}/README.md`]: contents(document, calls),
    ...(Object.fromEntries(pages) as Record<string, string>),
    [`${FOLDER}/schemas.md`]: schemasPage(document),
    [`${FOLDER}/problems.md`]: problemsPage(),
  };
}

function contents({ tags, info }: Document, calls: readonly Call[]): string {
  const groups = tags.map(({ name, description }) => {
    const own = calls.filter(({ operation }) => operation.tags.includes(name));
    return `## [${name}](${fileOf(name)})\n\n${description}\n\n${index(own, fileOf(name))}\n`;
  });
  return (
    `# API reference\n\nMade by \`npm run openapi\` from \`league/openapi.json\`, to be read without a network. ` +
    `${info.description}\n\nWhat the objects hold: [schemas](schemas.md). What is refused: ` +
    `[problems](problems.md). The rules behind it: [the specification](../spec/league.md).\n\n` +
    groups.join('\n')
  );
}

function index(calls: readonly Call[], file = ''): string {
  const rows = calls.map(
    ({ method, path, operation: { operationId, summary } }) =>
      `| [${operationId}](${file}#${operationId.toLowerCase()}) | \`${method.toUpperCase()} ${path}\` | ${summary} |`,
  );
  return ['| Call | Route | What it does |', '| --- | --- | --- |', ...rows].join('\n');
}

function fileOf(tag: string): string {
  return `${tag.toLowerCase().replaceAll(' ', '-')}.md`;
}
