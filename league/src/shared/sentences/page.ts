import { toPascalCase } from '../pascal.ts';
import type { Kind, DocumentedFamily, DocumentedSentence } from './param.ts';
import { makePattern } from './pattern.ts';

const INTRODUCTION = `# Sentences

Printed by \`npm run lab -- sentences\` from the catalogue, \`league/src/shared/sentences/\`.

Each sentence in a response comes with a \`code\` and \`params\`. The English is built from these two alone,
so an adapter can say the same in another language. Each kind of sentence has a closed list of codes, and each
code has its own parameters. In the OpenAPI document, each kind is a union by \`code\`, under the name given
here. Parameters are ids, names, numbers, dates or words from a closed list. A \`…Fact\` is the \`code\` and
\`params\` of another kind of sentence. A new version may add codes. If you do not know a code, show
\`sentence\`.
`;

/** Lists every code with its parameters, its English, and an example of each form. */
export function writeSentencesPage(catalogue: readonly DocumentedFamily[]): string {
  return [INTRODUCTION, ...catalogue.map(writeFamilySection)].join('\n');
}

function writeFamilySection(family: DocumentedFamily): string {
  const { name, about, sentences } = family;
  const codes = Object.entries(sentences).map(([code, one]) => writeSentenceSection(code, one));
  return [`## ${toPascalCase(name)}Sentence\n`, `${about}.\n`, ...codes].join('\n');
}

function writeSentenceSection(code: string, sentence: DocumentedSentence): string {
  const params = Object.entries(sentence.params);
  const rows = params.map(
    ([name, { kind, about }]) => `| \`${name}\` | ${describeType(kind)} | ${about} |`,
  );
  const table = ['| Parameter | Type | Meaning |', '| --- | --- | --- |', ...rows, ''];
  return [
    `### \`${code}\`\n`,
    `${sentence.about}.\n`,
    ...(rows.length === 0 ? ['No parameters.\n'] : table),
    ...sentence.examples.map((example) => writeExample(code, sentence, example)),
  ].join('\n');
}

function writeExample(code: string, sentence: DocumentedSentence, params: object): string {
  return [
    `> ${sentence.english(params)}\n`,
    `Pattern: ${makePattern(sentence, params)}\n`,
    '```json',
    JSON.stringify({ code, params }),
    '```\n',
  ].join('\n');
}

function describeType(kind: Kind): string {
  switch (kind.kind) {
    case 'id':
      return `id (${kind.of.replaceAll('_', ' ')})`;
    case 'name':
      return 'name';
    case 'date':
      return 'date';
    case 'count':
      return 'whole number';
    case 'number':
      return 'number';
    case 'flag':
      return 'true or false';
    case 'side':
      return '0 or 1';
    case 'score':
      return '`Score`';
    case 'share':
      return '`Share`: `won`, `of`';
    case 'rate':
      return '`Rate`: `total`, `matches`';
    case 'one_of':
      return kind.values.map((value) => `\`${value}\``).join(', ');
    case 'nullable':
      return `${describeType(kind.of)}, or null`;
    case 'pair':
      return `for each side: ${describeType(kind.of)}`;
    case 'list':
      return `list of ${describeType(kind.of)}`;
    case 'fact':
      return `\`${toPascalCase(kind.family.name)}Fact\``;
  }
}
