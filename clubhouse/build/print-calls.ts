import { type ParsedJson, resolveReference } from './resolve.ts';

/** Headers that a call accepts as options. */
const OPTIONS: Readonly<Record<string, string>> = {
  'Idempotency-Key': 'once?: string | undefined',
  'If-Match': 'ifMatch?: string | undefined',
  Prefer: 'isStrict?: boolean',
};
/** The client throws for these statuses, because they only ask to try again later. */
const LATER = new Set(['408', '429']);

interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** The path parameters in order. */
  readonly ids: readonly string[];
  readonly sends: 'body' | 'query' | null;
  readonly isSentRequired: boolean;
  readonly options: readonly string[];
  readonly status: string;
  /** The property that identifies the call's answer; null if the answer has no body. */
  readonly recognisedBy: string | null;
  readonly refusals: readonly { readonly code: string; readonly status: string }[];
}

/** Types each call with its answer and the codes that can refuse it. */
export function printCalls(document: ParsedJson): string {
  const operations = readOperations(document);
  return `import type { LeagueAnswer } from './answer.ts';
import type { operations as O } from './schema.d.ts';

type Answer<Data, Code extends string> = Promise<LeagueAnswer<Data, Code>>;

export interface LeagueCalls {
${operations.map(printSignature).join('')}}

export interface Operation {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  readonly path: string;
  readonly sends: 'body' | 'query' | null;
  readonly recognisedBy: string | null;
}

export const OPERATIONS: Readonly<Record<keyof LeagueCalls, Operation>> = {
${operations.map(printRow).join('')}};
`;
}

function readOperations(document: ParsedJson): Operation[] {
  return Object.entries<ParsedJson>(document.paths).flatMap(([path, methods]) =>
    Object.entries<ParsedJson>(methods).flatMap(([method, about]) => {
      const found = readOperation(document, method, path, about);
      return found === null ? [] : [found];
    }),
  );
}

/** Null for the one operation whose answer is not a league object: it answers with the document. */
function readOperation(
  document: ParsedJson,
  method: string,
  path: string,
  about: ParsedJson,
): Operation | null {
  const responses = Object.entries<ParsedJson>(about.responses).map(
    ([status, one]) => [status, resolveReference(document, one)] as const,
  );
  const answer = responses.find(([status]) => status.startsWith('2'));
  if (answer === undefined) throw new TypeError(`${about.operationId} answers nothing`);
  const recognisedBy = recogniseResponse(document, answer[1]);
  if (recognisedBy === undefined) return null;
  const parameters: readonly ParsedJson[] = (about.parameters ?? []).map((one: ParsedJson) =>
    resolveReference(document, one),
  );
  const names = (place: string) =>
    parameters.filter((one) => one.in === place).map(({ name }): string => name);
  const sends = about.requestBody ? 'body' : names('query').length > 0 ? 'query' : null;
  if (sends === 'body' && names('query').length > 0) {
    throw new TypeError(`${about.operationId} takes both a body and a query`);
  }
  return {
    id: about.operationId,
    method,
    path,
    ids: [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
    sends,
    isSentRequired: about.requestBody?.required === true,
    options: names('header').flatMap((name) => OPTIONS[name] ?? []),
    status: answer[0],
    recognisedBy,
    refusals: responses.flatMap(([status, { content }]) =>
      status.startsWith('4') && !LATER.has(status)
        ? listCodes(document, content).map((code) => ({ code, status }))
        : [],
    ),
  };
}

/** Picks `data`, `id` or the first required property. One is enough, and fits other releases. */
function recogniseResponse(document: ParsedJson, response: ParsedJson): string | null | undefined {
  const body = response.content?.['application/json'];
  if (body === undefined) return null;
  const { required = [], properties = {} } = resolveReference(document, body.schema);
  if (required.includes('data') && resolveReference(document, properties.data).type !== 'array') {
    throw new TypeError('an answer is taken for a list by its "data", which is none here');
  }
  const names: readonly string[] = ['data', 'id', ...required];
  return names.find((one) => required.includes(one));
}

function listCodes(document: ParsedJson, content: ParsedJson): string[] {
  const problem = resolveReference(document, content['application/problem+json'].schema);
  const ways: readonly ParsedJson[] = problem.anyOf ?? [problem];
  return ways.map((way) => {
    const parts: readonly ParsedJson[] = resolveReference(document, way).allOf;
    return parts.find((part) => part.properties?.code)?.properties.code.const;
  });
}

function printSignature(one: Operation): string {
  const { id, sends, isSentRequired, options, status, recognisedBy, refusals } = one;
  const sent =
    sends === 'body'
      ? `NonNullable<O['${id}']['requestBody']>['content']['application/json']`
      : `O['${id}']['parameters']['query']`;
  const taken = [
    ...one.ids.map((name) => `${name}: O['${id}']['parameters']['path']['${name}']`),
    ...(sends === null ? [] : [`${sends}${isSentRequired ? '' : '?'}: ${sent}`]),
    ...(options.length === 0
      ? []
      : [`options?: { ${options.map((option) => `readonly ${option}`).join('; ')} }`]),
  ];
  const data =
    recognisedBy === null
      ? 'undefined'
      : `O['${id}']['responses'][${status}]['content']['application/json']`;
  const refused = refusals.map(({ code }) => `'${code}'`).join(' | ');
  return `  readonly ${id}: (${taken.join(', ')}) => Answer<${data}, ${refused}>;\n`;
}

export function printStatuses(document: ParsedJson): string {
  const statuses = new Map<string, string>();
  for (const { code, status } of readOperations(document).flatMap(({ refusals }) => refusals)) {
    const known = statuses.get(code) ?? status;
    if (known !== status) throw new TypeError(`${code} has the statuses ${known} and ${status}`);
    statuses.set(code, status);
  }
  const lines = [...statuses].map(([code, status]) => `  readonly ${code}: ${status};\n`);
  return `\nexport interface StatusOf {\n${lines.join('')}}\n`;
}

function printRow({ id, method, path, sends, recognisedBy }: Operation): string {
  const row = { method, path, sends, recognisedBy };
  return `  ${id}: ${JSON.stringify(row)},\n`;
}
