import { type ParsedJson, resolveReference } from './resolve.ts';

const LIMITS = ['minLength', 'maxLength', 'pattern', 'minimum', 'maximum', 'maxItems'] as const;

/** Lists the limits of body fields, such as `MemberChanges.email.maxLength`, and of searches. */
export function writeFieldLimits(document: ParsedJson): string {
  const limits: Record<string, object | undefined> = Object.fromEntries([
    ...[...findSentSchemas(document)]
      .toSorted()
      .map((name) => [name, findLimits(document, document.components.schemas[name].properties)]),
    ...Object.entries<ParsedJson>(document.paths).map(([path, { get }]) => [
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
function findSearchParameters(
  document: ParsedJson,
  parameters: readonly ParsedJson[] = [],
): ParsedJson {
  const found = parameters.map((one) => resolveReference(document, one));
  const searched = found.filter((one) => one.in === 'query' && one.name !== 'limit');
  return Object.fromEntries(searched.map(({ name, schema }) => [name, schema]));
}

/** The schemas of all bodies, and the schemas they refer to. */
function findSentSchemas(document: ParsedJson): Set<string> {
  const found = new Set<string>();
  const collect = (value: ParsedJson): void => {
    if (typeof value !== 'object' || value === null) return;
    const name = typeof value.$ref === 'string' ? value.$ref.split('/').at(-1) : undefined;
    if (name !== undefined) {
      if (found.has(name)) return;
      found.add(name);
      collect(resolveReference(document, value));
    }
    for (const part of Object.values(value)) collect(part);
  };
  for (const methods of Object.values<ParsedJson>(document.paths)) {
    for (const { requestBody } of Object.values<ParsedJson>(methods)) collect(requestBody);
  }
  return found;
}

function findLimits(document: ParsedJson, properties: ParsedJson = {}): object | undefined {
  const fields = Object.entries<ParsedJson>(properties).flatMap(([field, schema]) => {
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
function findLimit(document: ParsedJson, schema: ParsedJson, limit: string): unknown {
  const found = resolveReference(document, schema);
  const ways: readonly ParsedJson[] = found.anyOf ?? found.allOf ?? [];
  return (
    found[limit] ??
    ways.map((way) => findLimit(document, way, limit)).find((one) => one !== undefined)
  );
}
