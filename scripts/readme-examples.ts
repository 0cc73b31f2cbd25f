/** A file shown in a README, named by its first line. */
export interface Example {
  readonly name: string;
  readonly code: string;
}

const BLOCK = /^```ts\n(\/\/ ([\w-]+\.ts)\b[^]*?)^```$/gm;

export function findExamples(markdown: string): Example[] {
  return [...markdown.matchAll(BLOCK)].map(([, code = '', name = '']) => ({ name, code }));
}
