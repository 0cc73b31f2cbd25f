/** A file that a README shows, by the name that its first line gives it. */
export interface Example {
  readonly name: string;
  readonly code: string;
}

const BLOCK = /^```ts\n(\/\/ ([\w-]+\.ts)\b[^]*?)^```$/gm;

export function findExamples(markdown: string): Example[] {
  return [...markdown.matchAll(BLOCK)].map(([, code = '', name = '']) => ({ name, code }));
}
