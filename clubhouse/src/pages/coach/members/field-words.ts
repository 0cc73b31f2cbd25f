import type { Words } from '../../../messages/en.ts';

/** `Telephone, Level`: names of fields as the league has them, in words. */
export function fieldWords({ members }: Words, fields: readonly string[]): string {
  const names: Readonly<Record<string, string>> = members.fields;
  return fields.map((field) => names[field] ?? field).join(', ');
}
