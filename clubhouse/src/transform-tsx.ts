import { transformSync } from 'rolldown/utils';

const OPTIONS = {
  lang: 'tsx',
  sourceType: 'module',
  jsx: { runtime: 'automatic', importSource: 'preact', development: false },
} as const;

/** @throws SyntaxError naming the file */
export function transformTsx(path: string, text: string): string {
  const { code, errors } = transformSync(path, text, OPTIONS);
  const error = errors[0];
  if (error !== undefined) throw new SyntaxError(`${path}: ${error.message}`);
  return code;
}
