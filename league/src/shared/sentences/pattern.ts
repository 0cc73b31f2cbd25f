import type { Kind, DocumentedSentence } from './param.ts';

/** The English of an example, with its names and distinguishable numbers as `{parameter}`. */
export function makePattern(sentence: DocumentedSentence, params: object): string {
  const text = sentence.english(replaceNames(sentence, params, ''));
  const counts = Object.entries(params).filter(([, value]) => typeof value === 'number');
  return counts.reduce((pattern, [name, count]) => {
    const places = new RegExp(String.raw`(?<![\w.-])${count}(?:st|nd|rd|th)?(?![\w.-])`, 'g');
    return [...pattern.matchAll(places)].length === 1
      ? pattern.replace(places, `{${name}}`)
      : pattern;
  }, text);
}

function replaceNames({ params: kinds }: DocumentedSentence, params: object, path: string): object {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]: [string, unknown]) => [
      name,
      makePlaceholder(kinds[name]?.kind, value, `${path}${name}`),
    ]),
  );
}

function makePlaceholder(kind: Kind | undefined, value: unknown, path: string): unknown {
  if (kind === undefined || value === null) return value;
  if (kind.kind === 'nullable') return makePlaceholder(kind.of, value, path);
  if (kind.kind === 'name' || kind.kind === 'date') return `{${path}}`;
  if (kind.kind !== 'fact' || typeof value !== 'object') return value;
  const { code, params } = value as { code: string; params: object };
  const sentence = kind.family.sentences[code];
  return sentence ? { code, params: replaceNames(sentence, params, `${path}.`) } : value;
}
