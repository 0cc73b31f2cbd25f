import { type Answer, type Document, type Operation, type Parameter, resolve } from './read.ts';
import { aboutText, cell, typeText } from './types.ts';

interface Call {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

/** Lines of an example that a page shows; the document has all of it. */
const LINES_SHOWN = 60;

/** An operation with all that it takes and answers. */
export function operationText(document: Document, { method, path, operation }: Call): string {
  const { operationId, summary, description, parameters = [], requestBody } = operation;
  const taken = parameters.map((one) => resolve<Parameter>(document.components.parameters, one));
  const body = requestBody?.content['application/json'];
  return [
    `## ${operationId}\n\n\`${method.toUpperCase()} ${path}\`\n`,
    description.startsWith(summary) ? `${description}\n` : `${summary}. ${description}\n`,
    ...(taken.length === 0 ? [] : [parameterTable(taken)]),
    ...(body === undefined ? [] : [`Takes ${typeText(body.schema)}:\n`, exampleText(body.example)]),
    ...answers(document, operation),
  ].join('\n');
}

function parameterTable(parameters: readonly Parameter[]): string {
  const rows = parameters.map(
    (one) =>
      `| \`${one.name}\` | ${one.in} | ${cell(typeText(one.schema))} | ${aboutText({ ...one.schema, description: one.description })} |`,
  );
  return ['| Parameter | In | Type | |', '| --- | --- | --- | --- |', ...rows, ''].join('\n');
}

function answers({ components }: Document, { responses }: Operation): string[] {
  const all = Object.entries(responses).map(
    ([status, one]) => [status, resolve<Answer>(components.responses, one)] as const,
  );
  const good = all.filter(([status]) => status < '300');
  const refused = all.filter(([status]) => status >= '400');
  const codes = refused.flatMap(([status, { description }]) =>
    [...description.matchAll(/`(\w+)`/g)].map(([, code]) => `[${code}](problems.md) (${status})`),
  );
  return [
    ...good.map((one) => answerText(one)),
    ...(codes.length === 0 ? [] : [`Refuses with ${codes.join(', ')}.\n`]),
  ];
}

function answerText([status, { content, links = {} }]: readonly [string, Answer]): string {
  const media = content?.['application/json'];
  const next = Object.values(links).map(({ operationId }) => `\`${operationId}\``);
  return [
    media === undefined
      ? `Answers ${status} without a body.\n`
      : `Answers ${status} with ${typeText(media.schema)}:\n\n${exampleText(media.example)}`,
    ...(next.length === 0 ? [] : [`Leads to ${next.join(', ')}.\n`]),
  ].join('\n');
}

function exampleText(example: unknown): string {
  const lines = JSON.stringify(example ?? {}, null, 2).split('\n');
  const shown = lines.length <= LINES_SHOWN ? lines : [...lines.slice(0, LINES_SHOWN), '…'];
  return `\`\`\`json\n${shown.join('\n')}\n\`\`\`\n`;
}
