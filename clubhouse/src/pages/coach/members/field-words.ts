import type { Words } from '../../../messages/en.ts';

/** Lists fields of the league in words: `Telephone, Level`. */
export function joinFieldNames({ members }: Words, fields: readonly string[]): string {
  const names: Readonly<Record<string, string>> = members.fields;
  return fields.map((field) => names[field] ?? field).join(', ');
}
