export type ParsedJson = ReturnType<typeof JSON.parse>;

export function resolveReference(document: ParsedJson, value: ParsedJson): ParsedJson {
  let found = value;
  while (typeof found?.$ref === 'string') {
    const names: readonly string[] = found.$ref.split('/').slice(1);
    found = names.reduce((of: ParsedJson, name) => of[name], document);
  }
  return found;
}
