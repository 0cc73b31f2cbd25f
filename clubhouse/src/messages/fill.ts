/**
 * A sentence with `{name}` where something is put in: for those that the browser's script says too,
 * which gets them as texts.
 */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
