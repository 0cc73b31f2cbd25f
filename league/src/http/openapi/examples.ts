import type { JsonObject } from './json.ts';

/** The request and response bodies of an operation; missing without a body. */
export interface Example {
  readonly request?: unknown;
  readonly response?: unknown;
}

/** By operation (DOC-6). */
export type Examples = Readonly<Record<string, Example>>;

interface Media {
  readonly content?: { readonly 'application/json'?: { readonly example?: unknown } };
}

interface Operation {
  readonly operationId: string;
  readonly requestBody?: Media;
  readonly responses: Readonly<Record<string, Media>>;
}

export function referToExample(
  examples: Examples,
  operationId: string,
  part: keyof Example,
): JsonObject {
  const { [part]: example } = examples[operationId] ?? {};
  return example === undefined ? {} : { example };
}

/** The examples that a document already has: recording them again takes seconds. */
export function readExamples(document: { readonly paths: object }): Examples {
  const operations = Object.values(document.paths).flatMap(
    (path: object) => Object.values(path) as Operation[],
  );
  return Object.fromEntries(
    operations.map(({ operationId, requestBody, responses }) => {
      const [response] = Object.values(responses).flatMap(readExample);
      const [request] = readExample(requestBody ?? {});
      return [
        operationId,
        {
          ...(request === undefined ? {} : { request }),
          ...(response === undefined ? {} : { response }),
        },
      ];
    }),
  );
}

function readExample({ content }: Media): unknown[] {
  const { example } = content?.['application/json'] ?? {};
  return example === undefined ? [] : [example];
}
