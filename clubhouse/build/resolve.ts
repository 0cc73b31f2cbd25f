export type Json = ReturnType<typeof JSON.parse>;

export function resolve(document: Json, value: Json): Json {
  let found = value;
  while (typeof found?.$ref === 'string') {
    const names: readonly string[] = found.$ref.split('/').slice(1);
    found = names.reduce((of: Json, name) => of[name], document);
  }
  return found;
}
