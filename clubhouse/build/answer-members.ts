type Json = ReturnType<typeof JSON.parse>;

/**
 * A module that names, for each operation of the document, the property by which the website
 * recognises its answer. It is `data` of a list, else `id`, else the first that is always there,
 * and null where the answer has no body. It is one property alone, so that the website understands
 * a league of another release too.
 */
export function answerMembers(document: Json): string {
  const rows = Object.entries<Json>(document.paths).flatMap(([path, methods]) =>
    Object.entries<Json>(methods).flatMap(([method, operation]) => {
      const member = memberOf(document, operation.responses ?? {});
      return member === undefined ? [] : [`  '${method.toUpperCase()} ${path}': ${member},\n`];
    }),
  );
  return `export const ANSWER_PROPERTIES: Readonly<Record<string, string | null>> = {\n${rows.join('')}};\n`;
}

function memberOf(document: Json, responses: Json): string | undefined {
  const success = Object.entries<Json>(responses).find(([status]) => status.startsWith('2'));
  if (success === undefined) return undefined;
  const body = resolve(document, success[1]).content?.['application/json'];
  if (body === undefined) return 'null';
  const { required = [], properties = {} } = resolve(document, body.schema);
  if (required.includes('data') && resolve(document, properties.data).type !== 'array') {
    throw new TypeError('an answer is taken for a list by its "data", which is none here');
  }
  const names: readonly string[] = ['data', 'id', ...required];
  const name = names.find((one) => required.includes(one));
  return name === undefined ? undefined : `'${name}'`;
}

/** What a `$ref` stands for. */
export function resolve(document: Json, value: Json): Json {
  let found = value;
  while (typeof found?.$ref === 'string') {
    const names: readonly string[] = found.$ref.split('/').slice(1);
    found = names.reduce((of: Json, name) => of[name], document);
  }
  return found;
}
