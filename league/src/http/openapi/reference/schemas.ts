import { type Document, nameOf, type Schema } from './read.ts';
import { aboutText, cell, typeText } from './types.ts';

/** What each named object holds, by the alphabet; those of problems have a page of their own. */
export function schemasPage({ components }: Document): string {
  const all = Object.entries(components.schemas).filter(([name]) => !/.Problem$/.test(name));
  const texts = all.map(([name, schema]) => schemaText(name, schema, components.schemas));
  return `# Schemas\n\nWhat has no default and is not said to be optional is required.\n\n${texts.join('\n')}`;
}

function schemaText(
  name: string,
  schema: Schema,
  known: Document['components']['schemas'],
): string {
  const { description } = schema;
  const head = `## ${name}\n${description === undefined ? '' : `\n${ended(description)}\n`}`;
  const members = membersOf(schema, known);
  if (members.length > 0) return `${head}\n${memberTable(members)}`;
  if (schema.enum) return `${head}\nOne of ${typeText(schema)}.\n`;
  return `${head}\n${typeText(schema)}\n`;
}

type Member = readonly [name: string, schema: Schema, isRequired: boolean];

/** Its own members, and those of all that it is put together from. */
function membersOf(schema: Schema, known: Readonly<Record<string, Schema>>): Member[] {
  const { properties = {}, required = [], allOf = [], $ref } = schema;
  if ($ref !== undefined) return membersOf(known[nameOf($ref)] ?? {}, known);
  return [
    ...Object.entries(properties).map(
      ([name, one]) => [name, one, required.includes(name)] as const,
    ),
    ...allOf.flatMap((part) => membersOf(part, known)),
  ];
}

function memberTable(members: readonly Member[]): string {
  const rows = members.map(
    ([name, one, isRequired]) =>
      `| \`${name}\` | ${cell(typeText(one))} | ${isRequired ? '' : 'Optional. '}${aboutText(one)} |`,
  );
  return ['| Member | Type | |', '| --- | --- | --- |', ...rows, ''].join('\n');
}

function ended(sentence: string): string {
  return sentence.endsWith('.') ? sentence : `${sentence}.`;
}
