import { type Json, resolve } from './resolve.ts';

const LIMITS = ['minLength', 'maxLength', 'pattern', 'minimum', 'maximum', 'maxItems'] as const;

/** Lists the limits of body fields, such as `MemberChanges.email.maxLength`, and of searches. */
export function writeFieldLimits(document: Json): string {
  const limits: Record<string, object | undefined> = Object.fromEntries([
    ...[...findSentSchemas(document)]
      .toSorted()
      .map((name) => [name, findLimits(document, document.components.schemas[name].properties)]),
    ...Object.entries<Json>(document.paths).map(([path, { get }]) => [
      path,
      findLimits(document, findSearchParameters(document, get?.parameters)),
    ]),
  ]);
  const lines = Object.entries(limits).flatMap(([name, fields]) =>
    fields === undefined ? [] : [`  ${JSON.stringify(name)}: {`, ...writeLines(fields), '  },'],
  );
  return `export const FIELD_LIMITS = {\n${lines.join('\n')}\n} as const;\n`;
}

/** Writes one line per field, so that a changed limit shows as one changed line. */
function writeLines(fields: object): string[] {
  return Object.entries(fields).map(
    ([field, limits]) => `    ${JSON.stringify(field)}: ${JSON.stringify(limits)},`,
  );
}

/** The search parameters of a list; page sizes are not form fields. */
function findSearchParameters(document: Json, parameters: readonly Json[] = []): Json {
  const found = parameters.map((one) => resolve(document, one));
  const searched = found.filter((one) => one.in === 'query' && one.name !== 'limit');
  return Object.fromEntries(searched.map(({ name, schema }) => [name, schema]));
}

/** The schemas of all bodies, and the schemas they refer to. */
function findSentSchemas(document: Json): Set<string> {
  const found = new Set<string>();
  const collect = (value: Json): void => {
    if (typeof value !== 'object' || value === null) return;
    const name = typeof value.$ref === 'string' ? value.$ref.split('/').at(-1) : undefined;
    if (name !== undefined) {
      if (found.has(name)) return;
      found.add(name);
      collect(resolve(document, value));
    }
    for (const part of Object.values(value)) collect(part);
  };
  for (const methods of Object.values<Json>(document.paths)) {
    for (const { requestBody } of Object.values<Json>(methods)) collect(requestBody);
  }
  return found;
}

function findLimits(document: Json, properties: Json = {}): object | undefined {
  const fields = Object.entries<Json>(properties).flatMap(([field, schema]) => {
    const own = LIMITS.flatMap((limit) => {
      const value = findLimit(document, schema, limit);
      return value === undefined ? [] : [[limit, value]];
    });
    if (findLimit(document, schema, 'format') === 'name') own.push(['format', 'name']);
    const limits = { ...findLimits(document, schema.properties), ...Object.fromEntries(own) };
    return Object.keys(limits).length === 0 ? [] : [[field, limits]];
  });
  return fields.length === 0 ? undefined : Object.fromEntries(fields);
}

/** A field may be nullable or have alternatives; the first one with a limit counts. */
function findLimit(document: Json, schema: Json, limit: string): unknown {
  const found = resolve(document, schema);
  const ways: readonly Json[] = found.anyOf ?? found.allOf ?? [];
  return (
    found[limit] ??
    ways.map((way) => findLimit(document, way, limit)).find((one) => one !== undefined)
  );
}
